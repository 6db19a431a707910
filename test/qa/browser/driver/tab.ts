import type {BrowserContext, ConsoleMessage} from '@playwright/test';
import type {Environment} from '../../../../machines/shared/flow/callResults.ts';
import type {View} from '../../paths/expected.ts';
import {MESSAGES} from '../../paths/words.ts';
import {createGate, type Gate} from './gate.ts';
import type {Recorder} from './recorder.ts';

type Qa = Window & {qa?: Recorder};

const REPORT = /^\[[^\]]+\] \S+: (\w+) failed \(/;
const BROWSERS_OWN = /^Failed to load resource/;

/** A tab of its own for a path, with the clock and the gate to the outside in the hands of the test. */
export const openTab = async (context: BrowserContext, domain: string) => {
  const page = await context.newPage();
  const gate: Gate = await createGate(page, domain);
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', ({message}) => lines.push(`uncaught: ${message}`));
  let lengthAtStart = 1;

  const isReady = () => page.locator('html[data-ready]').waitFor({state: 'attached'});

  const open = async (address: string, kept?: Environment) => {
    await page.goto(address);
    if (kept) {
      await page.evaluate(
        ([path, environment]) => {
          const funnel = {trail: [path], environment};
          history.replaceState({...history.state, funnel}, '', path);
        },
        [address, kept] as const,
      );
      await page.reload();
    }
    await isReady();
    lengthAtStart = await page.evaluate(() => history.length);
  };

  /** An entry as an earlier visit leaves it, reached with Forward. */
  const traverse = (path: string) =>
    page.evaluate(async (to) => {
      const trail = [...(history.state?.funnel?.trail ?? [location.pathname]), to];
      const popped = () =>
        new Promise((resolve) => addEventListener('popstate', resolve, {once: true}));
      history.pushState({funnel: {trail}}, '', to + location.search);
      const there = popped();
      history.back();
      await there;
      const here = popped();
      history.forward();
      await here;
    }, path);

  const observe = (): Promise<View> =>
    page.evaluate(
      ([messages, start]) => {
        const main = document.querySelector('main')?.textContent ?? '';
        const headings = [...document.querySelectorAll('h1')].map((h1) => h1.textContent);
        // The sandbox's environments have addresses of its own.
        const stored = (sessionStorage.getItem('formvalues') ?? 'null').replace(
          /"http[^"]*\/sandbox\/environment\/([^"]+)"/,
          '"https://$1.testwerf.example"',
        );
        const said = Object.entries(messages).filter(([, text]) => main.includes(text));
        return {
          state: (window as Qa).qa?.state() ?? '',
          path: location.pathname,
          heading: headings.join(' | '),
          title: document.title,
          messages: said.map(([name]) => name as keyof typeof messages),
          entries: history.length - start + 1,
          formValues: JSON.parse(stored),
        };
      },
      [MESSAGES, lengthAtStart] as const,
    );

  return {
    page,
    gate,
    open,
    traverse,
    observe,
    /** As a content blocker does; so the script has to be loaded once more, and that can be seen. */
    takeBotCheckAway: () =>
      page.evaluate(() => {
        Reflect.deleteProperty(window, 'grecaptcha');
        Reflect.deleteProperty(window, '___grecaptcha_cfg');
      }),
    /** Everything kept in the browser beside the form values. */
    leftovers: () =>
      page.evaluate(() => ({
        session: Object.keys(sessionStorage).filter((name) => name !== 'formvalues'),
        local: Object.keys(localStorage),
        cookies: document.cookie.replace(/(^|; )sandbox=[^;]*/, ''),
      })),
    taken: (): Promise<string[]> => page.evaluate(() => (window as Qa).qa?.taken() ?? []),
    /** Calls whose failure the product reported. */
    reported: () => lines.flatMap((line) => REPORT.exec(line)?.[1] ?? []),
    /** Console lines that are neither a report nor the browser's own word on a failed call. */
    surprises: () => lines.filter((line) => !REPORT.test(line) && !BROWSERS_OWN.test(line)),
  };
};

export type Tab = Awaited<ReturnType<typeof openTab>>;
