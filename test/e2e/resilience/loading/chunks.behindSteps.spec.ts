import {upgradeEntries} from '../../../../machines/upgrade/upgradeEntries.ts';
import {expect, test} from '../../support/fixtures.ts';
import {holdRoute} from '../../support/attacks/holdRoute.ts';
import {fetchLate} from '../../support/attacks/lostChunks.ts';

test.beforeEach(({allowConsole}) => {
  allowConsole(/Failed to load (resource|module script)|loadChunk failed|checkAvailability failed/);
});

test('a sign-up goes on in a browser that wrongly believes it is off line @F5', async ({
  page,
  funnel,
}) => {
  await fetchLate(page);
  await funnel.open('/free');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', {get: () => false});
    dispatchEvent(new Event('offline'));
  });
  await funnel.walkOn('free', 1, 4);
  await funnel.choose('exampleData', 'data');
  await funnel.create.click();
  await funnel.isAt('/free/step6');
});

test('leaving a page while its code is loading is no failure', async ({page, funnel, sandbox}) => {
  await holdRoute(page, /\/assets\/(free-rest|ProFlow|accountScreen|api|en)-/);
  await funnel.open('/');
  for (const leave of [
    () => page.reload(),
    () => page.goto('/upgrade/'),
    () => page.goBack(),
    () => page.goto('/favicon.svg'),
  ]) {
    await leave();
  }
  await funnel.open(upgradeEntries.premium);
  expect(await sandbox.errorReports()).toEqual([]);
});
