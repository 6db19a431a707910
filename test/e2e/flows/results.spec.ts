import {expect, test} from '../support/fixtures.ts';
import type {Funnel} from '../support/funnel.ts';

type Result = {
  path: string;
  /** Where 'back to the start' leads. */
  start: string;
  reach: (funnel: Funnel, environment: string) => Promise<unknown>;
};

/** One that its history entry holds, and one that the address holds. */
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
    path: '/pro/success',
    start: '/',
    reach: (funnel, environment) => funnel.open(`/pro/success?link=${environment}`),
  },
];

for (const {path, start, reach} of results) {
  test(`${path} shows the same after a reload, and neither Back nor Forward returns to it @2.12-3`, async ({
    page,
    funnel,
    baseURL,
  }) => {
    await reach(funnel, `${baseURL}/sandbox/environment/acme`);
    await funnel.isAt(path);
    const title = String(await funnel.heading.textContent());
    const environment = funnel.link(funnel.texts.actions.toEnvironment);
    const address = await environment.getAttribute('href');
    expect(address).toMatch(/\/sandbox\/environment\/\w+$/);
    await page.reload();
    await funnel.isAt(path);
    await expect(funnel.heading).toHaveText(title);
    await expect(environment).toHaveAttribute('href', String(address));
    await funnel.link(funnel.texts.actions.toStart).click();
    await funnel.isAt(start);
    for (const move of [page.goBack, page.goForward]) {
      await move.call(page, {waitUntil: 'commit'}).catch(() => {});
      await expect(page).not.toHaveURL(new RegExp(path));
      await expect(page.getByRole('heading', {level: 1, name: title})).toHaveCount(0);
    }
  });
}
