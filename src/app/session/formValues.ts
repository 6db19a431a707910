import {type Draft, emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {isWorthKeeping, restoreDraft} from '../../../machines/shared/draft/restoreDraft.ts';

/** Where the shared form values are kept in session storage (specification 3.1). */
const FORM_VALUES = 'formvalues';

/** Storage may be missing, blocked or full; the funnel then goes on in memory. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

const parse = (text: string): unknown => attempt(() => JSON.parse(text));

export type FormValues = {read: () => Draft; write: (draft: Draft) => void};

/**
 * The shared form values (specification 3.1): kept in memory and in session storage under `formvalues`, without
 * the password, which a draft never holds. What is found there is repaired or overwritten.
 */
export const createFormValues = (storage: () => Storage): FormValues => {
  let memory = emptyDraft;
  const save = (draft: Draft) =>
    attempt(() =>
      isWorthKeeping(draft)
        ? storage().setItem(FORM_VALUES, JSON.stringify(draft))
        : storage().removeItem(FORM_VALUES),
    );
  return {
    read: () => {
      if (isWorthKeeping(memory)) return memory;
      const found = attempt(() => storage().getItem(FORM_VALUES));
      if (typeof found !== 'string') return memory;
      memory = restoreDraft(parse(found));
      save(memory);
      return memory;
    },
    write: (draft) => {
      memory = draft;
      save(draft);
    },
  };
};
