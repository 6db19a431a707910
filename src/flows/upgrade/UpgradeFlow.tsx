import {createActor} from 'xstate';
import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {upgradePaths, type UpgradeScreen} from '../../../machines/upgrade/upgradeTypes.ts';
import type {FlowDefinition, ScreenView} from '../shared/flowDefinition.ts';
import {flowImplementations} from '../shared/flowImplementations.ts';
import {lazyScreen} from '../shared/lazyScreen.ts';
import {sharedOutcomes, sharedScreens} from '../shared/sharedScreens.tsx';

const upgradeChoice = lazyScreen(
  async () => (await import('./screens/upgradeChoiceScreen.tsx')).UpgradeChoiceScreen,
);
const billing = lazyScreen(
  async () => (await import('./screens/upgradeBillingScreen.tsx')).UpgradeBillingScreen,
);
const upgraded = lazyScreen(
  async () => (await import('./screens/upgradedScreen.tsx')).UpgradedScreen,
);
const premium = lazyScreen(async () => (await import('./screens/premiumScreen.tsx')).PremiumScreen);

const screens: Record<UpgradeScreen, ScreenView> = {
  upgradeChoice: {screen: upgradeChoice, tier: 'free', title: 'chooseUpgrade.title'},
  subscription: {
    screen: sharedScreens.subscription,
    tier: 'pro',
    title: 'subscription.title',
    wide: true,
  },
  billing: {screen: billing, tier: 'pro', title: 'billing.title', wide: true},
  paymentOpening: {
    screen: sharedScreens.paymentOpening('/upgrade/'),
    tier: 'pro',
    title: 'paymentOpening.title',
    outcome: sharedOutcomes.paymentOpening,
  },
  paymentPending: {
    screen: sharedScreens.paymentPending('/upgrade/'),
    tier: 'pro',
    title: 'paymentPending.title',
    outcome: sharedOutcomes.paymentPending,
  },
  upgraded: {
    screen: upgraded,
    tier: 'pro',
    title: 'upgraded.title',
    outcome: {texts: ['upgraded.text'], addresses: ['url']},
  },
  premium: {
    screen: premium,
    tier: 'premium',
    title: 'premium.title',
    outcome: {texts: ['premium.text'], addresses: []},
  },
  somethingWentWrong: {
    screen: sharedScreens.somethingWentWrong,
    tier: 'free',
    title: 'somethingWentWrong.title',
    outcome: 'failed',
  },
};

/** The UPGRADE flow as the app sees it: every screen of its machine, drawn. */
export const upgradeFlow: FlowDefinition = {
  id: 'upgrade',
  paths: upgradePaths,
  plans: {pro: upgradePaths.subscription, premium: upgradePaths.premium},
  screens,
  createActor: (input, services) =>
    createActor(
      upgradeMachine.provide(
        flowImplementations(services, {flow: 'upgrade', billing: true, existing: true}),
      ),
      {input},
    ),
};
