import {expect, test} from '../support/fixtures.ts';
import type {Funnel} from '../support/funnel.ts';
import type {Sandbox} from '../support/fixtures.ts';
import {existing, toBilling} from '../support/scenes/upgradeWalk.ts';

type Result = {
  path: string;
  /** Where 'back to the start' leads. */
  start: string;
  reach: (funnel: Funnel, sandbox: Sandbox, environment: string) => Promise<unknown>;
};

const results: readonly Result[] = [
  {
    path: '/free/step6',
    start: '/free',
    reach: async (funnel) => {
      await funnel.walkToCreate();
      await funnel.create.click();
    },
  },
  {
    path: '/pro/paymentfailed',
    start: '/free',
    reach: async (funnel, sandbox) => {
      await sandbox.scenario({call: 'creation', fault: 'noPaymentPage'});
      await funnel.walkToPay();
      await funnel.pay.click();
    },
  },
  {
    path: '/upgrade/step3',
    start: '/',
    reach: async (funnel, sandbox) => {
      await sandbox.scenario({call: 'creation', fault: 'noPaymentPage'});
      await toBilling(funnel, `?domain=${existing()}`);
      await funnel.pay.click();
    },
  },
  {
    path: '/pro/success',
    start: '/',
    reach: (funnel, _, environment) => funnel.open(`/pro/success?link=${environment}`),
  },
  {
    path: '/pro/canceled',
    start: '/free',
    reach: (funnel, _, environment) => funnel.open(`/pro/canceled?link=${environment}`),
  },
];

for (const {path, start, reach} of results) {
  test(`${path} shows what its history entry holds after a reload, but not on return from another site @2.12-3`, async ({
    page,
    funnel,
    sandbox,
    baseURL,
  }) => {
    await reach(funnel, sandbox, `${baseURL}/sandbox/environment/acme`);
    await funnel.isAt(path);
    const title = await funnel.heading.textContent();
    const environment = funnel.link(funnel.texts.actions.toEnvironment);
    const address = await environment.getAttribute('href');
    expect(address).toMatch(/\/sandbox\/environment\/\w+$/);
    await page.reload();
    await funnel.isAt(path);
    await expect(funnel.heading).toHaveText(String(title));
    await expect(environment).toHaveAttribute('href', String(address));
    await page.goto('about:blank');
    await page.goBack();
    await funnel.isReady();
    await expect(page).not.toHaveURL(new RegExp(path));
    await expect(page.getByRole('heading', {level: 1, name: String(title)})).toHaveCount(0);
  });

  test(`neither Back nor Forward returns to ${path} @2.12-3`, async ({
    page,
    funnel,
    sandbox,
    baseURL,
  }) => {
    await reach(funnel, sandbox, `${baseURL}/sandbox/environment/acme`);
    await funnel.isAt(path);
    const title = String(await funnel.heading.textContent());
    await funnel.link(funnel.texts.actions.toStart).click();
    await funnel.isAt(start);
    await page.goBack({waitUntil: 'commit'}).catch(() => {});
    await expect(page).not.toHaveURL(new RegExp(path));
    await expect(page.getByRole('heading', {level: 1, name: title})).toHaveCount(0);
    await page.goForward({waitUntil: 'commit'}).catch(() => {});
    await expect(page).not.toHaveURL(new RegExp(path));
    await expect(page.getByRole('heading', {level: 1, name: title})).toHaveCount(0);
  });
}
