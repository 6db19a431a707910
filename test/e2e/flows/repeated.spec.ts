import {expect, test} from '../support/fixtures.ts';
import {behindAddress} from '../support/texts.ts';
import {existing, toBilling} from '../support/scenes/upgradeWalk.ts';

/** The connection closes without an answer once it is done; Chromium then sends it again by itself. */
const DONE_UNANSWERED = {kind: 'drop', beforeAnswer: true, done: true} as const;

test('a sign-up that the browser sent twice by itself is said to have perhaps succeeded @S42', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource: .* 40[39]/);
  const {texts, domain} = funnel;
  await sandbox.scenario({call: 'creation', fault: DONE_UNANSWERED, times: 1});
  await funnel.walkToCreate();
  await funnel.create.click();
  await funnel.isAt('/free/step4');
  await page.getByRole('checkbox', {name: 'Ik ben geen robot'}).check();
  await funnel.create.click();
  await expect(funnel.summary).toHaveText([texts.form.validation.domainavailable]);
  await expect(page.getByText(behindAddress(texts.start.domainPerhapsYours))).toBeVisible();
  await expect(page.getByRole('link', {name: `${domain}.testwerf.example`})).toBeVisible();
  expect((await sandbox.requests('creation')).map(({status}) => status)).toEqual([null, 403, 409]);
});

test('an upgrade that the browser sent twice by itself brings a warning of a second order', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource: .* 403/);
  const domain = existing();
  const warning = page.getByText(behindAddress(funnel.texts.billing.orderedRefused));
  await sandbox.scenario({call: 'creation', fault: DONE_UNANSWERED, times: 1});
  await toBilling(funnel, `?domain=${domain}`);
  await expect(warning).toHaveCount(0);
  await funnel.pay.click();
  await page.getByRole('checkbox', {name: 'Ik ben geen robot'}).check();
  await page.setViewportSize({width: 390, height: 664});
  await funnel.pay.scrollIntoViewIfNeeded();
  await expect(warning).toBeInViewport({ratio: 1});
  await expect(funnel.pay).toHaveAccessibleDescription(new RegExp(domain));
  expect((await sandbox.requests('creation')).map(({status}) => status)).toEqual([null, 403]);
});
