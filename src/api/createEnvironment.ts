import {isAxiosError, type AxiosInstance, type AxiosResponse} from 'axios';
import type {CreationOutcome, Environment} from '../../machines/shared/flow/callResults.ts';
import {malformedAnswer, toCallFailure} from './callFailure.ts';
import {domainPath} from './domainPath.ts';
import type {EnvironmentRequest} from './environmentRequest.ts';
import {isRecord} from './record.ts';
import type {Trust} from './trustedAddress.ts';

/** The addresses of an answer, by their names on the wire. */
export type AddressField = 'url' | 'stripe-url';

export type CreateEnvironment = (
  request: EnvironmentRequest,
  signal: AbortSignal,
) => Promise<CreationOutcome>;

type Dependencies = {
  client: AxiosInstance;
  trust: Trust;
  /** Called for an address that was given and must not be used; it then counts as absent. */
  reportUntrusted: (field: AddressField) => void;
};

const firstError = (body: unknown): unknown => {
  const errors = isRecord(body) ? body['errors'] : undefined;
  return Array.isArray(errors) ? errors[0] : undefined;
};

const refusalOf = (error: unknown): CreationOutcome | undefined => {
  const source = isRecord(error) ? error['source'] : undefined;
  const pointer = isRecord(source) ? source['pointer'] : undefined;
  if (pointer === 'domain_name_not_available') return {kind: 'domainTaken'};
  if (pointer === 'token_not_valid') return {kind: 'tokenRefused'};
  return undefined;
};

/**
 * `POST /installation/add/{domain}` with `{"data": request}` → `{"data": {"url"?, "stripe-url"?}}`, or
 * `{"errors": [{"source": {"pointer"}}]}` under any status (specification 4.3 and 7.1). Rejects with a
 * `CallFailure` on everything that is neither accepted nor one of the two known refusals.
 */
export const createCreateEnvironment = ({
  client,
  trust,
  reportUntrusted,
}: Dependencies): CreateEnvironment => {
  const addressIn = (data: Record<string, unknown>, field: AddressField) => {
    const given = data[field];
    if (given === undefined || given === null) return undefined;
    const address = trust(given);
    if (address === undefined) reportUntrusted(field);
    return address;
  };

  const environmentOf = (data: Record<string, unknown>): Environment => {
    const url = addressIn(data, 'url');
    const paymentPage = addressIn(data, 'stripe-url');
    return {...(url && {url}), ...(paymentPage && {paymentPage})};
  };

  return async (request, signal) => {
    let answer: AxiosResponse<unknown>;
    try {
      const path = `/installation/add/${domainPath(request.domainName)}`;
      answer = await client.post(path, {data: request}, {signal});
    } catch (error) {
      const body = isAxiosError<unknown>(error) && error.response?.data;
      const refusal = refusalOf(firstError(body));
      if (refusal) return refusal;
      throw toCallFailure(error);
    }
    const error = firstError(answer.data);
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    const data = isRecord(answer.data) ? answer.data['data'] : undefined;
    if (error !== undefined || !isRecord(data)) throw malformedAnswer(answer.status);
    return {kind: 'accepted', environment: environmentOf(data)};
  };
};
