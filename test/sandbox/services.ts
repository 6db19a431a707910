import type {HttpBindings} from '@hono/node-server';
import type {Context, Hono} from 'hono';
import {getCookie} from 'hono/cookie';
import {createEnvironments} from './state/environments.ts';
import type {EnvironmentRows, Environments} from './state/environments.ts';
import type {Fault} from './answers/faults.ts';
import {type Memory, memoryRows, readMemory} from './state/memory.ts';
import {createOverrides} from './state/overrides.ts';
import type {Overrides} from './state/overrides.ts';
import {createPayments} from './state/payments.ts';
import type {PaymentRows, Payments} from './state/payments.ts';
import {createRequestLog} from './state/requestLog.ts';
import type {RequestLog} from './state/requestLog.ts';
import {createTokens} from './state/tokens.ts';
import type {Tokens} from './state/tokens.ts';
import {createWaiting} from './state/waiting.ts';
import type {Waiting} from './state/waiting.ts';

/** Where the sandbox keeps what outlives it. */
export type Rows = {environments: EnvironmentRows; payments: PaymentRows};

export type SandboxOptions = {
  /** The code of the captcha provider's script. */
  captchaScript: string;
  /** What it knows from before; nothing by default. */
  memory?: Memory;
  /** Where environments and payments are kept; in its memory by default. */
  rows?: Rows;
  /** Origin of the funnel when it is another than the sandbox's own; '' by default. */
  funnel?: string;
  /** How long 'slow' takes where nothing else is said, in milliseconds; 8000 by default. */
  slowMs?: number;
  /** The clock that tokens and the log go by, in milliseconds. */
  now?: () => number;
};

export type Services = {
  environments: Environments;
  payments: Payments;
  tokens: Tokens;
  overrides: Overrides;
  log: RequestLog;
  waiting: Waiting;
  now: () => number;
  slowMs: number;
  funnel: string;
  captchaScript: string;
  close(): void;
};

export type SandboxEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {fault: Fault | undefined};
};
export type SandboxApp = Hono<SandboxEnv>;
export type SandboxContext = Context<SandboxEnv>;

export const createChunks = (options: SandboxOptions): Services => {
  const {
    captchaScript,
    memory = readMemory(),
    funnel = '',
    slowMs = 8000,
    now = Date.now,
  } = options;
  const {environments, payments} = options.rows ?? memoryRows(memory);
  const waiting = createWaiting();
  return {
    environments: createEnvironments(environments, now),
    payments: createPayments(payments),
    tokens: createTokens(memory.tokens, now),
    overrides: createOverrides(memory),
    log: createRequestLog(),
    waiting,
    now,
    slowMs,
    funnel,
    captchaScript,
    close: waiting.close,
  };
};

/** The cookie by which parallel tests keep their scenarios and logs apart. */
export const keyOf = (c: SandboxContext): string | undefined =>
  getCookie(c, 'sandbox') || undefined;

/** Parsed JSON of the body; the text itself when it is no JSON, null when it is empty. */
export const readBody = async (c: SandboxContext): Promise<unknown> => {
  const text = await c.req.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
