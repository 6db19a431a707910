import axios from 'axios';
import {expect, test, vi} from 'vitest';
import {watchRequests} from '../../../../../src/inspector/feed/page/requests.ts';

const CANARY = 'Canary2024x';

/** What is told of a request that a client makes. */
const toldOf = async (ask: (client: ReturnType<typeof axios.create>) => Promise<unknown>) => {
  const before = axios.defaults.transformRequest ?? [];
  const tell = vi.fn();
  watchRequests(tell);
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
  return {told: tell.mock.calls, sent};
};

test('a request is told by method, path and the names of its fields, and goes as it would', async () => {
  const body = {
    data: {domainName: CANARY, teamMembers: [{email: CANARY}, {email: CANARY}], version: 3},
  };
  const {told, sent} = await toldOf((client) => client.post(`/installation/add/${CANARY}`, body));
  expect(told).toEqual([
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

test('a request without a body is told without fields', async () => {
  const {told} = await toldOf((client) => client.get(`/installation/availability/${CANARY}`));
  expect(told).toEqual([[{method: 'GET', path: '/installation/availability/{domain}'}]]);
});
