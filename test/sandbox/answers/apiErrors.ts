import type {SandboxContext} from '../services.ts';

const STATUS = {
  domain_name_not_available: 409,
  token_not_valid: 403,
  environment_not_found: 404,
  request_not_valid: 400,
} as const;

/** An error answer of the API (specification 7.1); `detail` is for the reader of the network panel. */
export const answerError = (c: SandboxContext, pointer: keyof typeof STATUS, detail?: string) =>
  c.json(
    {errors: [{source: {pointer}, ...(detail === undefined ? {} : {detail})}]},
    STATUS[pointer],
  );
