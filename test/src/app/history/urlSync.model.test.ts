// @vitest-environment node
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {samePath} from '../../../../src/app/history/historyPlan.ts';
import {type FakeBrowser, openBrowser} from '../../../support/session/fakeBrowser.ts';
import {deeds} from '../../../support/session/historyDeeds.ts';

const expectOrder = (browser: FakeBrowser) => {
  const entries = browser.entries();
  const trail = browser.trail() ?? [entries[0]];
  expect(browser.agrees() || [browser.url(), browser.path()]).toBe(true);
  expect(entries.filter((path, at) => at > 0 && samePath(path, entries[at - 1] ?? ''))).toEqual([]);
  expect(trail).toEqual(entries.slice(0, browser.index() + 1));
};

const name = fc.constantFrom(...Object.keys(deeds));
const start = fc.constantFrom('/', '/free', '/pro', '/free/step3', '/upgrade/', '/nowhere');

it('whatever a visitor does, the address follows the machine and the history stays in order @B13', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(name, {maxLength: 14}), async (path, names) => {
      const browser = await openBrowser(path);
      expectOrder(browser);
      for (const each of names) {
        await deeds[each]?.(browser);
        expectOrder(browser);
      }
      expect(browser.desk.asked('createEnvironment').length).toBeLessThanOrEqual(
        browser.desk.asked('validateToken').length,
      );
      browser.stop();
    }),
    {numRuns: 100},
  );
});

it('Back always leads back, or is undone while the environment is being created @B13', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(name, {maxLength: 14}), async (path, names) => {
      const browser = await openBrowser(path);
      for (const each of names) await deeds[each]?.(browser);

      for (let at = browser.index(); at > 0; at = browser.index()) {
        const stood = browser.path();
        await browser.back();
        const isUndone = browser.index() === at && browser.path() === stood;
        if (isUndone) {
          const view = browser.session.view();
          expect(view?.kind === 'flow' && view.actor.getSnapshot().hasTag('locked')).toBe(true);
          break;
        }
        expect(browser.index()).toBeLessThan(at);
      }
      browser.stop();
    }),
    {numRuns: 60},
  );
});
