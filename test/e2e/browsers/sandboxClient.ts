import type {Call, Fault} from '../../sandbox/answers/faults.ts';
import type {LoggedRequest} from '../../sandbox/state/requestLog.ts';

type PageView = {n: string; u: string};

type Scenario = {call: Call; fault: Fault | Fault['kind']; times?: number};

/** What a story sets and reads of the sandbox, of its own key alone. */
export const createSandboxClient = (url: string, key: string) => {
  const read = async (path: string) => (await fetch(`${url}/sandbox/${path}`)).json();
  return {
    url,
    key,
    scenario: async (scenario: Scenario): Promise<void> => {
      const answer = await fetch(`${url}/sandbox/scenario`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({...scenario, key}),
      });
      if (answer.status !== 204) throw new Error(await answer.text());
    },
    requests: (call: Call): Promise<LoggedRequest[]> => read(`requests?key=${key}&call=${call}`),
    /** Paths of the page views that analytics received, in order. */
    pageViews: async (): Promise<string[]> =>
      (await read(`analytics/events?key=${key}`))
        .filter(({body}: {body: PageView}) => body.n === 'pageview')
        .map(({body}: {body: PageView}) => new URL(body.u).pathname),
    errorReports: async (): Promise<unknown[]> =>
      (await read(`errors/events?key=${key}`)).map(({lines}: {lines: unknown[]}) => lines[2]),
  };
};

export type SandboxClient = ReturnType<typeof createSandboxClient>;
