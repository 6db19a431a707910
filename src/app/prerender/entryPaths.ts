import {entries} from '../session/routes.ts';

const {free, pro, upgrade} = entries;

/** The start pages: their first screen stands in the page. */
export const START_PATHS: readonly string[] = [
  free.flowChoice,
  upgrade.upgradeChoice,
  free.account,
  pro.account,
];

/** The paths that visitors arrive at. All others need values that only their browser has. */
export const ENTRY_PATHS: readonly string[] = [
  ...START_PATHS,
  upgrade.premium,
  pro.paymentSuccess,
  pro.paymentCanceled,
];
