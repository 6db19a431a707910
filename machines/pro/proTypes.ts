import {sharedPaths} from '../shared/flowTypes.ts';
import {proEntries} from './proEntries.ts';

/** The screens of the pro flow and their paths (specification 2.1). */
export const proPaths = {
  account: proEntries.account,
  details: '/pro/step2',
  team: '/pro/step3',
  exampleData: '/pro/step4',
  subscription: '/pro/step5',
  billing: '/pro/step6',
  creating: '/pro/step7',
  paymentOpening: '/pro/step7',
  paymentPending: '/pro/step7',
  created: '/pro/step8',
  paymentFailed: '/pro/paymentfailed',
  paymentSuccess: proEntries.paymentSuccess,
  paymentCanceled: proEntries.paymentCanceled,
  ...sharedPaths,
} as const;

export type ProScreen = keyof typeof proPaths;
