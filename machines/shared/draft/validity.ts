import type {BillingDetails, DetailsValues} from './draft.ts';
import {
  DOMAIN_NAME_MAX_LENGTH,
  INVOICE_REFERENCE_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../limits.ts';
import {tidyDomainName, tidyEmail, tidyText} from './tidy.ts';

const DOMAIN_NAME = /^[a-z0-9]+$/;
const EMAIL = /^[^\s@,;:<>()]+@[^\s@,;:<>().]+(?:\.[^\s@,;:<>().]+)+$/u;
const STRAY_DOT = /^\.|\.\.|\.@/;

/** Letters and digits only, at most 63 of them (specification 5). */
export const isDomainName = (text: string): boolean => {
  const name = tidyDomainName(text);
  return DOMAIN_NAME.test(name) && name.length <= DOMAIN_NAME_MAX_LENGTH;
};

/** The four password rules (specification 5), each met or not; the text is taken exactly as typed. */
export const passwordRules = (password: string) => ({
  length: [...password].length >= PASSWORD_MIN_LENGTH,
  uppercase: /[A-Z]/.test(password),
  lowercase: /[a-z]/.test(password),
  digit: /[0-9]/.test(password),
});

export type PasswordRule = keyof ReturnType<typeof passwordRules>;

export const isStrongPassword = (password: string): boolean =>
  Object.values(passwordRules(password)).every(Boolean);

/** An email-like pattern (specification 5): one @, a dotted host, no stray dots. */
export const isEmail = (text: string): boolean => {
  const address = tidyEmail(text);
  return EMAIL.test(address) && !STRAY_DOT.test(address);
};

export const isFilled = (text: string): boolean => tidyText(text) !== '';

/** Whether the more-info step may be left (specification 5; the telephone field has two readings). */
export const areDetailsComplete = (details: DetailsValues, telephoneRequired: boolean): boolean =>
  isFilled(details.firstName) &&
  isFilled(details.lastName) &&
  isFilled(details.companyName) &&
  isEmail(details.email) &&
  (!telephoneRequired || isFilled(details.telephone));

/** Counted as a person counts characters, never in halves. */
export const isInvoiceReference = (text: string): boolean =>
  [...tidyText(text)].length <= INVOICE_REFERENCE_MAX_LENGTH;

/** Whether the billing step may be left (specification 5). */
export const isBillingComplete = (billing: BillingDetails): boolean =>
  isFilled(billing.street) &&
  isFilled(billing.houseNumber) &&
  isFilled(billing.postalCode) &&
  isFilled(billing.city) &&
  isFilled(billing.countryCode) &&
  isInvoiceReference(billing.invoiceReference);
