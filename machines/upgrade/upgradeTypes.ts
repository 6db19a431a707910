/** The screens of the upgrade flow and their paths (specification 2.1); creation runs on the billing step. */
export const upgradePaths = {
  upgradeChoice: '/upgrade/',
  subscription: '/upgrade/step1',
  billing: '/upgrade/step2',
  paymentOpening: '/upgrade/step2',
  paymentPending: '/upgrade/step2',
  upgraded: '/upgrade/step3',
  premium: '/premium',
  somethingWentWrong: '/free/somethingwentwrong',
} as const;

export type UpgradeScreen = keyof typeof upgradePaths;
