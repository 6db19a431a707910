import type {Call} from './answers/faults.ts';
import type {LoggedRequest} from './state/requestLog.ts';

export type Answer = {status: number; body: unknown; headers: Headers};
export type Changes = Record<string, unknown>;

/** Reads and talks to a sandbox as the funnel and a test do; with a key, as a browser with that cookie. */
export const createClient = (url: string, key?: string) => {
  const cookie: Record<string, string> = key === undefined ? {} : {Cookie: `sandbox=${key}`};

  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {...cookie, ...(init.headers as Record<string, string> | undefined)},
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  };

  const post = (path: string, body: unknown, init: RequestInit = {}) =>
    send(path, {
      ...init,
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });

  const token = async (version: 2 | 3, action = 'Start_now'): Promise<string> => {
    const answer =
      version === 3
        ? await post('/sandbox/recaptcha/execute', {siteKey: 'sandbox-v3', action})
        : await post('/sandbox/recaptcha/challenge', {siteKey: 'sandbox-v2'});
    return (answer.body as {token: string}).token;
  };

  const create = async (
    request: Changes & {domainName: string},
    version: 2 | 3 = 3,
  ): Promise<Answer> => {
    const data = {token: await token(version), version, ...request};
    return post(`/api/installation/add/${request.domainName}`, {data});
  };

  const requests = async (call?: Call): Promise<LoggedRequest[]> => {
    const query = new URLSearchParams({...(key && {key}), ...(call && {call})});
    return (await send(`/sandbox/requests?${query}`)).body as LoggedRequest[];
  };

  return {
    send,
    post,
    token,
    create,
    requests,
    availability: (domain: string) => send(`/api/installation/availability/${domain}`),
    validate: (body: unknown) => post('/api/validate-captcha', body),
    scenario: (body: Changes) => post('/sandbox/scenario', body),
    reset: (body: Changes = {}) => post('/sandbox/reset', body),
  };
};
export type SandboxClient = ReturnType<typeof createClient>;
