import type {AxiosInstance, AxiosResponse} from 'axios';
import type {AvailabilityResult} from '../../machines/shared/flow/callResults.ts';
import {malformedAnswer, toCallFailure} from './callFailure.ts';
import {domainPath} from './domainPath.ts';
import {isRecord} from './record.ts';

export type CheckAvailability = (
  domainName: string,
  signal: AbortSignal,
) => Promise<AvailabilityResult>;

/**
 * `GET /installation/availability/{domain}` → `{"is_available": boolean}` (specification 7.2).
 * Rejects with a `CallFailure`; an answer without that boolean is malformed, never "taken".
 */
export const createCheckAvailability =
  (client: AxiosInstance): CheckAvailability =>
  async (domainName, signal) => {
    let answer: AxiosResponse<unknown>;
    try {
      answer = await client.get(`/installation/availability/${domainPath(domainName)}`, {signal});
    } catch (error) {
      throw toCallFailure(error);
    }
    if (!isRecord(answer.data) || typeof answer.data['is_available'] !== 'boolean') {
      throw malformedAnswer(answer.status);
    }
    return {kind: answer.data['is_available'] ? 'free' : 'taken'};
  };
