import {type CheckAvailability, createCheckAvailability} from './checkAvailability.ts';
import {createClient} from './client.ts';
import {
  type AddressField,
  createCreateEnvironment,
  type CreateEnvironment,
} from './createEnvironment.ts';
import {buildEnvironmentRequest} from './environmentRequest.ts';
import type {Trust} from './trustedAddress.ts';
import {createValidateToken, type ValidateToken} from './validateToken.ts';

export type Api = {
  checkAvailability: CheckAvailability;
  validateToken: ValidateToken;
  /** What `createEnvironment` sends. */
  buildRequest: typeof buildEnvironmentRequest;
  createEnvironment: CreateEnvironment;
};

export type ApiSettings = {
  host: string;
  trust: Trust;
  reportUntrusted: (field: AddressField) => void;
};

/** The three calls of the funnel (specification 7.1) to one host. */
export const createApi = ({host, trust, reportUntrusted}: ApiSettings): Api => {
  const client = createClient({host});
  return {
    checkAvailability: createCheckAvailability(client),
    validateToken: createValidateToken(client),
    buildRequest: buildEnvironmentRequest,
    createEnvironment: createCreateEnvironment({client, trust, reportUntrusted}),
  };
};
