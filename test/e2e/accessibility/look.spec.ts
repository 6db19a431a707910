import type {Locator, Page} from '@playwright/test';
import {breakpoints, darkPalette, lightPalette} from '../../../src/ui/theme/theme.ts';
import {expect, test} from '../support/fixtures.ts';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const [colorScheme, palette] of [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const) {
  test(`the ${colorScheme} screens wear the colours of the theme where they belong @2.2-11 @9-18`, async ({
    page,
    funnel,
  }) => {
    await page.emulateMedia({colorScheme});
    await funnel.open('/');
    const background = (control: Locator, name: keyof typeof palette) =>
      expect(control).toHaveCSS('background-color', rgb(palette[name]));
    await background(funnel.next, 'disabled');
    await funnel.choose('flowchoice', 'free');
    await background(funnel.next, 'submit');
    await expect(page.locator('label', {hasText: 'FREE'})).toHaveCSS(
      'border-color',
      rgb(palette.primary),
    );
    await funnel.next.click();
    await funnel.isAt('/free');
    await funnel.next.click();
    await expect(page.locator('#domainName-error')).toHaveCSS('color', rgb(palette.alert));
  });
}

test('a chosen card is highlighted, and the other one is not @2.2-11', async ({page, funnel}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await funnel.open('/');
  const card = (plan: string) =>
    page.locator('label').filter({has: page.locator(`[value=${plan}]`)});
  const look = async (plan: string) =>
    card(plan).evaluate((element) => {
      const {borderColor, backgroundColor, boxShadow} = getComputedStyle(element);
      const {visibility} = getComputedStyle(element.querySelector('svg') ?? element);
      return {borderColor, backgroundColor, ring: boxShadow !== 'none', mark: visibility};
    });
  const plain = {
    borderColor: rgb(lightPalette.border),
    backgroundColor: rgb(lightPalette.surface),
    ring: false,
    mark: 'hidden',
  };
  const chosen = {
    borderColor: rgb(lightPalette.primary),
    backgroundColor: rgb(lightPalette.primaryFill),
    ring: true,
    mark: 'visible',
  };
  expect([await look('free'), await look('pro')]).toEqual([plain, plain]);
  await funnel.choose('flowchoice', 'pro');
  await page.mouse.move(0, 0);
  expect([await look('free'), await look('pro')]).toEqual([plain, chosen]);
  await funnel.choose('flowchoice', 'free');
  expect([await look('free'), await look('pro')]).toEqual([chosen, plain]);
});

test('what skips a step stands well apart from what goes on', async ({page, funnel}) => {
  await page.setViewportSize({width: 768, height: 800});
  await funnel.walkTo('free', 3);
  const skip = await funnel.button(funnel.texts.actions.skip).boundingBox();
  const next = await funnel.next.boundingBox();
  expect((next?.x ?? 0) - (skip?.x ?? 0) - (skip?.width ?? 0)).toBeGreaterThanOrEqual(24);
});

test('the creating screen shows a full bar that moves, and a picture @2.9-3', async ({
  page,
  funnel,
  sandbox,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await sandbox.scenario({call: 'creation', fault: 'hang'});
  await funnel.walkToCreate();
  await funnel.create.click();
  await funnel.isAt('/free/step5');
  const bar = page.getByRole('progressbar', {name: funnel.texts.creating.title});
  const {share, moves} = await bar.evaluate((track) => {
    const fill = track.firstElementChild;
    return {
      share: (fill?.clientWidth ?? 0) / track.clientWidth,
      moves: fill?.getAnimations().map(({playState}) => playState),
    };
  });
  expect([share, moves]).toEqual([1, ['running']]);
  const picture = page.locator('main svg').filter({has: page.locator('circle')});
  await expect(picture).toBeVisible();
  const place = await picture.boundingBox();
  expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThan(100);
});

/** What the layout changes at each breakpoint. */
const CHANGES: Record<(typeof breakpoints)[number], (page: Page) => Promise<string>> = {
  576: (page) => styleOf(page, 'form > div:has(> button:not([type=button]))', 'flex-direction'),
  768: (page) => styleOf(page, 'main', 'border-radius'),
  992: (page) => styleOf(page, 'div:has(> main)', 'padding-inline-end'),
  1200: (page) => styleOf(page, 'div:has(> main)', 'width'),
  1400: (page) => styleOf(page, 'header', 'max-width'),
};

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the layout changes at each breakpoint, and not one pixel earlier @9-19', async ({
  page,
  funnel,
}) => {
  await funnel.open('/upgrade/');
  await funnel.choose('upgradechoice', 'pro');
  await funnel.next.click();
  await funnel.isAt('/upgrade/step1');
  for (const breakpoint of breakpoints) {
    const at = async (width: number) => {
      await page.setViewportSize({width, height: 800});
      return CHANGES[breakpoint](page);
    };
    const [below, from, beyond] = [
      await at(breakpoint - 1),
      await at(breakpoint),
      await at(breakpoint + 1),
    ];
    expect(from, `${breakpoint} px`).not.toBe(below);
    expect(beyond, `${breakpoint} px`).toBe(from);
  }
});
