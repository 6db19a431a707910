import {randomUUID} from 'node:crypto';
import {test as base, expect, type Page} from '@playwright/test';
import axeCore from 'axe-core';
import type {Call, Fault} from '../../sandbox/answers/faults.ts';
import type {LoggedRequest} from '../../sandbox/state/requestLog.ts';
import {createFunnel, type Funnel} from './funnel.ts';
import {type Language, textsOf} from './texts.ts';

export {expect};

type Scenario = {call: Call; fault: Fault | Fault['kind']; times?: number; domain?: string};

/** This test's own part of the sandbox: its scenarios and requests are not seen by other tests. */
export type Sandbox = {
  key: string;
  /** Disturbs a call, for good or so many times. */
  scenario(scenario: Scenario): Promise<void>;
  /** Keeps every answer to a call back; gives the way to let them go. */
  hold(call: Call): Promise<() => Promise<void>>;
  /** What the product asked so far, oldest first: of one call, or all but analytics and errors. */
  requests(call?: Call): Promise<LoggedRequest[]>;
  /** The paths that analytics has received so far, oldest first. */
  pageViews(): Promise<string[]>;
  /** The events that the error service was sent, oldest first. */
  errorReports(): Promise<{message: string}[]>;
  /** Everything the analytics and error services were sent, as text. */
  reports(): Promise<string>;
};

/** What the tracker sends: the event's name and the page's address. */
type Event = {body: {n: string; u: string}};

export type Fixtures = {
  /** The language of the visitor's browser; `test.use` chooses another than Dutch. */
  language: Language;
  sandbox: Sandbox;
  /** The page as a visitor in that language handles it, with this test's web address. */
  funnel: Funnel;
  /** A web address that no other test uses. */
  domain: string;
  /** Lets the pages of this test write console errors, warnings or uncaught errors that match. */
  allowConsole: (pattern: RegExp) => void;
};

const BROKEN_POLICY = 'the page broke its policy:';

/** Runs in the page. What the browser itself says of a violation differs from version to version. */
const reportViolations = (words: string) => {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const {effectiveDirective, blockedURI, sourceFile, lineNumber} = violation;
    console.error(`${words} ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
  });
};

export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide, {project}) => {
    await provide(process.env[project.name === 'dev' ? 'DEV_URL' : 'BASE_URL']);
  },

  language: ['nl', {option: true}],

  locale: async ({language}, provide) => {
    await provide(language === 'en' ? 'en-US' : 'nl-NL');
  },

  funnel: async ({page, language, domain}, provide) => {
    await provide(createFunnel(page, textsOf(language), domain));
  },

  sandbox: [
    async ({context, baseURL, playwright}, provide) => {
      const key = randomUUID();
      const url = String(baseURL);
      // Without this the tracker counts no browser that a test drives.
      await context.addInitScript(() => Object.assign(window, {__plausible: true}));
      await context.addCookies([{name: 'sandbox', value: key, url}]);
      const api = await playwright.request.newContext({
        baseURL: url,
        // A connection that the server has just given up would fail the next request.
        extraHTTPHeaders: {connection: 'close'},
      });
      await provide({
        key,
        scenario: async (scenario) => {
          const answer = await api.post('/sandbox/scenario', {data: {...scenario, key}});
          expect(answer.status(), await answer.text()).toBe(204);
        },
        hold: async (call) => {
          const held = `/sandbox/scenarios/${key}`;
          const answer = await api.put(held, {data: [{call, fault: {kind: 'hang'}, key}]});
          expect(answer.status(), await answer.text()).toBe(204);
          return async () => {
            await api.delete(held);
          };
        },
        requests: async (call) => {
          const query = new URLSearchParams({key, ...(call === undefined ? {} : {call})});
          return (await api.get(`/sandbox/requests?${query}`)).json();
        },
        pageViews: async () => {
          const events = await (await api.get(`/sandbox/analytics/events?key=${key}`)).json();
          return events
            .filter(({body}: Event) => body.n === 'pageview')
            .map(({body}: Event) => new URL(body.u).pathname);
        },
        errorReports: async () => {
          const envelopes = await (await api.get(`/sandbox/errors/events?key=${key}`)).json();
          return envelopes.map(({lines}: {lines: unknown[]}) => lines[2]);
        },
        reports: async () => {
          const sinks = ['analytics', 'errors'].map((sink) => `/sandbox/${sink}/events?key=${key}`);
          const answers = await Promise.all(
            sinks.map(async (sink) => (await api.get(sink)).text()),
          );
          return answers.join('\n');
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
      await context.addInitScript(reportViolations, BROKEN_POLICY);
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (fault) => seen.push(`uncaught: ${fault.error().message}`));
      await provide((pattern) => allowed.push(pattern));
      const surprises = seen.filter(
        (line) => line.includes(BROKEN_POLICY) || !allowed.some((pattern) => pattern.test(line)),
      );
      expect(surprises, 'console output that the test does not expect').toEqual([]);
    },
    {auto: true},
  ],
});

/** WCAG 2.2 AA and axe's best practices. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What may change with the colours alone. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Runs in the page, which has axe by then. */
const findViolations = async (runOnly: string[]): Promise<string[]> => {
  const {axe} = window as unknown as {axe: typeof import('axe-core')};
  const {violations} = await axe.run(document, {runOnly, resultTypes: ['violations']});
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`),
  );
};

/** The whole page as it stands breaks none of the rules. */
export async function axe(page: Page, where?: string, rules = ALL_RULES): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  expect(await page.evaluate(findViolations, rules), where).toEqual([]);
}
