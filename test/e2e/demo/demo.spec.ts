import type {BrowserContext, Page} from '@playwright/test';
import {expect, test as base} from '../support/fixtures.ts';
import {log, state} from '../support/scenes/inspectorPage.ts';
import {existing, toBilling} from '../support/scenes/upgradeWalk.ts';
import {demoFixture, type DemoHost} from './demoHost.ts';

const test = base.extend<object, {demo: DemoHost}>({
  demo: demoFixture,
  baseURL: async ({demo}, provide) => {
    await provide(demo.url);
  },
});

// The demo is built once.
test.describe.configure({mode: 'default'});
test.slow();

/** From the page that the host serves to the funnel, and the inspector beside it. */
const start = async (page: Page, context: BrowserContext): Promise<Page> => {
  await page.goto('/');
  await page.getByRole('link', {name: 'Open the funnel'}).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', {name: 'Flow inspector'}).click();
  const inspector = await opened;
  await expect(state(inspector, 'free.signingUp.choosingFlow')).toHaveClass(/\bleaf\b/);
  return inspector;
};

test('the demo walks the free flow, and nothing typed there leaves the browser', async ({
  page,
  context,
  funnel,
  demo,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${demo.url}/`)) foreign.push(request.url());
  });
  const inspector = await start(page, context);
  await funnel.createFree();
  await expect(state(inspector, 'free.created')).toHaveClass(/\bleaf\b/);
  await funnel.link(funnel.texts.actions.toEnvironment).click();
  await expect(page.getByRole('heading', {name: `Omgeving ${funnel.domain}`})).toBeVisible();

  expect(foreign).toEqual([]);
  const files = /^GET \/([\w-]+\.\w+|assets\/[\w.-]+)?$/;
  expect(demo.asked().filter((request) => !files.test(request))).toEqual([]);
});

test('the demo keeps a creation waiting, and lets it go on', async ({page, context}) => {
  const inspector = await start(page, context);
  const goTo = async (name: string) => {
    await inspector.getByRole('combobox', {name: 'Find a state'}).fill(name);
    await inspector.keyboard.press('Enter');
    await inspector.getByRole('button', {name: 'Go to this state'}).click();
  };
  await goTo('waitingLonger');
  await expect(log(inspector)).toContainText('POST /installation/add/{domain}', {timeout: 30_000});
  await goTo('created');
  await expect(page).toHaveURL(/\/free\/step6/);
  await expect(log(inspector)).not.toContainText('createEnvironment failed');
});

test('the demo leads to the payment page and back, also when the worker was stopped', async ({
  page,
  context,
  funnel,
}) => {
  const inspector = await start(page, context);
  await funnel.walkToPay();
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  await expect(state(inspector, 'pro.openingPaymentPage')).toHaveClass(/\bleaf\b/);
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await funnel.link('Annuleren').click();
  await funnel.isAt('/pro/canceled');
});

test('the demo upgrades an environment that is there from the start', async ({
  page,
  context,
  funnel,
}) => {
  const inspector = await start(page, context);
  await toBilling(funnel, `?domain=${existing()}`);
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  await expect(state(inspector, 'upgrade.openingPaymentPage')).toHaveClass(/\bleaf\b/);
  await funnel.button('Betalen').click();
  await funnel.isAt('/pro/success');
});
