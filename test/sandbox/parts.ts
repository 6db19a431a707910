import type {HttpBindings} from '@hono/node-server';
import type {Context, Hono} from 'hono';
import {getCookie} from 'hono/cookie';
import {openDatabase} from './database.ts';
import {createEnvironments} from './environments.ts';
import type {Environments} from './environments.ts';
import type {Fault} from './faults.ts';
import {createOverrides} from './overrides.ts';
import type {Overrides} from './overrides.ts';
import {createPayments} from './payments.ts';
import type {Payments} from './payments.ts';
import {createRequestLog} from './requestLog.ts';
import type {RequestLog} from './requestLog.ts';
import {createTokens} from './tokens.ts';
import type {Tokens} from './tokens.ts';
import {createWaiting} from './waiting.ts';
import type {Waiting} from './waiting.ts';

export type SandboxOptions = {
  /** Path of the SQLite file, whose folder is made when needed, or ':memory:'. */
  databaseFile: string;
  /** Origin of the funnel when it is another than the sandbox's own; '' by default. */
  funnel?: string;
  /** How long 'slow' takes where nothing else is said, in milliseconds; 8000 by default. */
  slowMs?: number;
  /** The clock that tokens and the log go by, in milliseconds. */
  now?: () => number;
};

export type Parts = {
  environments: Environments;
  payments: Payments;
  tokens: Tokens;
  overrides: Overrides;
  log: RequestLog;
  waiting: Waiting;
  now: () => number;
  slowMs: number;
  funnel: string;
  close(): void;
};

export type SandboxEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {fault: Fault | undefined};
};
export type SandboxApp = Hono<SandboxEnv>;
export type SandboxContext = Context<SandboxEnv>;

export const createParts = (options: SandboxOptions): Parts => {
  const {databaseFile, funnel = '', slowMs = 8000, now = Date.now} = options;
  const database = openDatabase(databaseFile);
  const waiting = createWaiting();
  return {
    environments: createEnvironments(database, now),
    payments: createPayments(database),
    tokens: createTokens(now),
    overrides: createOverrides(),
    log: createRequestLog(),
    waiting,
    now,
    slowMs,
    funnel,
    close: () => {
      waiting.close();
      database.close();
    },
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
