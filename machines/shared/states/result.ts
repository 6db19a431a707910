import type {FlowMeta} from '../flow/flowTypes.ts';

type Result<On> = {description: string; meta: FlowMeta; on: On};

/** A screen that shows an environment, and forgets it once it is left. */
export const resultState = <const On extends object>(result: Result<On>) =>
  ({tags: 'screen', ...result, exit: 'forgetEnvironment'}) as const;

/** A result after which nothing is left to fill in: the values are cleared. */
export const finalResultState = <const On extends object>(result: Result<On>) =>
  ({...resultState(result), entry: 'clearValues'}) as const;
