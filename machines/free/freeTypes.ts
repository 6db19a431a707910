import {sharedPaths} from '../shared/flow/flowTypes.ts';
import {freeEntries} from './freeEntries.ts';

/** The screens of the free flow and their paths (specification 2.1). */
export const freePaths = {
  flowChoice: freeEntries.flowChoice,
  account: freeEntries.account,
  details: '/free/step2',
  team: '/free/step3',
  exampleData: '/free/step4',
  creating: '/free/step5',
  created: '/free/step6',
  ...sharedPaths,
} as const;

export type FreeScreen = keyof typeof freePaths;
