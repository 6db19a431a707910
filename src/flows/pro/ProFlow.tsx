import {createActor} from 'xstate';
import {proMachine} from '../../../machines/pro/proMachine.ts';
import {proPaths, type ProScreen} from '../../../machines/pro/proTypes.ts';
import type {FlowDefinition, ScreenView} from '../shared/flowDefinition.ts';
import {flowImplementations} from '../shared/flowImplementations.ts';
import {AccountScreen} from '../shared/screens/accountScreen.tsx';
import {BillingScreen} from '../shared/screens/billingScreen.tsx';
import {CreatedScreen} from '../shared/screens/createdScreen.tsx';
import {CreatingScreen} from '../shared/screens/creatingScreen.tsx';
import {ExampleDataScreen} from '../shared/screens/exampleDataScreen.tsx';
import {PaymentPendingScreen} from '../shared/screens/paymentPendingScreen.tsx';
import {SomethingWentWrongScreen} from '../shared/screens/somethingWentWrongScreen.tsx';
import {SubscriptionScreen} from '../shared/screens/subscriptionScreen.tsx';
import {signUpViews} from '../shared/signUpViews.tsx';
import {PaymentFailedScreen} from './screens/paymentFailedScreen.tsx';
import {PaymentSuccessScreen} from './screens/paymentSuccessScreen.tsx';

const TOTAL = 6;

const ProAccountScreen = () => <AccountScreen subscription="pro" />;
const ProExampleDataScreen = () => <ExampleDataScreen submitText="next" />;

const screens: Record<ProScreen, ScreenView> = {
  ...signUpViews({
    tier: 'pro',
    total: TOTAL,
    account: ProAccountScreen,
    exampleData: ProExampleDataScreen,
  }),
  subscription: {
    component: SubscriptionScreen,
    tier: 'pro',
    title: 'subscription.title',
    step: {number: 5, total: TOTAL, name: 'progress.subscription'},
    wide: true,
  },
  billing: {
    component: BillingScreen,
    tier: 'pro',
    title: 'billing.title',
    step: {number: 6, total: TOTAL, name: 'progress.billing'},
    wide: true,
  },
  creating: {component: CreatingScreen, tier: 'pro', title: 'creating.title'},
  paymentPending: {component: PaymentPendingScreen, tier: 'pro', title: 'paymentPending.title'},
  created: {component: CreatedScreen, tier: 'pro', title: 'created.title'},
  paymentFailed: {component: PaymentFailedScreen, tier: 'pro', title: 'paymentFailed.title'},
  paymentSuccess: {component: PaymentSuccessScreen, tier: 'pro', title: 'paymentSuccess.title'},
  paymentCanceled: {component: PaymentFailedScreen, tier: 'free', title: 'paymentFailed.title'},
  somethingWentWrong: {
    component: SomethingWentWrongScreen,
    tier: 'free',
    title: 'somethingWentWrong.title',
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
