// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {token} from '../../../support/session/callDesk.ts';
import {type FakeBrowser, openBrowser} from '../../../support/session/fakeBrowser.ts';
import {billingDetails} from '../../../support/people.ts';
import {create, walkToExampleData} from '../../../support/screens/signUpWalk.ts';

describe('on the way to the payment page', () => {
  const environment = {
    url: 'https://acmetest.testwerf.example/',
    paymentPage: 'https://checkout.stripe.com/pay/1',
  };

  const pay = async (browser: FakeBrowser, confirm = async () => {}) => {
    await browser.answer('loadBotCheck', undefined);
    await browser.send({type: 'billing.submit', billingDetails});
    await confirm();
    await browser.answer('executeBotCheck', token('v3', 3));
    await browser.answer('validateToken', {kind: 'valid'});
    await browser.answer('createEnvironment', {kind: 'accepted', environment});
  };

  const leaveToPay = async () => {
    const browser = await openBrowser('/');
    await browser.visit('/pro');
    await walkToExampleData(browser);
    await create(browser);
    await browser.send({
      type: 'subscription.submit',
      subscriptionDetails: {period: 'monthly', numberOfUsers: '25'},
    });
    await pay(browser);
    return browser;
  };

  it("the steps are gone from the history, but for the flow's start @S23", async () => {
    const browser = await leaveToPay();

    expect([browser.left, browser.entries(), browser.index(), browser.kept()]).toEqual([
      [environment.paymentPage],
      ['/', '/pro', '/pro/step7'],
      2,
      environment,
    ]);
  });

  it('the unfinished payment is found again with Forward after Back, and after a link', async () => {
    const browser = await leaveToPay();
    browser.session.resume('kept');
    await browser.rest();

    await browser.back();
    expect([browser.path(), browser.index()]).toEqual(['/pro', 1]);
    await browser.forward();
    expect([browser.screen(), browser.url(), browser.index()]).toEqual([
      'paymentPending',
      '/pro/step7',
      2,
    ]);

    await browser.visit('/free');
    await browser.back();
    expect([browser.screen(), browser.url()]).toEqual(['paymentPending', '/pro/step7']);
    expect(browser.desk.asked('createEnvironment').length).toBe(1);
    expect(browser.left).toEqual([environment.paymentPage]);
  });

  it('an upgrade keeps its choice of plan and its unfinished payment alone', async () => {
    const browser = await openBrowser('/upgrade/');
    await browser.send(
      {type: 'domain.given', domainName: 'acmetest'},
      {type: 'plan.choose', plan: 'pro'},
      {type: 'plan.confirm'},
      {
        type: 'subscription.submit',
        subscriptionDetails: {period: 'monthly', numberOfUsers: '25'},
      },
    );
    await pay(browser, async () => {
      await browser.answer('checkAvailability', {kind: 'taken'});
      await browser.answer('loadBotCheck', undefined);
    });

    expect([browser.left, browser.entries(), browser.kept()]).toEqual([
      [environment.paymentPage],
      ['/upgrade/', '/upgrade/step2'],
      environment,
    ]);
  });
});
