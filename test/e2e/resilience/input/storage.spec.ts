import type {Page} from '@playwright/test';
import {expect, test} from '../../support/fixtures.ts';
import {PASSWORD} from '../../support/people.ts';

const blockStorage = () => {
  const refused = {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  Object.defineProperties(window, {sessionStorage: refused, localStorage: refused});
  Object.defineProperty(document, 'cookie', refused);
};

const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

for (const [how, init] of Object.entries({blocked: blockStorage, full: fillStorage})) {
  test(`with storage ${how} the whole flow works in memory, and only a reload starts again @B15`, async ({
    page,
    funnel,
    sandbox,
  }) => {
    await page.addInitScript(init);
    await funnel.walkTo('free', 2);
    await page.reload();
    await funnel.isAt('/free');
    await funnel.holds({domainName: '', password: ''});
    await funnel.walkOn('free', 1, 4);
    await page.goBack();
    await page.goBack();
    await expect(funnel.field('firstName')).toHaveValue('Jan');
    await page.goForward();
    await page.goForward();
    await funnel.choose('exampleData', 'data');
    await funnel.create.click();
    await funnel.isAt('/free/step6');
    expect(await sandbox.requests('creation')).toHaveLength(1);
  });
}

const everythingKept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{...sessionStorage}, {...localStorage}, history.state, document.cookie]),
  );
const PERSONAL = /Jan|jan@|Proefbedrijf|020123|Teststraat/;

test('a sign-up leaves nothing behind for the next user @2.12-1 @B17 @F15', async ({
  page,
  funnel,
}) => {
  await funnel.walkToCreate();
  await expect.poll(() => everythingKept(page)).toMatch(PERSONAL);
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  expect(await everythingKept(page)).not.toMatch(PERSONAL);
  await funnel.open('/free');
  await funnel.holds({domainName: '', password: ''});
  await funnel.enter({domainName: `${funnel.domain}b`, password: PASSWORD});
  await funnel.field('acceptTermsAndConditions').check();
  await funnel.next.click();
  await funnel.isAt('/free/step2');
  await funnel.holds({firstName: '', email: ''});
});
