import type {Page, Route} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import type {Funnel} from '../support/funnel.ts';
import {holdRoute} from '../support/attacks/holdRoute.ts';
import {toBilling} from '../support/scenes/upgradeWalk.ts';

type Movement = PerformanceEntry & {
  hadRecentInput: boolean;
  sources: {node?: Node | null}[];
};

/** Runs in the page: keeps what moves from now on without the visitor's doing. Words in the middle of a button that stays are none. */
const watchMovements = () => {
  const moved: string[] = [];
  Object.assign(window, {moved});
  new PerformanceObserver((list) => {
    for (const {hadRecentInput, sources} of list.getEntries() as Movement[]) {
      const nodes = hadRecentInput ? [] : sources.map(({node}) => node);
      const others = nodes.filter((node) => !node?.parentElement?.closest('button'));
      moved.push(...others.map((node) => node?.textContent ?? 'something that is gone'));
    }
  }).observe({type: 'layout-shift'});
};

/** What moved, once every rendered frame has been reported. */
const movements = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as {moved: string[]}).moved;
  });

const STEPS: Record<string, (funnel: Funnel) => Promise<void>> = {
  'free, step 4': (funnel) => funnel.walkTo('free', 4),
  'upgrade, step 2': (funnel) => toBilling(funnel, '?domain=bestaand', {}),
};

/** The whole page is in view: what moves out of sight is not reported. */
const SIZES = [
  {language: 'nl', viewport: {width: 360, height: 1200}},
  {language: 'en', viewport: {width: 1280, height: 1200}},
] as const;

const fail = (route: Route) => route.abort('connectionreset');

for (const {language, viewport} of SIZES) {
  test.describe(`the bot check (${language}, ${viewport.width} px)`, () => {
    test.use({language, viewport});

    for (const [step, walk] of Object.entries(STEPS)) {
      test(`moves nothing while it is late, nor when it is ready (${step})`, async ({
        page,
        funnel,
      }) => {
        const {preparing, ready} = funnel.texts.botCheck;
        const letThrough = await holdRoute(page, /recaptcha\/api\.js/);
        await walk(funnel);
        await page.evaluate(watchMovements);
        await expect(page.getByRole('status').filter({hasText: preparing})).toBeVisible();
        letThrough();
        await expect(page.getByRole('status').filter({hasText: ready})).toBeVisible();
        expect(await movements(page)).toEqual([]);
      });
    }

    test('moves nothing when it fails by itself', async ({page, funnel, allowConsole}) => {
      allowConsole(/Failed to load resource|loadBotCheck failed/);
      const {preparing, failed} = funnel.texts.botCheck;
      const letThrough = await holdRoute(page, /recaptcha\/api\.js/, fail);
      await funnel.walkTo('free', 4);
      await page.evaluate(watchMovements);
      await expect(page.getByRole('status').filter({hasText: preparing})).toBeVisible();
      letThrough();
      await expect(page.getByText(failed)).toBeVisible();
      await expect(funnel.button(funnel.texts.actions.tryAgain)).toBeVisible();
      expect(await movements(page)).toEqual([]);
    });
  });
}
