import type {Draft} from '../../machines/shared/draft.ts';
import type {Plan} from '../../machines/shared/flowTypes.ts';
import {Secret} from '../../machines/shared/secret.ts';

/** What a visitor did to the page before its script ran. */
export type EarlyInput = {
  draft: Partial<Draft>;
  password: Secret | undefined;
  plan: Plan | undefined;
};

const PLANS: readonly Plan[] = ['free', 'pro', 'premium'];

/**
 * What of it may be kept: what was touched last counts, also a text emptied or a box unticked again; what software
 * filled in counts without a touch.
 */
const earlyDraft = (root: ParentNode): Partial<Draft> => {
  const control = (name: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const isTouched = (one: HTMLInputElement) => 'touched' in one.dataset;
  const domain = control('domainName');
  const terms = control('acceptTermsAndConditions');
  return {
    ...(domain && (domain.value || isTouched(domain)) && {domainName: domain.value}),
    ...(terms &&
      (terms.checked || isTouched(terms)) && {
        acceptTermsAndConditions: terms.checked ? 'YES' : '',
      }),
  };
};

/** Reads what was typed or chosen in a page that did not answer to input yet (specification 2.12). */
export const readEarlyInput = (root: ParentNode): EarlyInput => {
  const chosen = root.querySelector<HTMLInputElement>('input[name$="choice"]:checked')?.value;
  const password = root.querySelector<HTMLInputElement>('input[name="password"]')?.value;
  return {
    draft: earlyDraft(root),
    password: password ? new Secret(password) : undefined,
    plan: PLANS.find((plan) => plan === chosen),
  };
};
