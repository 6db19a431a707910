import {sharedPaths} from '../shared/flowTypes.ts';
import {upgradeEntries} from './upgradeEntries.ts';

/** The screens of the upgrade flow and their paths (specification 2.1); creation runs on the billing step. */
export const upgradePaths = {
  upgradeChoice: upgradeEntries.upgradeChoice,
  subscription: '/upgrade/step1',
  billing: upgradeEntries.billing,
  paymentOpening: upgradeEntries.billing,
  paymentPending: upgradeEntries.billing,
  upgraded: '/upgrade/step3',
  premium: upgradeEntries.premium,
  ...sharedPaths,
} as const;

export type UpgradeScreen = keyof typeof upgradePaths;

/** Other paths of a screen, which lead to its own. */
export const upgradeAliases: Record<string, UpgradeScreen> = {'/upgrade/premium': 'premium'};
