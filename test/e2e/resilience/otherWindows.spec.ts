import fc from 'fast-check';
import {hostileText} from '../../support/hostile.ts';
import {damage} from '../support/attacks/damage.ts';
import {expect, test} from '../support/fixtures.ts';
import {JAN} from '../support/people.ts';

test('messages of other windows are ignored', async ({page, funnel}) => {
  await funnel.walkTo('free', 2);
  await funnel.fillDetails();
  const state = () =>
    page.evaluate(() => [
      location.href,
      history.length,
      document.body.innerHTML,
      {...sessionStorage},
    ]);
  // What was typed last is stored once its field is left.
  await funnel.field('telephone').blur();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('formvalues')))
    .toContain(JAN.telephone);
  const before = await state();
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostileText, fc.jsonValue()), async (data) => {
      await page.evaluate(async (message) => {
        const heard = new Promise((resolve) => addEventListener('message', resolve, {once: true}));
        window.postMessage(JSON.parse(message), '*');
        await heard;
      }, JSON.stringify(data));
      expect(await state()).toEqual(before);
      expect(await damage(page)).toEqual([]);
    }),
    {numRuns: 30, endOnFailure: true},
  );
});

test('a window that opened the funnel cannot control it', async ({page, context, funnel}) => {
  await funnel.open('/free');
  await page.goto('/sandbox');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => Object.assign(window, {hold: window.open('/free')}));
  const other = await opened;
  await expect(other.locator('html[data-ready]')).toBeAttached();
  expect(await other.evaluate(() => window.opener)).toBeNull();
  await expect.poll(() => page.evaluate(() => Object(window).hold.closed)).toBe(true);
});
