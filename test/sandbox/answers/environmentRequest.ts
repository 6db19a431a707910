import {ValidationError, array, boolean, number, object, string} from 'yup';
import type {InferType} from 'yup';

const text = () => string().trim().required();
const optionalText = () => string().trim();

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol);
const webAddress = () =>
  text().test('web-address', '${path} is no absolute web address', isWebAddress);

const member = object({email: text(), firstName: text(), lastName: text()}).noUnknown();

const billingDetails = object({
  street: text(),
  houseNumber: text(),
  postalCode: text(),
  city: text(),
  countryCode: text().matches(/^[A-Z]{2}$/),
  invoiceReference: optionalText().max(30),
}).noUnknown();

const subscriptionDetails = object({
  period: text().oneOf(['monthly', 'yearly']),
  numberOfUsers: text().oneOf(['5', '10', '15', '25', '50', '75', '100']),
}).noUnknown();

const stripeCheckout = object({successUrl: webAddress(), cancelUrl: webAddress()}).noUnknown();

const shared = {
  domainName: text().matches(/^[a-z0-9]{1,63}$/),
  discount: number().oneOf([14]).required(),
  billingDetails: billingDetails.optional().default(undefined),
  subscriptionDetails: subscriptionDetails.optional().default(undefined),
  stripeCheckout: stripeCheckout.optional().default(undefined),
  token: text(),
  version: number().oneOf([2, 3]).required(),
  test: boolean().oneOf([false]).required(),
  locale: text().oneOf(['nl_NL', 'en_US']),
};

const signUp = object({
  ...shared,
  password: string().required().min(8),
  acceptTermsAndConditions: text().oneOf(['YES']),
  firstName: text(),
  lastName: text(),
  companyName: text(),
  email: text(),
  telephone: optionalText(),
  exampleData: boolean().required(),
  teamMembers: array().of(member.required()).max(3).required(),
}).noUnknown();

const upgrade = object({
  ...shared,
  acceptTermsAndConditions: optionalText(),
  firstName: optionalText(),
  lastName: optionalText(),
  companyName: optionalText(),
  email: optionalText(),
  telephone: optionalText(),
  exampleData: boolean(),
  teamMembers: array().of(member.required()).max(3),
}).noUnknown();

export type BillingDetails = InferType<typeof billingDetails>;
export type SubscriptionDetails = InferType<typeof subscriptionDetails>;
export type CheckoutAddresses = InferType<typeof stripeCheckout>;
export type Checkout = {
  billingDetails: BillingDetails;
  subscriptionDetails: SubscriptionDetails;
  stripeCheckout: CheckoutAddresses;
};
export type EnvironmentRequest = {
  domainName: string;
  isUpgrade: boolean;
  discount: number;
  token: string;
  version: number;
  locale: 'nl_NL' | 'en_US';
  checkout: Checkout | undefined;
};

const checkoutOf = (data: InferType<typeof upgrade>): Checkout | undefined => {
  const {billingDetails, subscriptionDetails, stripeCheckout} = data;
  if (billingDetails && subscriptionDetails && stripeCheckout) {
    return {billingDetails, subscriptionDetails, stripeCheckout};
  }
  if (billingDetails || subscriptionDetails || stripeCheckout) {
    throw new ValidationError('billing, subscription and checkout details come together', data);
  }
  return undefined;
};

/**
 * Reads the body of the creation call, to the letter (specification 3.2): unknown fields, untrimmed texts and
 * another domain than the one in the path are refused with a ValidationError.
 */
export const readEnvironmentRequest = (body: unknown, domain: string): EnvironmentRequest => {
  const envelope = object({data: object().required()}).noUnknown();
  const {data: raw} = envelope.validateSync(body, {strict: true});
  const isUpgrade = !('password' in raw);
  const data = (isUpgrade ? upgrade : signUp).validateSync(raw, {strict: true});
  if (data.domainName !== domain)
    throw new ValidationError('domainName differs from the path', raw);
  const {domainName, discount, token, version, locale} = data;
  return {
    domainName,
    isUpgrade,
    discount,
    token,
    version,
    locale: locale as EnvironmentRequest['locale'],
    checkout: checkoutOf(data),
  };
};
