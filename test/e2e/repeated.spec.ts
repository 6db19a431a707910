import {expect, test} from './fixtures.ts';
import {filled} from './texts.ts';

/** The connection closes without an answer once it is done; Chromium then sends it again by itself. */
const DONE_UNANSWERED = {kind: 'drop', beforeAnswer: true, done: true} as const;

test('a sign-up that the browser sent twice by itself is told of as probably made', async ({
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
  const address = `${domain}.testwerf.example`;
  await expect(page.getByText(filled(texts.start.domainProbablyYours, {address}))).toBeVisible();
  expect((await sandbox.requests('creation')).map(({status}) => status)).toEqual([null, 403, 409]);
});
