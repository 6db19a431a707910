import type {AxiosInstance, AxiosResponse} from 'axios';
import type {BotCheckAnswer, ValidationResult} from '../../machines/shared/flow/callResults.ts';
import {malformedAnswer, toCallFailure} from './callFailure.ts';
import {isRecord} from './record.ts';

export type ValidateToken = (
  answer: BotCheckAnswer,
  signal: AbortSignal,
) => Promise<ValidationResult>;

/**
 * `POST /validate-captcha` with `{token, version}` → `{is_token_valid, captcha}` (specification 4.2 and 7.1).
 * Rejects with a `CallFailure`; a token refused without `captcha: true` is one, too.
 */
export const createValidateToken =
  (client: AxiosInstance): ValidateToken =>
  async ({token, version}, signal) => {
    let answer: AxiosResponse<unknown>;
    try {
      const body = {token: token.reveal(), version};
      answer = await client.post('/validate-captcha', body, {signal});
    } catch (error) {
      throw toCallFailure(error);
    }
    const body = isRecord(answer.data) ? answer.data : {};
    if (body['is_token_valid'] === true) return {kind: 'valid'};
    if (body['is_token_valid'] === false && body['captcha'] === true) {
      return {kind: 'challengeWanted'};
    }
    throw malformedAnswer(answer.status);
  };
