import {sharedPaths} from '../shared/flow/flowTypes.ts';
import {upgradeEntries} from './upgradeEntries.ts';

/** The screens that a path asks for (specification 2.1), each by its own path. */
export const upgradeVisitPaths = {
  upgradeChoice: upgradeEntries.upgradeChoice,
  subscription: '/upgrade/step1',
  billing: upgradeEntries.billing,
  upgraded: '/upgrade/step3',
  premium: upgradeEntries.premium,
  ...sharedPaths,
} as const;

/** Every screen of the upgrade flow and its path; creation and payment run on that of the billing step. */
export const upgradePaths = {
  ...upgradeVisitPaths,
  paymentOpening: upgradeVisitPaths.billing,
  paymentPending: upgradeVisitPaths.billing,
} as const;

export type UpgradeScreen = keyof typeof upgradePaths;

/** Other paths of a screen, which lead to its own. */
export const upgradeAliases: Record<string, UpgradeScreen> = {'/upgrade/premium': 'premium'};
