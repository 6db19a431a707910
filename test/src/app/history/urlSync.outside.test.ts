// @vitest-environment node
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {type FakeBrowser, openBrowser} from '../../../support/session/fakeBrowser.ts';
import {deeds} from '../../../support/session/historyDeeds.ts';

type Deed = (browser: FakeBrowser) => Promise<void> | void;

/** What the world outside does to the history, unasked. */
const world: Record<string, Deed> = {
  'loses the next move': ({loseMove}) => loseMove(),
  'has a frame add two entries': ({addFrameEntries}) => addFrameEntries(2),
  'has a script of others add an entry': ({addForeignEntry}) => addForeignEntry(),
  'goes two back': ({press}) => press(-2),
  'goes three forward': ({press}) => press(3),
  'goes back at once': ({press}) => press(-1),
  'shows the page again whole': ({session}) => session.resume('kept'),
  'shows the page again': ({session}) => session.resume('visible'),
};

const name = fc.constantFrom(...Object.keys(deeds), ...Object.keys(world), ...Object.keys(world));
const start = fc.constantFrom('/', '/free', '/pro', '/pro/success', '/upgrade/', '/nowhere');

it('whatever happens to the history, the address follows the machine once all is settled @F7', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(name, {maxLength: 16}), async (path, names) => {
      const browser = await openBrowser(path, {entriesAreKnown: true});
      for (const each of names) {
        await (deeds[each] ?? world[each])?.(browser);
        if (each in deeds) expect(browser.agrees() || [browser.url(), browser.path()]).toBe(true);
      }
      await browser.rest();
      expect(browser.agrees() || [browser.url(), browser.path()]).toBe(true);
      expect(browser.session.isDeparting()).toBe(false);
      browser.stop();
    }),
    {numRuns: 200},
  );
});

it('a payment page opens although a frame has added entries and a move is lost @F7', async () => {
  const browser = await openBrowser('/pro');
  const submit = deeds['submits and is answered'];
  for (let step = 1; step <= 5; step += 1) await submit?.(browser);
  expect(browser.path()).toBe('/pro/step6');
  browser.addFrameEntries(2);
  browser.loseMove();
  await deeds['submits']?.(browser);
  await deeds['is sent to the payment page']?.(browser);
  expect([browser.left, browser.url()]).toEqual([
    ['https://checkout.stripe.com/pay/1'],
    '/pro/step7',
  ]);
});
