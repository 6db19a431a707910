import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import type {Funnel} from '../support/funnel.ts';
import {PASSWORD} from '../support/people.ts';
import {watchSinks} from '../support/attacks/sinks.ts';
import {existing, toBilling} from '../support/scenes/upgradeWalk.ts';

type Walk = {
  /** To the first bot check, whose button is left to the test. */
  toCheck: (funnel: Funnel) => Promise<unknown>;
  /** From the solved challenge to the creation. */
  toCreation: (funnel: Funnel) => Promise<unknown>;
  submit: 'next' | 'pay';
  /** How many tokens are asked for. */
  tokens: number;
};

const WALKS: Record<'pro' | 'upgrade', Walk> = {
  pro: {
    toCheck: async (funnel) => {
      await funnel.walkTo('pro', 4);
      await funnel.answer(4);
    },
    toCreation: async (funnel) => {
      await funnel.next.click();
      await funnel.isAt('/pro/step5');
      await funnel.walkOn('pro', 5, 6);
      await funnel.fillBilling();
      await funnel.pay.click();
    },
    submit: 'next',
    tokens: 3,
  },
  upgrade: {
    toCheck: (funnel) => toBilling(funnel, `?domain=${existing()}`),
    toCreation: ({pay}) => pay.click(),
    submit: 'pay',
    tokens: 2,
  },
};

/** What a script throws that had a secret at hand: in its name, its words, its stack and its cause. */
const throwWith = (page: Page, secrets: string) =>
  page.evaluate((canary) => {
    const error = new Error(canary, {cause: canary});
    error.name = canary;
    error.stack = `${canary}: ${canary}\n    at ${canary} (${location.origin}/assets/app-Bx_4-9.js?${canary}:1:2)`;
    setTimeout(() => {
      throw error;
    });
    void Promise.reject(new TypeError(canary));
  }, secrets);

test.describe('no secret is found anywhere but in the calls that need it', () => {
  for (const [flow, {toCheck, toCreation, submit, tokens: count}] of Object.entries(WALKS)) {
    test(`in the flow ${flow}`, async ({page, funnel, sandbox, allowConsole}) => {
      allowConsole(/Failed to load resource|createEnvironment failed|Unexpected error|uncaught: /);
      const {traces} = watchSinks(page, sandbox);
      await sandbox.scenario({call: 'validation', fault: 'captcha', times: 1});
      await sandbox.scenario({call: 'creation', fault: {kind: 'status', status: 500}, times: 1});
      await toCheck(funnel);
      await funnel[submit].click();
      await page.getByRole('checkbox', {name: 'Ik ben geen robot'}).check();
      await toCreation(funnel);
      await funnel.isAt('/free/somethingwentwrong');
      const validations = await sandbox.requests('validation');
      const tokens = validations.map(({body}) => (body as {token: string}).token);
      expect(tokens).toHaveLength(count);
      const password = flow === 'upgrade' ? {} : {password: PASSWORD};
      expect(await sandbox.requests('creation')).toMatchObject([
        {body: {data: {...password, token: tokens.at(-1)}}},
      ]);
      const secrets = [PASSWORD, ...tokens];
      await expect.poll(() => sandbox.reports()).toContain('createEnvironment');
      await expect.poll(() => sandbox.pageViews()).toContain('/free/somethingwentwrong');
      expect(await traces(...secrets)).toEqual([]);

      await throwWith(page, secrets.join(' '));
      await expect.poll(() => sandbox.reports()).toContain('Error of another name');
      expect(await traces(...secrets)).toEqual([]);
      await page.goBack();
      await page.reload();
      await funnel.isReady();
      expect(await traces(...secrets)).toEqual([]);
    });
  }
});

test('no field of the page holds the password after it was sent @3-5 @B18', async ({
  page,
  funnel,
}) => {
  const held = () =>
    page.evaluate(
      (secret) =>
        [...document.querySelectorAll('*')].filter(
          (element) =>
            ('value' in element && element.value === secret) ||
            [...element.attributes].some((attribute) => attribute.value.includes(secret)),
        ).length,
      PASSWORD,
    );
  await funnel.open('/free');
  await funnel.fillAccount();
  expect(await held()).toBe(1);
  await funnel.next.click();
  await funnel.isAt('/free/step2');
  expect(await held()).toBe(0);
  await funnel.walkOn('free', 2, 4);
  await funnel.choose('exampleData', 'nodata');
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  expect(await held()).toBe(0);
  await page.goBack();
  await funnel.isAt('/free');
  await funnel.holds({password: ''});
  expect(await held()).toBe(0);
});

test('the password is found nowhere but in the creation request @3-2 @B18', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|createEnvironment failed/);
  const secret = 'Geheim+77&zZ "é';
  const {traces} = watchSinks(page, sandbox);
  await sandbox.scenario({call: 'creation', fault: {kind: 'status', status: 500}, times: 1});
  await funnel.open('/free');
  await funnel.fillAccount(secret);
  await funnel.button(funnel.texts.start.showPassword).click();
  expect(await traces(secret, 'Geheim+77')).toEqual([]);
  await funnel.next.click();
  await funnel.isAt('/free/step2');
  await funnel.walkOn('free', 2, 4);
  await funnel.back.click();
  await funnel.isAt('/free/step3');
  await page.goBack();
  await funnel.isAt('/free/step2');
  await page.goForward();
  await funnel.isAt('/free/step3');
  await page.goForward();
  await funnel.isAt('/free/step4');
  expect(await traces(secret, 'Geheim+77')).toEqual([]);
  await funnel.choose('exampleData', 'data');
  await funnel.create.click();
  await funnel.isAt('/free/somethingwentwrong');
  await expect.poll(() => sandbox.reports()).toContain('createEnvironment');
  await expect.poll(() => sandbox.pageViews()).toContain('/free/somethingwentwrong');
  expect(await traces(secret, 'Geheim+77')).toEqual([]);
  await page.goBack();
  await page.reload();
  expect(await traces(secret, 'Geheim+77')).toEqual([]);
  const bodies = (await sandbox.requests('creation')).map(({body}) => body);
  expect(bodies).toMatchObject([{data: {password: secret}}]);
});
