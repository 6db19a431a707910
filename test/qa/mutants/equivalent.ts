import type {Mutant} from './listMutants.ts';

export type Tried = Mutant & {
  /** What noticed it; nothing when it survived. */
  noticedBy?: string | undefined;
};

/** A change that makes no difference anyone could see, by its file and its words in the report. */
type Equivalent = {file: string; words: string; reason: string};

const equivalents: readonly Equivalent[] = [];

/** Why nothing can notice a mutant. */
export const reasonFor = (mutant: Mutant): string | undefined =>
  equivalents.find(({file, words}) => file === mutant.file && words === mutant.words)?.reason;
