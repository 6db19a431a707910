import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {resizeTo} from '../support/scenes/screenLayout.ts';
import {textsOf} from '../support/texts.ts';

const WIDTHS = [320, 360, 576, 768, 992, 1200, 1400];

test.use({hasTouch: true});

/** Whether a finger on the middle of the button meets the button, at every width. */
const expectToBeInReach = async (page: Page, button: Locator) => {
  for (const width of WIDTHS) {
    await resizeTo(page, width, 640);
    await button.scrollIntoViewIfNeeded();
    const met = await button.evaluate((element) => {
      const {left, top, width: w, height: h} = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + w / 2, top + h / 2);
      return {isMet: element.contains(hit), isLarge: Math.min(w, h) >= 44};
    });
    expect(met, `${width} px`).toEqual({isMet: true, isLarge: true});
  }
};

test('the flow is completed by touch, its buttons in reach at every width @B66', async ({
  page,
  funnel,
}) => {
  const tapOn = async (button: Locator, index: number) => {
    await expectToBeInReach(page, button);
    await resizeTo(page, WIDTHS[index % WIDTHS.length] ?? 320, 640);
    await button.tap();
  };
  await funnel.open('/pro');
  await funnel.fillAccount();
  await tapOn(funnel.next, 0);
  await funnel.isAt('/pro/step2');
  await funnel.fillDetails();
  await tapOn(funnel.next, 1);
  await funnel.isAt('/pro/step3');
  await tapOn(funnel.button(funnel.texts.actions.skip), 2);
  await funnel.isAt('/pro/step4');
  await funnel.choose('exampleData', 'data');
  await tapOn(funnel.next, 4);
  await funnel.isAt('/pro/step5');
  await funnel.field('numberOfUsers').selectOption('25');
  await tapOn(funnel.next, 5);
  await funnel.isAt('/pro/step6');
  await funnel.fillBilling();
  await tapOn(funnel.pay, 6);
  await expect(page).toHaveURL(/sandbox\/payment/);
  await page.goBack();
  await funnel.isAt('/pro/step7', funnel.texts.paymentPending.title);
  await tapOn(funnel.link(funnel.texts.actions.toEnvironment), 0);
  await expect(page).toHaveURL(/sandbox\/environment/);
});

test('the arrow of a link stands on the line of its last word at every width', async ({
  page,
  funnel,
}) => {
  await funnel.open('/free?lng=en');
  const link = page.getByRole('link', {
    name: textsOf('en').start.terms.replace(/.*<\w+>|<.*/g, ''),
  });
  for (let width = 320; width <= 400; width += 4) {
    await resizeTo(page, width, 640);
    const isBeside = await link.evaluate((element) => {
      const arrow = element.querySelector('svg');
      const words = document.createRange();
      words.selectNodeContents(arrow?.previousSibling ?? element);
      const line = [...words.getClientRects()].at(-1);
      const {left = 0, top = 0, bottom = 0} = arrow?.getBoundingClientRect() ?? {};
      return line && left >= line.right - 1 && top < line.bottom && bottom > line.top;
    });
    expect([width, isBeside]).toEqual([width, true]);
  }
});

test('no choice of a list is longer than its field at 320 px @B65', async ({page, funnel}) => {
  const findCut = (name: string) =>
    funnel.field(name).evaluate((select) => {
      const {font, paddingLeft, paddingRight} = getComputedStyle(select);
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('there is nothing to measure with');
      canvas.font = font;
      const options = [...select.querySelectorAll('option')].map(({text}) => text);
      return {
        isMeasured: canvas.measureText(options[1] ?? '').width > 0,
        cut: options.filter((text) => canvas.measureText(text).width > room),
      };
    });
  await resizeTo(page, 320, 640);
  await funnel.open('/upgrade/step1');
  expect(await findCut('numberOfUsers')).toEqual({isMeasured: true, cut: []});
  await funnel.field('numberOfUsers').selectOption('100');
  await funnel.next.click();
  await funnel.isAt('/upgrade/step2');
  const countries = funnel.field('countryCode').locator('option');
  await expect.poll(() => countries.count()).toBeGreaterThan(200);
  expect(await findCut('countryCode')).toEqual({isMeasured: true, cut: []});
});

test('the challenge gets its 305 px on every screen that is wide enough @2.8-3 @9-20', async ({
  page,
  funnel,
  sandbox,
}) => {
  await sandbox.scenario({call: 'validation', fault: 'captcha'});
  await funnel.walkTo('pro', 4);
  await funnel.choose('exampleData', 'data');
  await funnel.next.click();
  const challenge = page.getByRole('region', {name: funnel.texts.botCheck.challenge});
  await expect(page.getByRole('checkbox', {name: 'Ik ben geen robot'})).toBeVisible();
  const room = challenge.locator('div > div:has(label)').first();
  for (const width of [305, 320, 360, 576, 768, 992, 1200, 1400]) {
    await page.setViewportSize({width, height: 700});
    await expect(room, `${width} px`).toHaveCSS('width', '305px');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
});
