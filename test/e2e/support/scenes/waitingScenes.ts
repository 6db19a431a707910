import {expect} from '@playwright/test';
import {tryAgainAfterLateAnswer} from '../attacks/lateAnswer.ts';
import type {Stage} from './scenes.ts';
import {behindAddress, type Language, textsOf} from '../texts.ts';

const BOX = /Ik ben geen robot|I'm not a robot/;

const orderUpgrade = async ({open, field, next, isAt, fillBilling, pay}: Stage['funnel']) => {
  await open('/upgrade/step1');
  await field('numberOfUsers').selectOption('5');
  await next.click();
  await isAt('/upgrade/step2');
  await fillBilling();
  await field('domainName').fill(`bestaand${Date.now()}`);
  await pay.click();
};

/** The last button of an upgrade while it is ordered. */
const waiting = async ({funnel, sandbox, show}: Stage) => {
  await sandbox.scenario({call: 'creation', fault: 'hang'});
  await orderUpgrade(funnel);
  await expect(funnel.button(funnel.texts.actions.busy)).toBeVisible();
  await show('billing of an upgrade while it is ordered');
};

/** After the order of an upgrade whose answer was lost. */
const lostOrder = async ({funnel, sandbox, show}: Stage) => {
  await sandbox.scenario({call: 'creation', fault: {kind: 'status', status: 502}});
  await orderUpgrade(funnel);
  await funnel.isAt('/free/somethingwentwrong');
  await show('something went wrong with an order');
  await funnel.open('/upgrade/step2');
  await funnel.isAt('/upgrade/step2');
  await show('billing after an order that may have arrived');
};

/** Back from the payment page of an upgrade that was ordered and not paid. */
const unpaidOrder = async ({page, funnel, show}: Stage) => {
  await orderUpgrade(funnel);
  await expect(page).toHaveURL(/sandbox\/payment/);
  await funnel.open('/upgrade/step2');
  await funnel.isAt('/upgrade/step2');
  await show('billing after an order that is not paid');
};

/** An order that was refused with its token, or sent again by the browser. */
const refusedOrder = async ({page, funnel, sandbox, show}: Stage) => {
  await sandbox.scenario({call: 'creation', fault: 'tokenRefused', times: 1});
  await orderUpgrade(funnel);
  await expect(page.getByRole('checkbox', {name: BOX})).toBeVisible();
  await show('billing after an order that could not be confirmed');
};

/** After a creation that failed, of a name that still seems free. */
const doubtfulCreation = async ({funnel, sandbox, show}: Stage) => {
  await funnel.walkToCreate();
  await sandbox.scenario({call: 'creation', fault: {kind: 'status', status: 502}, times: 1});
  await funnel.create.click();
  await funnel.isAt('/free/somethingwentwrong');
  await show('something went wrong with a creation that may be done');
  await funnel.open('/free');
  await show('account whose name may be taken by the visitor');
};

/** The challenge from its answer to the answer's end; a change of language renders it again. */
const challenge = async ({page, funnel, sandbox, show}: Stage) => {
  const status = page.getByRole('status');
  const language = async () => textsOf((await page.getAttribute('html', 'lang')) as Language);
  const solve = async () => {
    await page.getByRole('checkbox', {name: BOX}).check();
    await expect(status).toContainText([(await language()).botCheck.solved]);
  };
  const expire = async () => {
    await solve();
    await page.clock.fastForward(120_000);
    await expect(status).toContainText([(await language()).botCheck.expired]);
  };
  await page.clock.install();
  await funnel.walkToCreate();
  await sandbox.scenario({call: 'validation', fault: 'captcha'});
  await funnel.create.click();
  await show('example data, the challenge is solved', solve);
  await show('example data, the answer to the challenge has expired', expire);
};

/** Back at the start after a creation whose answer was lost. */
const lostAnswer = async ({page, funnel, sandbox, show}: Stage) => {
  const {texts} = funnel;
  await tryAgainAfterLateAnswer(page, funnel, sandbox);
  await expect(page.getByText(behindAddress(texts.start.domainProbablyYours))).toBeVisible();
  await show('account whose name is probably taken by the visitor');
};

/** Waiting for answers, and what is said of those that got lost. */
export const WAITING_SCENES = {
  waiting,
  challenge,
  lostAnswer,
  lostOrder,
  unpaidOrder,
  refusedOrder,
  doubtfulCreation,
};
