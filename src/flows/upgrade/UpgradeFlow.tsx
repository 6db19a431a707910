import {createActor} from 'xstate';
import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {upgradePaths, type UpgradeScreen} from '../../../machines/upgrade/upgradeTypes.ts';
import {createPart} from '../../browser/part.ts';
import type {FlowDefinition, ScreenView} from '../shared/contract/flowDefinition.ts';
import {flowImplementations} from '../shared/contract/flowImplementations.ts';
import {PremiumScreen} from './screens/premiumScreen.tsx';
import {UpgradeChoiceScreen} from './screens/upgradeChoiceScreen.tsx';

const views: Record<UpgradeScreen, ScreenView> = {
  upgradeChoice: {tier: 'free', title: 'chooseUpgrade.title'},
  subscription: {tier: 'pro', title: 'subscription.title', wide: true},
  billing: {tier: 'pro', title: 'billing.title', wide: true},
  paymentOpening: {tier: 'pro', title: 'paymentOpening.title'},
  paymentPending: {tier: 'pro', title: 'paymentPending.title'},
  upgraded: {tier: 'pro', title: 'upgraded.title'},
  premium: {tier: 'premium', title: 'premium.title'},
  somethingWentWrong: {tier: 'free', title: 'somethingWentWrong.title'},
};

/** The UPGRADE flow as the app sees it: every screen of its machine, drawn. */
export const upgradeFlow: FlowDefinition = {
  id: 'upgrade',
  paths: upgradePaths,
  plans: {pro: upgradePaths.subscription, premium: upgradePaths.premium},
  views,
  start: {upgradeChoice: UpgradeChoiceScreen, premium: PremiumScreen},
  rest: createPart('upgrade-rest', async () => (await import('./upgradeRest.tsx')).upgradeRest),
  createActor: (input, services) =>
    createActor(
      upgradeMachine.provide(
        flowImplementations(services, {flow: 'upgrade', billing: true, existing: true}),
      ),
      {input},
    ),
};
