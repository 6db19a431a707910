import {boolean, mixed, number, object, string} from 'yup';
import type {InferType} from 'yup';

/** The calls whose answers can be disturbed; each is one line in the request log. */
export const CALLS = [
  'availability',
  'validation',
  'creation',
  'script',
  'execute',
  'challenge',
  'analytics',
  'errors',
] as const;
export type Call = (typeof CALLS)[number];

const FAULT_KINDS = [
  'status',
  'html',
  'empty',
  'wrongTypes',
  'json',
  'drop',
  'hang',
  'slow',
  'noCors',
  'retryAfter',
  'captcha',
  'invalid',
  'domainTaken',
  'tokenRefused',
  'challengeWanted',
  'noPaymentPage',
  'untrusted',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Kinds that only some calls know; every other kind goes for all of them. */
const ONLY_FOR: Partial<Record<FaultKind, readonly Call[]>> = {
  captcha: ['validation'],
  invalid: ['validation'],
  domainTaken: ['availability', 'creation'],
  tokenRefused: ['creation'],
  challengeWanted: ['creation'],
  noPaymentPage: ['creation'],
  untrusted: ['creation'],
};

const optionalNumber = () => number().integer().min(0).optional();

export const faultSchema = object({
  kind: string().oneOf(FAULT_KINDS).required(),
  /** HTTP status of `status`, `html`, `empty`, `json` and `retryAfter`. */
  status: number().integer().min(200).max(599).optional(),
  /** Page that `status` or `html` answers with. */
  html: string().optional(),
  /** Any value, sent as JSON by `json`. */
  body: mixed().nullable().optional(),
  /** `drop`: close before the first byte instead of half-way; browsers may send such a request again. */
  beforeAnswer: boolean().optional(),
  /** `drop`: only once what was asked for is done. */
  done: boolean().optional(),
  /** `slow`: milliseconds. */
  ms: optionalNumber(),
  /** `retryAfter`: seconds. */
  seconds: optionalNumber(),
}).noUnknown();
export type Fault = InferType<typeof faultSchema>;

export const isKindFor = (kind: FaultKind, call: Call): boolean =>
  ONLY_FOR[kind]?.includes(call) ?? true;

const WRONG_TYPES: Partial<Record<Call, unknown>> = {
  availability: {is_available: 'false'},
  validation: {is_token_valid: 'yes', captcha: 'no'},
  creation: {data: {url: 42, 'stripe-url': []}},
  execute: {token: 42},
  challenge: {token: 42},
};

const errorPage = (status: number): string =>
  `<!doctype html><html lang="en"><title>${status}</title><h1>${status} from the sandbox</h1></html>`;

const answerJson = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {'Content-Type': 'application/json', ...headers},
  });

const answerHtml = (html: string, status: number) =>
  new Response(html, {status, headers: {'Content-Type': 'text/html; charset=utf-8'}});

/** The answer that stands in for the real one, or undefined for a fault of another nature. */
export const cannedAnswer = (fault: Fault, call: Call): Response | undefined => {
  switch (fault.kind) {
    case 'status': {
      const status = fault.status ?? 500;
      if (status === 204 || status === 304) return new Response(null, {status});
      return fault.html === undefined
        ? answerJson({message: 'Disturbed by the sandbox'}, status)
        : answerHtml(fault.html, status);
    }
    case 'html':
      return answerHtml(fault.html ?? errorPage(fault.status ?? 200), fault.status ?? 200);
    case 'empty':
      return new Response(null, {status: fault.status ?? 200});
    case 'wrongTypes':
      return answerJson(WRONG_TYPES[call] ?? [42], 200);
    case 'json':
      return answerJson(fault.body ?? null, fault.status ?? 200);
    case 'retryAfter':
      return answerJson({message: 'Too many requests'}, fault.status ?? 429, {
        'Retry-After': String(fault.seconds ?? 1),
      });
    default:
      return undefined;
  }
};

export const overrideSchema = object({
  call: string().oneOf(CALLS).required(),
  fault: faultSchema.required(),
  times: number().integer().min(1).optional(),
  domain: string().optional(),
  key: string().optional(),
}).noUnknown();
export type Override = InferType<typeof overrideSchema>;
