import {randomUUID} from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import {test as base, expect, type Page} from '@playwright/test';
import type {Call, Fault} from '../sandbox/faults.ts';
import type {LoggedRequest} from '../sandbox/requestLog.ts';

export {expect};

type Scenario = {call: Call; fault: Fault | Fault['kind']; times?: number; domain?: string};

/** This test's own part of the sandbox: its scenarios and requests are not seen by other tests. */
type Sandbox = {
  key: string;
  /** Disturbs a call, for good or so many times. */
  scenario(scenario: Scenario): Promise<void>;
  /** What the product asked so far, oldest first: of one call, or all but analytics and errors. */
  requests(call?: Call): Promise<LoggedRequest[]>;
};

type Fixtures = {
  sandbox: Sandbox;
  /** A web address that no other test uses. */
  domain: string;
  /** Lets the pages of this test write console errors, warnings or uncaught errors that match. */
  allowConsole: (pattern: RegExp) => void;
};

export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide, {project}) => {
    await provide(process.env[project.name === 'dev' ? 'DEV_URL' : 'BASE_URL']);
  },

  sandbox: [
    async ({context, baseURL, playwright}, provide) => {
      const key = randomUUID();
      const url = String(baseURL);
      await context.addCookies([{name: 'sandbox', value: key, url}]);
      const api = await playwright.request.newContext({baseURL: url});
      await provide({
        key,
        scenario: async (scenario) => {
          const answer = await api.post('/sandbox/scenario', {data: {...scenario, key}});
          expect(answer.status(), await answer.text()).toBe(204);
        },
        requests: async (call) => {
          const query = new URLSearchParams({key, ...(call === undefined ? {} : {call})});
          return (await api.get(`/sandbox/requests?${query}`)).json();
        },
      });
      await api.post('/sandbox/reset', {data: {key, environments: true}});
      await api.dispose();
    },
    {auto: true},
  ],

  domain: async ({}, provide) => {
    await provide(`e2e${randomUUID().replaceAll('-', '').slice(0, 20)}`);
  },

  allowConsole: [
    async ({context}, provide) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (fault) => seen.push(`uncaught: ${fault.error().message}`));
      await provide((pattern) => allowed.push(pattern));
      const surprises = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(surprises, 'console output that the test does not expect').toEqual([]);
    },
    {auto: true},
  ],
});

/** WCAG 2.2 AA and axe's best practices, for the whole page as it stands. */
export async function axe(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const findings = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(findings).toEqual([]);
}
