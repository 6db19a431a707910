import {Secret} from '../../machines/shared/secret.ts';
import type {Draft} from '../../machines/shared/draft.ts';
import type {Plan} from '../../machines/shared/flowTypes.ts';
import {readEarlyDraft, valueIn} from './earlyDraft.ts';

/** What a visitor did to the page before its script ran. */
export type EarlyInput = {
  draft: Partial<Draft>;
  password: Secret | undefined;
  plan: Plan | undefined;
};

const PLANS: readonly Plan[] = ['free', 'pro', 'premium'];

/** Reads what was typed or chosen in a page that did not answer to input yet (contract, Readiness). */
export const readEarlyInput = (root: ParentNode): EarlyInput => {
  const chosen = root.querySelector<HTMLInputElement>('input[name$="choice"]:checked')?.value;
  const password = valueIn(root, 'password');
  return {
    draft: readEarlyDraft(root),
    password: password ? new Secret(password) : undefined,
    plan: PLANS.find((plan) => plan === chosen),
  };
};
