import {expect, test} from '../../support/fixtures.ts';
import {BILLING, JAN, PASSWORD} from '../../support/people.ts';
import {toBilling} from '../../support/scenes/upgradeWalk.ts';

/** One of each flow; the charts' own tests try every step. */
const LATER_STEPS = {'/free': '/free/step2', '/pro': '/pro/step6', '/upgrade/': '/upgrade/step3'};

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

test('later steps, opened with form values but without the password, lead to the start by one redirect @2.3-1 @B03 @B13', async ({
  page,
  funnel,
}) => {
  await page.addInitScript(
    (values) => sessionStorage.setItem('formvalues', values),
    JSON.stringify(DRAFT),
  );
  await funnel.open('/privacy');
  for (const [start, step] of Object.entries(LATER_STEPS)) {
    await funnel.open(step);
    await funnel.isAt(start);
    expect(await page.evaluate(() => history.length), step).toBe(3);
    if (start !== '/upgrade/') await funnel.holds({domainName: 'acmetest', password: ''});
    await page.goBack();
    await funnel.isAt('/privacy', funnel.texts.app.notFoundTitle);
  }
});

test('a closed step leads to the start, and what was read from the address is removed from it @B13', async ({
  page,
  funnel,
}) => {
  await funnel.open('/pro/step5?interval=yearly&utm_source=mail&users=10');
  await expect(page).toHaveURL('/pro?utm_source=mail');
});

test('a reload of a step leads to the start with everything but the password @2.3-1 @B13', async ({
  funnel,
  page,
}) => {
  const {texts, field} = funnel;
  await funnel.walkTo('pro', 6);
  await page.reload();
  await funnel.isAt('/pro');
  await funnel.holds({domainName: funnel.domain, password: ''});
  await expect(field('acceptTermsAndConditions')).toBeChecked();
  await expect(field('password')).toHaveAccessibleDescription(
    new RegExp(texts.start.passwordAgain.replace(/\./g, '\\.')),
  );
  await field('password').fill(PASSWORD);
  await funnel.next.click();
  await funnel.isAt('/pro/step2');
  await funnel.holds(JAN);
});

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

test('a path that does not exist says how to go on @2.1-4', async ({page, funnel}) => {
  await funnel.open('/free/step9');
  await funnel.isAt('/free/step9', funnel.texts.app.notFoundTitle);
  await funnel.link(funnel.texts.app.notFoundLink).click();
  await funnel.isAt('/');
  await page.goBack();
  await funnel.isAt('/free/step9', funnel.texts.app.notFoundTitle);
});
