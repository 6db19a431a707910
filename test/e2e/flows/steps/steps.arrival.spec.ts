import {expect, test} from '../../support/fixtures.ts';
import {BILLING, JAN} from '../../support/people.ts';
import {headingAt} from '../../support/texts.ts';
import {toBilling} from '../../support/scenes/upgradeWalk.ts';
import {upgradeEntries} from '../../../../machines/upgrade/upgradeEntries.ts';

/** Of each kind one; the charts' own tests try every step. */
const LATER_STEPS = {
  '/free': ['/free/step2', '/free/step5'],
  '/pro': ['/pro/step6', '/pro/step7'],
  '/upgrade/': ['/upgrade/step2', '/upgrade/step3'],
};

const DRAFT = {
  domainName: 'acmetest',
  acceptTermsAndConditions: 'YES',
  discount: 14,
  ...JAN,
  teamMembers: [],
  exampleData: 'data',
  subscriptionDetails: {period: 'yearly', numberOfUsers: '25'},
  billingDetails: BILLING,
};

const STORED = {cold: null, 'with form values': JSON.stringify(DRAFT)};

for (const [start, steps] of Object.entries(LATER_STEPS)) {
  for (const [how, stored] of Object.entries(STORED)) {
    test(`later steps of ${start}, opened ${how}, lead there by one redirect @2.3-1 @B03 @B13`, async ({
      page,
      funnel,
    }) => {
      await page.addInitScript((values) => {
        if (values === null) sessionStorage.removeItem('formvalues');
        else sessionStorage.setItem('formvalues', values);
      }, stored);
      // With a subscription chosen the billing step of an upgrade is open: it asks for the address.
      const closed = steps.filter(
        (path) => stored !== STORED['with form values'] || path !== '/upgrade/step2',
      );
      await funnel.open('/privacy');
      for (const path of closed) {
        await funnel.open(path);
        await funnel.isAt(start);
        expect(await page.evaluate(() => history.length), path).toBe(3);
        await page.goBack();
        await funnel.isAt('/privacy', funnel.texts.app.notFoundTitle);
      }
      await page.goForward();
      await funnel.isAt(start);
      if (start === '/upgrade/') return;
      const domainName = stored === STORED['with form values'] ? 'acmetest' : '';
      await funnel.holds({domainName, password: ''});
    });
  }
}

test('a closed step leads to the start, and what was read from the address is removed from it @B13', async ({
  page,
  funnel,
}) => {
  await funnel.open('/pro/step5?interval=yearly&utm_source=mail&users=10');
  await expect(page).toHaveURL('/pro?utm_source=mail');
});

for (const [flow, step] of [
  ['free', 4],
  ['pro', 6],
] as const) {
  test(`a reload of a ${flow} step leads to the start with everything but the password @2.3-1 @B13`, async ({
    page,
    funnel,
  }) => {
    const {texts, field} = funnel;
    await funnel.walkTo(flow, step);
    await page.reload();
    await funnel.isAt(`/${flow}`);
    await funnel.holds({domainName: funnel.domain, password: ''});
    await expect(field('acceptTermsAndConditions')).toBeChecked();
    await expect(field('password')).toHaveAccessibleDescription(
      new RegExp(texts.start.passwordAgain.replace(/\./g, '\\.')),
    );
    await field('password').fill('Welkom2024x');
    await funnel.next.click();
    await funnel.isAt(`/${flow}/step2`);
    await funnel.holds(JAN);
  });
}

test('a reload of any upgrade step stays there, with everything that was filled in @B13', async ({
  page,
  funnel,
}) => {
  await toBilling(funnel, '?domain=bestaand');
  await page.reload();
  await funnel.isAt('/upgrade/step2');
  await funnel.holds(BILLING);
  await funnel.back.click();
  await funnel.isAt('/upgrade/step1');
  await page.reload();
  await funnel.isAt('/upgrade/step1');
  await expect(funnel.field('numberOfUsers')).toHaveValue('25');
});

test('a trailing slash makes no difference @2.1-3', async ({funnel}) => {
  for (const path of ['/free', '/pro', '/upgrade/step1', upgradeEntries.premium, '/pro/success']) {
    await funnel.open(`${path}/`);
    await funnel.isAt(`${path}/`, headingAt(path, funnel.texts));
  }
  await funnel.open('/upgrade');
  await funnel.isAt('/upgrade', funnel.texts.chooseUpgrade.title);
  await funnel.open('/free/step3/');
  await funnel.isAt('/free');
});

for (const path of ['/elsewhere', '/free/step9']) {
  test(`${path} does not exist, and says how to go on @2.1-4`, async ({page, funnel}) => {
    await funnel.open(path);
    await funnel.isAt(path, funnel.texts.app.notFoundTitle);
    await funnel.link(funnel.texts.app.notFoundLink).click();
    await funnel.isAt('/');
    await page.goBack();
    await funnel.isAt(path, funnel.texts.app.notFoundTitle);
  });
}

test('results opened without proof hold no button to nowhere @B03', async ({page, funnel}) => {
  const {texts} = funnel;
  for (const path of [
    '/pro/success',
    '/pro/success?link=',
    '/pro/canceled',
    upgradeEntries.premium,
  ]) {
    await funnel.open(path);
    await funnel.isAt(path.replace(/\?.*/, ''));
    await expect(funnel.link(texts.actions.toEnvironment)).toHaveCount(0);
    await expect(page.locator('a[href=""], a:not([href]), a[href*="null"]')).toHaveCount(0);
  }
  await funnel.open('/pro/paymentfailed');
  await funnel.isAt('/pro');
});
