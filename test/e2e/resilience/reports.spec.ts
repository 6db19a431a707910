import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {filled} from '../support/texts.ts';

const REFERENCE = /[B-Z2-9]{4}-[B-Z2-9]{4}/;

const shownReference = async (page: Page) => {
  const text = await page.locator('main').textContent();
  return REFERENCE.exec(text ?? '')?.[0] ?? 'none';
};

test('the error screen shows the reference of the report, which holds no form value @8-10 @S27', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|createEnvironment failed/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await sandbox.scenario({call: 'creation', fault: {kind: 'status', status: 500}});
  await funnel.walkToCreate();
  await funnel.create.click();
  await funnel.isAt('/free/somethingwentwrong');
  const reference = await shownReference(page);
  await expect(
    page.getByText(filled(funnel.texts.somethingWentWrong.reference, {reference})),
  ).toBeVisible();
  await expect.poll(() => sandbox.reports()).toContain(reference);
  const sent = await sandbox.reports();
  expect(JSON.parse(sent.split('\n')[1] ?? '')[0].lines[2]).toMatchObject({
    level: 'error',
    message: 'createEnvironment: Request failed with status code 500',
    tags: {
      reference,
      flow: 'free',
      state: 'creatingEnvironment.waiting',
      call: 'createEnvironment',
      kind: 'status',
      status: 500,
      effect: 'somethingWentWrong',
    },
  });
  expect(logged.filter((line) => line.includes(reference))).toEqual([
    `[${reference}] free.creatingEnvironment.waiting: createEnvironment failed (status): ` +
      'Request failed with status code 500 → somethingWentWrong',
  ]);
  await page.reload();
  await funnel.isAt('/free/somethingwentwrong');
  expect(await shownReference(page)).toBe(reference);
  for (const value of [funnel.domain, 'Proefbedrijf', 'jan@', 'Tester', '0201234567']) {
    expect(sent, value).not.toContain(value);
  }
});

test('errors thrown by other code on the page are neither logged nor reported @F12', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/uncaught: |Uncaught|not ours|Unexpected error: TypeError/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await funnel.open('/free');
  await page.evaluate(() => {
    const extension = Object.assign(new Error('not ours'), {
      stack: 'Error: not ours\n    at f (chrome-extension://abcdef/content.js:1:2)',
    });
    for (const reason of ['not ours', null, undefined, extension]) void Promise.reject(reason);
    setTimeout(() => {
      throw extension;
    });
  });
  await page.evaluate(() => {
    const own = Object.assign(new TypeError('x'), {
      stack: `TypeError: x\n    at f (${location.origin}/assets/app-Bx_4-9.js:1:2)`,
    });
    void Promise.reject(own);
  });
  await expect
    .poll(() => logged.filter((line) => line.includes('Unexpected error')))
    .toHaveLength(1);
  await expect.poll(() => sandbox.errorReports()).toHaveLength(1);
});

test('analytics and error service that hang harm nothing @B68', async ({
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|checkAvailability failed/);
  await sandbox.scenario({call: 'analytics', fault: 'hang'});
  await sandbox.scenario({call: 'errors', fault: 'hang'});
  await sandbox.scenario({call: 'availability', fault: {kind: 'status', status: 503}});
  await funnel.createFree();
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test('a blocker that answers nothing and leaves empty stubs harms nothing @B68', async ({
  context,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|checkAvailability failed/);
  await context.addInitScript(() =>
    Object.assign(window, {
      plausible: undefined,
      Sentry: {},
      gtag: () => {},
      ga: null,
      _paq: [],
    }),
  );
  // By their names, as lists of trackers would once they knew them.
  const blocked = new Set<string | undefined>();
  await context.route(/\/assets\/(paths|faults)-/, (route) => {
    blocked.add(/assets\/(\w+)-/.exec(route.request().url())?.[1]);
    return route.abort('blockedbyclient');
  });
  await context.route(/\/sandbox\/(analytics|errors)/, (route) => route.abort('blockedbyclient'));
  await sandbox.scenario({call: 'availability', fault: {kind: 'status', status: 503}});
  await funnel.createFree();
  await expect.poll(() => [...blocked].toSorted()).toEqual(['faults', 'paths']);
});
