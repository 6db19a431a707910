import type {LoggedRequest} from '../../../sandbox/state/requestLog.ts';
import type {Scenario} from '../sandboxAnswers.ts';

/** One key's part of the sandbox, by its own routes. */
export const createSandboxClient = (url: string, key: string) => ({
  once: async (scenario: Scenario): Promise<void> => {
    const answer = await fetch(`${url}/sandbox/scenario`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({...scenario, times: 1, key}),
    });
    if (!answer.ok) throw new Error(`the sandbox refuses: ${await answer.text()}`);
  },
  requests: async (): Promise<LoggedRequest[]> =>
    (await fetch(`${url}/sandbox/requests?key=${key}`)).json(),
});

export type SandboxClient = ReturnType<typeof createSandboxClient>;
