import type {Locator} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {holdEnter} from '../support/scenes/keyboard.ts';
import {createFunnel, type Funnel} from '../support/funnel.ts';
import {PASSWORD} from '../support/people.ts';
import {existing, toBilling} from '../support/scenes/upgradeWalk.ts';

/** Clicks from inside the page, which wait for nothing by themselves: the button must take them. */
const clickTwice = async (button: Locator) => {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
};

/** The flows that end at the payment page: the way to the last button, and where the request runs. */
const PAID = {
  pro: {reach: (funnel: Funnel) => funnel.walkToPay(), runsAt: '/pro/step7'},
  upgrade: {
    reach: (funnel: Funnel) => toBilling(funnel, `?domain=${existing()}`),
    runsAt: '/upgrade/step2',
  },
} as const;

test.describe('creation is sent once', () => {
  let answer = async () => {};

  test.beforeEach(async ({sandbox}) => {
    answer = await sandbox.hold('creation');
  });

  test.afterEach(async ({sandbox}) => {
    expect(await sandbox.requests('creation')).toHaveLength(1);
  });

  for (const [flow, {reach, runsAt}] of Object.entries(PAID)) {
    test(`in ${flow} under two clicks in one tick, Back and Forward while it runs and after, and a page shown again @B07`, async ({
      page,
      funnel,
      sandbox,
    }) => {
      const {texts} = funnel;
      await reach(funnel);
      await clickTwice(funnel.pay);
      await expect.poll(() => sandbox.requests('creation')).toHaveLength(1);
      await page.evaluate(() => history.back());
      await funnel.isAt(runsAt);
      await page.evaluate(() => history.forward());
      await answer();
      await expect(page).toHaveURL(/sandbox\/payment/);
      await page.goBack();
      await funnel.isAt(runsAt, texts.paymentPending.title);
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})),
      );
      await page.reload();
      await funnel.isAt(runsAt, texts.paymentPending.title);
      await page.goForward();
      await expect(page).toHaveURL(/sandbox\/payment/);
    });
  }

  test.describe('in free', () => {
    test.beforeEach(({funnel}) => funnel.walkToCreate());

    test.afterEach(async ({sandbox}) => {
      expect(await sandbox.requests('validation')).toHaveLength(1);
    });

    test('under Enter held down @B06', async ({page, funnel}) => {
      await expect(funnel.create).toBeEnabled();
      await funnel.create.focus();
      await holdEnter(page);
      await answer();
      await funnel.isAt('/free/step6');
    });

    test('under a reload, which asks for confirmation and ends at a usable page @S40 @B08', async ({
      page,
      funnel,
      sandbox,
    }) => {
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await funnel.create.click();
      await funnel.isAt('/free/step5');
      await expect.poll(() => sandbox.requests('creation')).toHaveLength(1);
      await page.reload();
      await funnel.isAt('/free');
      expect(asked).toEqual(['beforeunload']);
      await funnel.holds({domainName: funnel.domain, password: ''});
    });
  });
});

test('a duplicate of the tab asks for the password, and finds the web address taken @B08', async ({
  page,
  context,
  funnel,
  sandbox,
}) => {
  const {texts, domain} = funnel;
  await funnel.walkToCreate();
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open(location.href));
  const copy = createFunnel(await opened, texts, domain);
  await copy.isAt('/free');
  await copy.holds({domainName: domain, password: ''});
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  await copy.field('password').fill(PASSWORD);
  await copy.next.click();
  await expect(copy.summary).toHaveText([texts.form.validation.domainavailable]);
  expect(await sandbox.requests('creation')).toHaveLength(1);
});
