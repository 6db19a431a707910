import {sharedPaths} from '../shared/flow/flowTypes.ts';
import {proEntries} from './proEntries.ts';

/** The screens that a path asks for (specification 2.1), each by its own path. */
export const proVisitPaths = {
  account: proEntries.account,
  details: '/pro/step2',
  team: '/pro/step3',
  exampleData: '/pro/step4',
  subscription: '/pro/step5',
  billing: '/pro/step6',
  creating: '/pro/step7',
  created: '/pro/step8',
  paymentFailed: '/pro/paymentfailed',
  paymentSuccess: proEntries.paymentSuccess,
  paymentCanceled: proEntries.paymentCanceled,
  ...sharedPaths,
} as const;

/** Every screen of the pro flow and its path; the payment opens on that of creation. */
export const proPaths = {
  ...proVisitPaths,
  paymentOpening: proVisitPaths.creating,
  paymentPending: proVisitPaths.creating,
} as const;

export type ProScreen = keyof typeof proPaths;
