import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response';
import type {MiddlewareHandler} from 'hono';
import {cannedAnswer} from './faults.ts';
import type {Call} from './faults.ts';
import {keyOf, readBody} from '../services.ts';
import type {SetOverride} from '../state/overrides.ts';
import type {Services, SandboxContext, SandboxEnv} from '../services.ts';
import type {LoggedRequest} from '../state/requestLog.ts';
import {findNameScenario} from './scenarios.ts';

const CORS_HEADER = 'Access-Control-Allow-Origin';

/** Half an answer makes the browser give up; before the first byte it may quietly send the request again. */
const dropConnection = async (c: SandboxContext, beforeAnswer: boolean): Promise<Response> => {
  const {outgoing} = c.env;
  if (!beforeAnswer) {
    outgoing?.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': '1000',
      Connection: 'close',
      [CORS_HEADER]: '*',
    });
    await new Promise((resolve) => outgoing?.write('{"data":', resolve));
  }
  outgoing?.destroy();
  return RESPONSE_ALREADY_SENT;
};

const disturb = async (
  services: Services,
  c: SandboxContext,
  call: Call,
  {fault, owner}: Pick<SetOverride, 'fault' | 'owner'>,
  next: () => Promise<void>,
): Promise<Response | undefined> => {
  switch (fault.kind) {
    case 'drop':
      if (fault.done) await next();
      return dropConnection(c, fault.beforeAnswer ?? false);
    case 'hang': {
      if ((await services.waiting.hang(c.env.outgoing, owner)) === 'over') {
        return RESPONSE_ALREADY_SENT;
      }
      const meanwhile = services.overrides.take(call, keyOf(c), c.req.param('domain'));
      c.set('fault', meanwhile?.fault);
      if (meanwhile) return disturb(services, c, call, meanwhile, next);
      await next();
      return undefined;
    }
    case 'slow':
      await next();
      await services.waiting.sleep(fault.ms ?? services.slowMs);
      return undefined;
    case 'noCors':
      await next();
      c.res.headers.delete(CORS_HEADER);
      return undefined;
    default: {
      const answer = cannedAnswer(fault, call);
      if (!answer) await next();
      return answer;
    }
  }
};

const logRequest = async (
  services: Services,
  c: SandboxContext,
  call: Call,
): Promise<LoggedRequest> => {
  const {pathname, search} = new URL(c.req.url);
  const request: LoggedRequest = {
    key: keyOf(c) ?? null,
    call,
    method: c.req.method,
    path: pathname,
    query: search,
    body: await readBody(c),
    time: new Date(services.now()).toISOString(),
    status: null,
  };
  services.log.add(request);
  return request;
};

/** Logs each request of this call and lets an override, or else the test value in its path, disturb it. */
export const observe =
  (services: Services, call: Call): MiddlewareHandler<SandboxEnv> =>
  async (c, next) => {
    const logged = await logRequest(services, c, call);
    const domain = c.req.param('domain');
    const override = services.overrides.take(call, keyOf(c), domain);
    const fault =
      override?.fault ??
      (domain === undefined ? undefined : findNameScenario(domain)?.faults[call]);
    c.set('fault', fault);
    if (!fault) {
      await next();
      logged.status = c.res.status;
      return;
    }
    const answer = await disturb(services, c, call, {fault, owner: override?.owner}, next);
    if (answer) c.res = answer;
    if (answer !== RESPONSE_ALREADY_SENT) logged.status = c.res.status;
  };
