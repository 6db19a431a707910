import axios from 'axios';
import {expect, test, vi} from 'vitest';
import {watchRequests} from '../../../../../src/inspector/feed/page/requests.ts';

const CANARY = 'Canary2024x';

/** What is reported of a request that a client makes. */
const reportOf = async (ask: (client: ReturnType<typeof axios.create>) => Promise<unknown>) => {
  const before = axios.defaults.transformRequest ?? [];
  const report = vi.fn();
  watchRequests(report);
  const sent: unknown[] = [];
  const client = axios.create({
    baseURL: 'https://api.example.test',
    adapter: async (config) => {
      sent.push(config.data);
      return {config, data: {}, status: 200, statusText: 'OK', headers: {}};
    },
  });
  axios.defaults.transformRequest = before;
  await ask(client);
  return {reported: report.mock.calls, sent};
};

test('a request is reported by method, path and the names of its fields, and is sent unchanged', async () => {
  const body = {
    data: {domainName: CANARY, teamMembers: [{email: CANARY}, {email: CANARY}], version: 3},
  };
  const {reported, sent} = await reportOf((client) =>
    client.post(`/installation/add/${CANARY}`, body),
  );
  expect(reported).toEqual([
    [
      {
        method: 'POST',
        path: '/installation/add/{domain}',
        fields: 'data.domainName, data.teamMembers[].email, data.version',
      },
    ],
  ]);
  expect(sent).toEqual([JSON.stringify(body)]);
});

test('a request without a body is reported without fields', async () => {
  const {reported} = await reportOf((client) => client.get(`/installation/availability/${CANARY}`));
  expect(reported).toEqual([[{method: 'GET', path: '/installation/availability/{domain}'}]]);
});
