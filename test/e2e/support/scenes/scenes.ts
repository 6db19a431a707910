import {upgradeEntries} from '../../../../machines/upgrade/upgradeEntries.ts';
import {expect, type BrowserContext, type Page} from '@playwright/test';
import type {Sandbox} from '../fixtures.ts';
import type {Funnel} from '../funnel.ts';
import {BILLING, JAN, PIET} from '../people.ts';
import {WAITING_SCENES} from './waitingScenes.ts';

/** What a scene plays on; `show` is called with each state of the screens as soon as it is reached. */
export type Stage = {
  page: Page;
  context: BrowserContext;
  funnel: Funnel;
  sandbox: Sandbox;
  show: (name: string, restore?: Restore) => Promise<void>;
};

/** Does again what a change of language has undone. */
export type Restore = () => Promise<void>;

const LONG_NAME = 'van der Wettering-Hoogervorst';
const ENDLESS = 'Wettering'.repeat(23).slice(0, 200);
const BOX = /Ik ben geen robot|I'm not a robot/;

const choices = async ({funnel, show}: Stage) => {
  await funnel.open('/');
  await show('choose, nothing chosen');
  await funnel.choose('flowchoice', 'pro');
  await show('choose, PRO chosen');
  await funnel.open('/upgrade/');
  await funnel.choose('upgradechoice', 'premium');
  await show('upgrade, PREMIUM chosen');
};

const account = async ({page, funnel, show}: Stage) => {
  const {field, texts, button} = funnel;
  await funnel.open('/free');
  await show('account of FREE');
  await funnel.open('/pro');
  await button(texts.start.domainHelp.open).click();
  await expect(page.getByRole('dialog', {name: texts.start.domainHelp.title})).toBeVisible();
  await show('account with help');
  await page.keyboard.press('Escape');
  await field('domainName').fill('bezet');
  await field('password').fill('welkom');
  await funnel.next.click();
  await expect(page.getByRole('list', {name: texts.start.domainSuggestions})).toBeVisible();
  await show('account with errors and suggestions');
  await funnel.fillAccount();
  await button(texts.start.showPassword).click();
  await expect(page.getByText(`${funnel.domain}.testwerf.example`)).toBeVisible();
  await show('account filled in');
};

const details = async ({context, page, funnel, show}: Stage) => {
  const {field} = funnel;
  await funnel.walkTo('pro', 2);
  await show('details');
  await funnel.next.click();
  await expect(funnel.summary).toHaveCount(1);
  await show('details with errors');
  await funnel.enter({...JAN, lastName: LONG_NAME, companyName: ENDLESS, email: 'jan@gmial.com'});
  await expect(page.getByRole('button', {name: 'jan@gmail.com'})).toBeVisible();
  await show('details with long names and a slip in the address');
  await context.setOffline(true);
  await expect(page.getByText(funnel.texts.app.offline)).toBeVisible();
  await show('details offline');
  await context.setOffline(false);
  await funnel.enter({firstName: ENDLESS});
  await page.reload();
  await funnel.isAt('/pro');
  await expect(page.getByText(funnel.texts.start.passwordAgain)).toBeVisible();
  await field('domainName').fill('');
  await expect(page.getByText(funnel.texts.start.domainFromCompany)).toBeVisible();
  await show('account after a reload, with names from the company');
};

const team = async ({funnel, show}: Stage) => {
  const {texts, button, field} = funnel;
  await funnel.walkTo('pro', 2);
  await funnel.enter({...JAN, lastName: LONG_NAME, firstName: ENDLESS});
  await funnel.next.click();
  await funnel.isAt('/pro/step3');
  await show('team');
  await button(texts.team.add).click();
  await button(texts.team.add).click();
  await field('teamMembers.0.firstName').fill('Piet');
  await field('teamMembers.1.email').fill('jan@');
  await field('teamMembers.2.email').fill(JAN.email);
  await funnel.next.click();
  await expect(funnel.summary).toHaveCount(3);
  await show('team of four with errors');
};

const exampleData = async ({page, funnel, sandbox, show}: Stage) => {
  await funnel.walkTo('free', 4);
  await show('example data');
  await funnel.create.press('Enter');
  await expect(funnel.summary).toHaveCount(1);
  await show('example data with an error');
  await funnel.choose('exampleData', 'data');
  await sandbox.scenario({call: 'validation', fault: 'captcha', times: 1});
  await funnel.create.click();
  await expect(page.getByRole('checkbox', {name: BOX})).toBeVisible();
  await show('example data with the challenge');
  await page.getByRole('checkbox', {name: BOX}).check();
  await expect(funnel.create).not.toHaveAttribute('aria-disabled');
  await sandbox.scenario({call: 'validation', fault: {kind: 'status', status: 500}, times: 1});
  await funnel.create.click();
  await expect(funnel.button(funnel.texts.actions.tryAgain)).toBeVisible();
  await show('example data, the check has failed');
};

const order = async ({page, funnel, sandbox, show}: Stage) => {
  await funnel.walkTo('pro', 5);
  await funnel.next.click();
  await expect(funnel.summary).toHaveCount(1);
  await show('subscription with an error');
  await funnel.field('numberOfUsers').selectOption('25');
  await funnel.choose('period', 'yearly');
  await show('subscription chosen');
  await funnel.next.click();
  await funnel.isAt('/pro/step6');
  await funnel.pay.click();
  await expect(funnel.summary).toHaveCount(1);
  await show('billing with errors');
  await funnel.fillBilling({...BILLING, street: ENDLESS, city: LONG_NAME});
  await sandbox.scenario({call: 'validation', fault: 'captcha', times: 1});
  await funnel.pay.click();
  await expect(page.getByRole('checkbox', {name: BOX})).toBeVisible();
  await show('billing with the challenge');
};

const creation = async ({funnel, sandbox, show}: Stage) => {
  await funnel.walkTo('free', 3);
  for (const [name, value] of Object.entries({...PIET, lastName: LONG_NAME})) {
    await funnel.field(`teamMembers.0.${name}`).fill(value);
  }
  await funnel.next.click();
  await funnel.isAt('/free/step4');
  await funnel.choose('exampleData', 'data');
  await sandbox.scenario({call: 'creation', fault: 'hang'});
  await funnel.create.click();
  await funnel.isAt('/free/step5');
  await show('creating');
};

const created = async ({funnel, show}: Stage) => {
  await funnel.walkTo('free', 3);
  for (const [name, value] of Object.entries({...PIET, lastName: LONG_NAME})) {
    await funnel.field(`teamMembers.0.${name}`).fill(value);
  }
  await funnel.next.click();
  await funnel.isAt('/free/step4');
  await funnel.choose('exampleData', 'data');
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  await show('created');
};

const results = async ({page, funnel, show}: Stage) => {
  await funnel.walkToPay();
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  await page.goBack();
  await funnel.isAt('/pro/step7', funnel.texts.paymentPending.title);
  await show('payment not finished');
  const link = encodeURIComponent('https://acmetest.testwerf.example/');
  const paths = [
    '/pro/success',
    '/pro/canceled',
    upgradeEntries.premium,
    '/free/somethingwentwrong',
  ];
  for (const path of paths) {
    await funnel.open(`${path}?link=${link}`);
    await funnel.isAt(path);
    await show(path);
  }
  await funnel.open('/elsewhere');
  await show('not found');
};

const upgrade = async ({funnel, sandbox, show}: Stage) => {
  await funnel.open('/upgrade/step1');
  await funnel.field('numberOfUsers').selectOption('5');
  await funnel.next.click();
  await funnel.isAt('/upgrade/step2');
  await funnel.fillBilling();
  await funnel.field('domainName').fill(funnel.domain);
  await funnel.pay.click();
  await expect(funnel.summary).toHaveText([funnel.texts.form.validation.domainunknown]);
  await show('billing of an upgrade with an unknown web address');
  await sandbox.scenario({call: 'creation', fault: 'noPaymentPage'});
  await funnel.field('domainName').fill(`bestaand${Date.now()}`);
  await funnel.pay.click();
  await funnel.isAt('/upgrade/step3');
  await show('upgraded');
};

const lateCreation = async ({page, funnel, sandbox, show}: Stage) => {
  const {texts} = funnel;
  await sandbox.scenario({call: 'creation', fault: 'hang'});
  await page.clock.install();
  await funnel.walkToCreate();
  await funnel.create.click();
  await funnel.isAt('/free/step5');
  await page.clock.fastForward(60_000);
  await expect(page.getByText(texts.creating.longer)).toBeVisible();
  await show('creating, longer than usual');
  await page.clock.fastForward(540_000);
  await funnel.isAt('/free/somethingwentwrong');
  await expect(page.getByText(/: [B-Z2-9]{4}-[B-Z2-9]{4}/)).toBeVisible();
  await show('something went wrong, with a reference');
};

const missingChunks = async ({page, funnel, show}: Stage) => {
  const {app, start} = funnel.texts;
  const abort = (chunk: RegExp) => page.route(chunk, (route) => route.abort());
  await abort(/\/assets\/free-rest-/);
  await funnel.open('/free');
  await funnel.fillAccount();
  await funnel.next.click();
  await expect(page.getByText(app.passwordAgain)).toBeVisible();
  await show('a step that is missing');
  await abort(/\/assets\/api-/);
  await funnel.open('/free');
  await funnel.fillAccount();
  await funnel.field('password').dispatchEvent('keydown', {key: 'A', modifierCapsLock: true});
  await expect(page.getByText(start.capsLock)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(app.partMissing);
  await show('account with caps lock on, while the calls are missing');
};

/** Every screen in each of its states, by the part of the funnel it belongs to. */
export const SCENES = {
  choices,
  account,
  details,
  team,
  exampleData,
  order,
  creation,
  lateCreation,
  created,
  results,
  upgrade,
  missingChunks,
  ...WAITING_SCENES,
};
