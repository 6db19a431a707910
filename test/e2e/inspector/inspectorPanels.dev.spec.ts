import type {Page} from '@playwright/test';
import type {FeedMessage, Step} from '../../../src/inspector/feed/messages.ts';
import {axe, expect, test} from '../support/fixtures.ts';
import {chooseFree, log, open, openInspector, state} from '../support/scenes/inspectorPage.ts';

const TYPING = 'free.signingUp.enteringAccount.fillingIn.typing';

const stepsOf = (count: number): Step[] =>
  Array.from({length: count}, (_, seq) => ({
    seq,
    at: seq,
    actor: 'x:0',
    event: seq === 0 ? 'xstate.init' : 'draft.save',
    facts: {},
    tried: [],
    fired: seq % 3 === 0 ? [] : ['free.signingUp|draft.save|0'],
    after: {
      active: [TYPING],
      value: '',
      state: `signingUp.enteringAccount.fillingIn.${'typing'.repeat(seq % 7)}`,
      tags: [],
      status: 'active',
      path: '/free',
      history: 'push',
      context: {},
    },
    address: '/free',
  }));

/** Reports a tab to the inspector, as an app there would. */
const reportTab = (inspector: Page, tab: string, count: number) => {
  const message: FeedMessage = {
    tab,
    load: `${tab}-1`,
    kind: 'here',
    actors: [{id: 'x:0', flow: 'free', at: 0}],
    steps: stepsOf(count),
    earlier: [],
  };
  return inspector.evaluate((reported) => {
    const channel = new BroadcastChannel('flow-inspector-feed');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage(reported);
    channel.close();
  }, message);
};

const rows = (inspector: Page) => log(inspector).getByRole('listitem').getByRole('button');
const chosenRow = (inspector: Page) => log(inspector).locator('[aria-current="step"]');

test.describe('the panels of the flow inspector', () => {
  test.slow();

  test('a paused log shows no later step, says how many it holds back, and differs visibly from a live one', async ({
    page,
    context,
  }) => {
    await open(page, '/?lng=en');
    const inspector = await openInspector(context);
    await log(inspector).getByRole('button', {name: 'Pause'}).click();
    await expect(log(inspector).getByRole('status')).toHaveText('Paused. Steps held back: 0');
    await chooseFree(page);
    await expect(log(inspector).getByRole('status')).toHaveText('Paused. Steps held back: 2');
    await expect(rows(inspector)).toHaveCount(2);
    const timeline = inspector.getByRole('group', {name: 'Timeline'});
    await expect(timeline).toContainText('2 steps behind');
    const live = inspector.getByRole('button', {name: 'Live'});
    await expect(live).toHaveAttribute('aria-pressed', 'false');
    await inspector.getByRole('tab', {name: 'What can happen'}).click();
    await expect(inspector.getByRole('list', {name: 'Accepted now'})).toHaveCount(0);
    await axe(inspector);
    await live.click();
    await expect(rows(inspector)).toHaveCount(4);
    await expect(timeline).not.toContainText('behind');
    await expect(inspector.getByRole('list', {name: 'Accepted now'})).toBeVisible();
  });

  test('a cleared log says so, and the picture still shows where the flow stands', async ({
    page,
    context,
  }) => {
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    await log(inspector).getByRole('button', {name: 'Clear'}).click();
    await expect(log(inspector).getByRole('status')).toHaveText(
      'The log was cleared. What happens next is shown here.',
    );
    await expect(state(inspector, TYPING)).toHaveClass(/\bleaf\b/);
  });

  test('a search that finds nothing says so, in the log and in the picture', async ({context}) => {
    const inspector = await openInspector(context);
    await reportTab(inspector, 'a', 3);
    await log(inspector).getByRole('searchbox', {name: 'Filter events'}).fill('nowhere');
    await expect(log(inspector).getByRole('status')).toHaveText(
      'None of the 3 steps fits the filter.',
    );
    await inspector.getByRole('combobox', {name: 'Find a state'}).fill('nowhere');
    await expect(inspector.getByRole('search').getByRole('status')).toHaveText('No match in free');
    await axe(inspector);
  });

  test('the log and the tabs are one stop for Tab each, and arrow keys lead through them', async ({
    context,
  }) => {
    const inspector = await openInspector(context);
    await reportTab(inspector, 'a', 30);
    await log(inspector).getByRole('button', {name: 'Clear'}).focus();
    await inspector.keyboard.press('Tab');
    await expect(rows(inspector).last()).toBeFocused();
    await inspector.keyboard.press('ArrowUp');
    await expect(rows(inspector).nth(28)).toBeFocused();
    await expect(rows(inspector).nth(28)).toHaveAttribute('aria-current', 'step');
    await inspector.keyboard.press('Home');
    await expect(rows(inspector).first()).toBeFocused();
    await expect(inspector.getByRole('heading', {name: 'started'})).toBeVisible();
    await inspector.keyboard.press('Tab');
    await expect(inspector.getByRole('tab', {name: 'Step'})).toBeFocused();
    await inspector.keyboard.press('Shift+Tab');
    await expect(rows(inspector).first()).toBeFocused();
    const tab = (name: string) => inspector.getByRole('tab', {name});
    await tab('Step').focus();
    await inspector.keyboard.press('ArrowRight');
    await expect(tab('What can happen')).toBeFocused();
    await expect(inspector.getByRole('tabpanel', {name: 'What can happen'})).toBeVisible();
    await inspector.keyboard.press('End');
    await expect(tab('Export')).toBeFocused();
    await inspector.keyboard.press('ArrowRight');
    await expect(tab('Step')).toBeFocused();
    await expect(tab('Step')).toHaveAttribute('aria-selected', 'true');
    await inspector.keyboard.press('ArrowLeft');
    await expect(tab('Export')).toBeFocused();
    await inspector.keyboard.press('Home');
    await inspector.keyboard.press('Tab');
    await expect(inspector.getByRole('tabpanel', {name: 'Step'})).toBeFocused();
  });

  test('Escape closes the card of a state and leads back to where it was opened', async ({
    context,
  }) => {
    const inspector = await openInspector(context);
    const search = inspector.getByRole('combobox', {name: 'Find a state'});
    const card = inspector.getByRole('region', {name: 'Chosen state'});
    await search.fill('enteringTeam');
    await inspector.keyboard.press('Enter');
    await card.getByRole('button', {name: 'Close'}).focus();
    await inspector.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(search).toBeFocused();
    await inspector.keyboard.press('Enter');
    await card.getByRole('button', {name: 'Close'}).click();
    await expect(search).toBeFocused();
    await state(inspector, 'free.signingUp.enteringTeam').locator('.name').click();
    await expect(card).toBeVisible();
    await inspector.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(inspector.getByRole('group', {name: /^Chart of/})).toBeFocused();
  });

  test('the log scrolls to the shown step when another tab is chosen', async ({context}) => {
    const inspector = await openInspector(context);
    await reportTab(inspector, 'a', 130);
    await reportTab(inspector, 'b', 290);
    const tabs = inspector.getByRole('combobox', {name: 'App tab'});
    for (const [tab, count] of [
      ['a', 130],
      ['b', 290],
      ['a', 130],
    ] as const) {
      await tabs.selectOption(tab);
      await expect(rows(inspector)).toHaveCount(count);
      await expect(chosenRow(inspector)).toBeInViewport({ratio: 0.98});
      await rows(inspector).first().click();
      await expect(rows(inspector).first()).toBeInViewport({ratio: 0.98});
    }
  });

  for (const width of [1280, 640]) {
    test(`at ${width} px the picture, the log and the panel are in the window, and nothing covers the picture`, async ({
      context,
    }) => {
      const inspector = await openInspector(context);
      await inspector.setViewportSize({width, height: 800});
      await reportTab(inspector, 'a', 30);
      const chart = inspector.getByRole('group', {name: /^Chart of/});
      for (const region of [chart, rows(inspector).last(), inspector.getByRole('tabpanel')]) {
        await expect(region).toBeInViewport({ratio: 0.98});
      }
      await inspector.getByRole('combobox', {name: 'Find a state'}).fill('enteringTeam');
      await inspector.keyboard.press('Enter');
      await expect(state(inspector, 'free.signingUp.enteringTeam')).toBeInViewport({ratio: 1});
      const frame = await chart.boundingBox();
      const card = await inspector.getByRole('region', {name: 'Chosen state'}).boundingBox();
      const zoom = await inspector.getByRole('button', {name: 'Zoom in'}).boundingBox();
      if (!frame || !card || !zoom)
        throw new Error('the picture or what is beside it is not shown');
      expect(zoom.x).toBeGreaterThanOrEqual(frame.x + frame.width);
      expect(card.y).toBeGreaterThanOrEqual(frame.y + frame.height);
      expect(await inspector.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await axe(inspector);
    });
  }
});
