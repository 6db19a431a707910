/** Where other flows and other sites lead to in the upgrade flow (specification 2.1). */
export const upgradeEntries = {
  upgradeChoice: '/upgrade/',
  billing: '/upgrade/step2',
  premium: '/premium',
} as const;
