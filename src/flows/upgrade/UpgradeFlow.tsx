import {createActor} from 'xstate';
import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {upgradePaths, type UpgradeScreen} from '../../../machines/upgrade/upgradeTypes.ts';
import type {FlowDefinition, ScreenView} from '../shared/flowDefinition.ts';
import {flowImplementations} from '../shared/flowImplementations.ts';
import {PaymentPendingScreen} from '../shared/screens/paymentPendingScreen.tsx';
import {SomethingWentWrongScreen} from '../shared/screens/somethingWentWrongScreen.tsx';
import {SubscriptionScreen} from '../shared/screens/subscriptionScreen.tsx';
import {PremiumScreen} from './screens/premiumScreen.tsx';
import {UpgradeBillingScreen} from './screens/upgradeBillingScreen.tsx';
import {UpgradeChoiceScreen} from './screens/upgradeChoiceScreen.tsx';
import {UpgradedScreen} from './screens/upgradedScreen.tsx';

const screens: Record<UpgradeScreen, ScreenView> = {
  upgradeChoice: {component: UpgradeChoiceScreen, tier: 'free', title: 'chooseUpgrade.title'},
  subscription: {
    component: SubscriptionScreen,
    tier: 'pro',
    title: 'subscription.title',
    wide: true,
  },
  billing: {component: UpgradeBillingScreen, tier: 'pro', title: 'billing.title', wide: true},
  paymentPending: {component: PaymentPendingScreen, tier: 'pro', title: 'paymentPending.title'},
  upgraded: {component: UpgradedScreen, tier: 'pro', title: 'upgraded.title'},
  premium: {component: PremiumScreen, tier: 'premium', title: 'premium.title'},
  somethingWentWrong: {
    component: SomethingWentWrongScreen,
    tier: 'free',
    title: 'somethingWentWrong.title',
  },
};

/** The UPGRADE flow as the app sees it: every screen of its machine, drawn. */
export const upgradeFlow: FlowDefinition = {
  id: 'upgrade',
  paths: upgradePaths,
  screens,
  createActor: (input, services) =>
    createActor(
      upgradeMachine.provide(
        flowImplementations(services, {flow: 'upgrade', billing: true, existing: true}),
      ),
      {input},
    ),
};
