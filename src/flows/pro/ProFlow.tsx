import {createActor} from 'xstate';
import {proMachine} from '../../../machines/pro/proMachine.ts';
import {proPaths, type ProScreen} from '../../../machines/pro/proTypes.ts';
import type {FlowDefinition, ScreenView} from '../shared/flowDefinition.ts';
import {flowImplementations} from '../shared/flowImplementations.ts';
import {lazyScreen} from '../shared/lazyScreen.ts';
import {sharedOutcomes, sharedScreens} from '../shared/sharedScreens.tsx';
import {signUpViews} from '../shared/signUpViews.ts';

const TOTAL = 6;

const billing = lazyScreen(
  async () => (await import('../shared/screens/billingScreen.tsx')).BillingScreen,
);
const paymentFailed = lazyScreen(
  async () => (await import('./screens/paymentFailedScreen.tsx')).PaymentFailedScreen,
);
const paymentSuccess = lazyScreen(
  async () => (await import('./screens/paymentSuccessScreen.tsx')).PaymentSuccessScreen,
);

const screens: Record<ProScreen, ScreenView> = {
  ...signUpViews({tier: 'pro', total: TOTAL, submitText: 'next'}),
  subscription: {
    screen: sharedScreens.subscription,
    tier: 'pro',
    title: 'subscription.title',
    step: {number: 5, total: TOTAL, name: 'progress.subscription'},
    wide: true,
  },
  billing: {
    screen: billing,
    tier: 'pro',
    title: 'billing.title',
    step: {number: 6, total: TOTAL, name: 'progress.billing'},
    wide: true,
  },
  creating: {
    screen: sharedScreens.creating,
    tier: 'pro',
    title: 'creating.title',
    outcome: sharedOutcomes.creating,
  },
  paymentOpening: {
    screen: sharedScreens.paymentOpening('/free'),
    tier: 'pro',
    title: 'paymentOpening.title',
    outcome: sharedOutcomes.paymentOpening,
  },
  paymentPending: {
    screen: sharedScreens.paymentPending('/free'),
    tier: 'pro',
    title: 'paymentPending.title',
    outcome: sharedOutcomes.paymentPending,
  },
  created: {
    screen: sharedScreens.created,
    tier: 'pro',
    title: 'created.title',
    outcome: sharedOutcomes.created,
  },
  paymentFailed: {
    screen: paymentFailed,
    tier: 'pro',
    title: 'paymentFailed.title',
    outcome: sharedOutcomes.paymentFailed,
  },
  paymentSuccess: {
    screen: paymentSuccess,
    tier: 'pro',
    title: 'paymentSuccess.title',
    outcome: {texts: ['paymentSuccess.text'], addresses: ['url']},
  },
  paymentCanceled: {
    screen: paymentFailed,
    tier: 'free',
    title: 'paymentFailed.title',
    outcome: sharedOutcomes.paymentFailed,
  },
  somethingWentWrong: {
    screen: sharedScreens.somethingWentWrong,
    tier: 'free',
    title: 'somethingWentWrong.title',
    outcome: 'failed',
  },
};

/** The PRO flow as the app sees it: every screen of its machine, drawn. */
export const proFlow: FlowDefinition = {
  id: 'pro',
  paths: proPaths,
  screens,
  createActor: (input, services) =>
    createActor(proMachine.provide(flowImplementations(services, {flow: 'pro', billing: true})), {
      input,
    }),
};
