import type {CallFailure} from '../../machines/shared/flow/callResults.ts';

/** A call that failed (specification 8). None of it comes from what a visitor typed. */
export type CallReport = {
  /** What the visitor can quote, as `createReference` makes it. */
  reference: string;
  flow: string;
  state: string;
  call: string;
  failure: CallFailure;
  /** What the visitor sees of it, such as `somethingWentWrong`. */
  effect?: string;
};
