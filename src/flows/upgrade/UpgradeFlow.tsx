import {createActor} from 'xstate';
import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {
  upgradeAliases,
  upgradePaths,
  type UpgradeScreen,
  upgradeVisitPaths,
} from '../../../machines/upgrade/upgradeTypes.ts';
import {createChunk} from '../../browser/chunk.ts';
import type {FlowDefinition, ScreenView} from '../shared/contract/flowDefinition.ts';
import {flowImplementations} from '../shared/contract/flowImplementations.ts';

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

const upgradeChoice = createChunk('upgradeChoiceScreen', async () => {
  const {UpgradeChoiceScreen} = await import('./screens/upgradeChoiceScreen.tsx');
  return {upgradeChoice: UpgradeChoiceScreen};
});

const premium = createChunk('premiumScreen', async () => {
  const {PremiumScreen} = await import('./screens/premiumScreen.tsx');
  return {premium: PremiumScreen};
});

/** The UPGRADE flow as the app sees it: every screen of its machine with its component. */
export const upgradeFlow: FlowDefinition = {
  id: 'upgrade',
  visitPaths: upgradeVisitPaths,
  aliases: upgradeAliases,
  plans: {pro: () => upgradePaths.subscription, premium: () => upgradePaths.premium},
  views,
  entries: {upgradeChoice, premium},
  rest: createChunk('upgradeRest', async () => (await import('./upgradeRest.tsx')).upgradeRest),
  createActor: (input, services) =>
    createActor(
      upgradeMachine.provide(
        flowImplementations(services, {flow: 'upgrade', billing: true, existing: true}),
      ),
      {input},
    ),
};
