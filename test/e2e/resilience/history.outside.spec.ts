import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {textsOf} from '../support/texts.ts';

const nl = textsOf('nl');

/** As a browser opens a copy of the tab, or the tab again: it calls that a way through the history. */
const openAgain = async (page: Page) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'type', {
      get: () => 'back_forward',
    });
  });
  await page.reload();
};

/** As a frame of the page adds entries of its own, without any event in the page. */
const pushInFrame = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    for (let entry = 1; entry <= count; entry += 1) {
      frame.contentWindow?.history.pushState(entry, '');
    }
  }, times);

/** The next way through the history that the page asks for leads nowhere, without a word. */
const loseNextMove = (page: Page) =>
  page.evaluate(() => {
    const {navigation} = window as {navigation?: Navigation};
    const go = history.go.bind(history);
    history.go = () => {
      history.go = go;
    };
    if (!navigation) return;
    const traverseTo = navigation.traverseTo.bind(navigation);
    navigation.traverseTo = () => {
      navigation.traverseTo = traverseTo;
      const lost = Promise.reject(new DOMException('The move was lost', 'AbortError'));
      lost.catch(() => {});
      return {committed: lost, finished: lost};
    };
  });

/** As browsers are that lack it. */
const withoutNavigationApi = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(window, 'navigation', {value: undefined}));

test('a result is shown again in a copy of its tab @S25 @F2', async ({page, funnel, baseURL}) => {
  const link = `${baseURL}/sandbox/environment/acmetest`;
  await funnel.open(`/pro/success?link=${encodeURIComponent(link)}`);
  await openAgain(page);
  await funnel.isAt('/pro/success');
  await expect(funnel.link(nl.actions.toEnvironment)).toHaveAttribute('href', link);
});

test('an error is shown again in a copy of its tab, with its number @S25 @F2', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/createEnvironment failed|Failed to load resource/);
  await sandbox.scenario({call: 'creation', fault: {kind: 'status', status: 500}});
  await funnel.walkToCreate();
  await funnel.create.click();
  await funnel.isAt('/free/somethingwentwrong');
  const reference = page.getByText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
  const words = (await reference.textContent()) ?? '';
  await openAgain(page);
  await funnel.isAt('/free/somethingwentwrong');
  await expect(reference).toHaveText(words);
});

test('Back from another site to a result leads to the start @F2', async ({page, funnel}) => {
  await funnel.open('/pro/success');
  await page.goto('data:text/html,another site');
  await page.goBack();
  await funnel.isAt('/pro');
});

test('Back to a result in the back/forward cache leads to the start', async ({page, funnel}) => {
  await funnel.open('/pro/success');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await funnel.isAt('/pro');
});

for (const pause of [0, 30])
  test(`Back ${pause} ms after step 2 is entered, before it is rendered, shows the start step @F6`, async ({
    page,
    funnel,
  }) => {
    const client = await page.context().newCDPSession(page);
    await funnel.open('/pro');
    await funnel.fillAccount();
    await client.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.evaluate((ms) => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        setTimeout(() => history.back(), ms);
      };
    }, pause);
    await funnel.next.click();
    await expect.poll(() => page.evaluate('history.length')).toBeGreaterThan(2);
    await funnel.isAt('/pro');
    await client.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await expect(funnel.field('domainName')).toBeEditable();
  });

for (const api of ['the Navigation API', 'the older history alone'])
  test.describe(`with ${api}`, () => {
    test.beforeEach(async ({page}) => {
      if (api !== 'the Navigation API') await withoutNavigationApi(page);
    });

    test('the address follows although a frame adds entries @F7', async ({page, funnel}) => {
      await funnel.walkTo('free', 4);
      await pushInFrame(page, 2);
      await funnel.back.click();
      await funnel.isAt('/free/step3');
      await funnel.walkOn('free', 3, 4);
      await funnel.choose('exampleData', 'data');
      await funnel.create.click();
      await funnel.isAt('/free/step6');
    });

    test('the address follows although a move is lost @F7', async ({page, funnel}) => {
      await funnel.walkTo('pro', 4);
      await loseNextMove(page);
      await funnel.back.click();
      await funnel.isAt('/pro/step3');
      await funnel.walkOn('pro', 3, 6);
      await funnel.fillBilling();
      await loseNextMove(page);
      await funnel.pay.click();
      await expect(page).toHaveURL(/sandbox\/payment/);
      await page.goBack();
      await funnel.isAt('/pro/step7', nl.paymentPending.title);
    });
  });
