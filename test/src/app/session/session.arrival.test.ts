// @vitest-environment node
import {describe, expect, it, vi} from 'vitest';
import {emptyDraft} from '../../../../machines/shared/draft/draft.ts';
import {timeLimits} from '../../../../machines/shared/timeLimits.ts';
import {token} from '../../../support/session/callDesk.ts';
import {
  type OpenedSession,
  openSession,
  startCreating,
} from '../../../support/session/openSession.ts';
import {billingDetails, signedUp, subscribed} from '../../../support/people.ts';

describe('what an address brings', () => {
  const prefill = {period: 'yearly', numberOfUsers: '25'} as const;

  it('prefills the subscription where nothing is filled in, and names the parameters it used @2.10-9', async () => {
    const stage = openSession();

    expect(await stage.open('/pro', {prefill})).toEqual(['interval', 'users']);
    expect(stage.context().draft.subscriptionDetails).toEqual(prefill);
    expect(stage.draft().subscriptionDetails).toEqual(prefill);
  });

  it('prefills nothing where something is filled in already @2.10-9', async () => {
    const stage = openSession(signedUp);

    expect(await stage.open('/pro', {prefill})).toEqual([]);
    expect(stage.context().draft).toEqual(signedUp);
  });

  it.each(['/free', '/'])('prefills nothing at %s', async (path) => {
    const stage = openSession();

    expect(await stage.open(path, {prefill, domain: 'acmetest'})).toEqual([]);
    expect(stage.context().draft).toEqual(emptyDraft);
  });

  it('names the environment to upgrade', async () => {
    const stage = openSession();

    expect(await stage.open('/upgrade/', {domain: 'AcmeTest'})).toEqual(['domain']);
    expect([stage.context().draft.existingDomainName, stage.context().isDomainKnown]).toEqual([
      'acmetest',
      true,
    ]);
  });

  it('is left alone when the visitor comes by a link or by Back', async () => {
    const stage = openSession();

    expect(await stage.open('/pro', {prefill, by: 'history'})).toEqual([]);
    expect(stage.context().draft).toEqual(emptyDraft);
  });

  it.each([
    ['/pro/success', 'paymentSuccess'],
    ['/pro/canceled', 'paymentCanceled'],
  ])('%s shows the link of the environment @2.10-7 @2.10-8', async (path, screen) => {
    const link = 'https://acmetest.testwerf.example/';
    const stage = openSession();

    await stage.open(path, {link});

    expect(stage.at()).toEqual(['pro', screen]);
    expect(stage.context().environment).toEqual({url: link});
  });

  it('/pro/success clears the values, /pro/canceled keeps them @2.12-1 @S20 @B17', async () => {
    const paid = openSession(subscribed);
    await paid.open('/pro/success');
    const canceled = openSession(subscribed);
    await canceled.open('/pro/canceled');

    expect([paid.draft(), canceled.draft()]).toEqual([emptyDraft, subscribed]);
  });
});

describe('a result that is loaded again', () => {
  it('is shown again too when the address of its environment is not known', async () => {
    const stage = openSession();

    await stage.open('/pro/paymentfailed', {kept: {}});

    expect([stage.at(), stage.context().environment]).toEqual([['pro', 'paymentFailed'], {}]);
  });

  const kept = {url: 'https://acmetest.testwerf.example/'};

  it.each([
    ['/free/step6', 'free', 'created'],
    ['/pro/step8', 'pro', 'created'],
    ['/pro/paymentfailed', 'pro', 'paymentFailed'],
    ['/upgrade/step3', 'upgrade', 'upgraded'],
  ])('%s still leads to the environment @S24', async (path, flow, screen) => {
    const stage = openSession();

    await stage.open(path, {kept});

    expect([stage.at(), stage.context().environment]).toEqual([[flow, screen], kept]);
    expect(stage.log()).toEqual([]);
  });

  it.each([
    ['/free/step6', 'free', 'account'],
    ['/pro/step8', 'pro', 'account'],
    ['/pro/paymentfailed', 'pro', 'account'],
    ['/upgrade/step3', 'upgrade', 'upgradeChoice'],
  ])('%s is redirected when Back leads to it, or nothing was kept', async (path, flow, screen) => {
    const returned = openSession();
    await returned.open(path, {kept, by: 'history'});
    const typed = openSession();
    await typed.open(path);

    expect([returned.at(), typed.at()]).toEqual([
      [flow, screen],
      [flow, screen],
    ]);
    expect([returned.context().environment, typed.context().environment]).toEqual([{}, {}]);
  });
});

describe('back from the payment page', () => {
  it('without its address there is nothing unfinished to show', async () => {
    const stage = openSession();

    await stage.open('/pro/step7', {kept: {}, by: 'history'});

    expect(stage.at()).toEqual(['pro', 'account']);
  });

  const payment = {
    url: 'https://acmetest.testwerf.example/',
    paymentPage: 'https://checkout.stripe.com/pay/1',
  };

  const orderUpgrade = async (stage: OpenedSession) => {
    await stage.open('/upgrade/step2', {domain: 'acmetest'});
    await stage.answer('loadBotCheck', undefined);
    await stage.send({type: 'domain.given', domainName: 'acmetest'});
    await stage.send({type: 'billing.submit', billingDetails});
    await stage.answer('checkAvailability', {kind: 'taken'});
    await stage.answer('loadBotCheck', undefined);
    await stage.answer('executeBotCheck', token('v3', 3));
    await stage.answer('validateToken', {kind: 'valid'});
    await stage.answer('createEnvironment', {kind: 'accepted', environment: payment});
  };

  it.each([
    ['/pro/step7', 'pro'],
    ['/upgrade/step2', 'upgrade'],
  ])(
    '%s shows what is left to do, without a draft and without a request @S21 @B01',
    async (path, flow) => {
      const stage = openSession();

      await stage.open(path, {kept: payment, by: 'history'});

      expect(stage.at()).toEqual([flow, 'paymentPending']);
      expect(stage.context().environment).toEqual(payment);
      expect(stage.asked('createEnvironment')).toEqual([]);
    },
  );

  it('a page that is shown again from the cache no longer leads to the payment page', async () => {
    const stage = openSession(subscribed);
    await orderUpgrade(stage);
    expect([stage.session.isDeparting(), stage.session.depart()]).toEqual([
      true,
      payment.paymentPage,
    ]);
    expect([stage.session.isDeparting(), stage.session.depart()]).toEqual([false, undefined]);

    stage.session.resume('kept');

    expect(stage.at()).toEqual(['upgrade', 'paymentPending']);
    expect(stage.context().environment).toEqual(payment);
    expect(stage.asked('createEnvironment').length).toBe(1);
  });

  it('a late payment page is offered, and is called unfinished after a return to the page @S22', async () => {
    for (const [limits, cause, screen] of [
      [0, 'visible', 'billing'],
      [1, 'visible', 'paymentPending'],
      [1, 'kept', 'paymentPending'],
      [0, 'kept', 'paymentPending'],
    ] as const) {
      vi.useFakeTimers({toFake: ['setTimeout']});
      const stage = openSession(subscribed);
      await orderUpgrade(stage);
      vi.advanceTimersByTime(limits * timeLimits.paymentPageLimit);
      expect(stage.at()).toEqual(['upgrade', limits === 1 ? 'paymentOpening' : 'billing']);
      stage.session.resume(cause);
      expect(stage.at()).toEqual(['upgrade', screen]);
      if (screen === 'paymentPending') expect(stage.context().environment).toEqual(payment);
      vi.useRealTimers();
    }
  });

  it('Back does not return to a result in the back/forward cache', async () => {
    for (const path of ['/pro/success', '/pro/canceled']) {
      const stage = openSession();
      await stage.open(path);
      stage.session.resume('visible');
      expect(stage.at()).not.toEqual(['pro', 'account']);
      stage.session.resume('kept');
      await vi.waitFor(() => expect(stage.at()).toEqual(['pro', 'account']));
    }
  });

  it('a page that is shown again elsewhere is left as it is', async () => {
    const stage = openSession();
    stage.session.resume('kept');
    await stage.open('/free');
    stage.session.resume('kept');
    expect(stage.at()).toEqual(['free', 'account']);

    const creating = openSession();
    await startCreating(creating);
    creating.session.resume('kept');
    expect(creating.at()).toEqual(['free', 'creating']);
  });
});
