import type {FlowSettings} from '../flows/shared/contract/flowContext.ts';

export type Config = {
  /** Never ends with a slash. */
  apiHost: string;
  brandName: string;
  /** Begins with a dot, in lower case. */
  environmentSuffix: string;
  marketingUrl: string;
  comparePlansUrl: string;
  termsUrls: {free: string; pro: string};
  recaptcha: {scriptUrl: string; v3SiteKey: string; v2SiteKey: string};
  /** Host names in lower case, beside those under the suffix and `checkout.stripe.com`. */
  trustedHosts: string[];
  /** Empty = off. */
  sentryDsn: string;
  /** Empty = off. */
  analyticsUrl: string;
  telephoneRequired: boolean;
  /** What is said beside prices; empty = nothing. */
  pricesVat: FlowSettings['pricesVat'];
  /** Empty = not shown. */
  privacyUrl: string;
  /** Empty = not shown. */
  contactUrl: string;
};

/**
 * The variables of the build, as the product uses them; the build has validated them (`src/build/configSchema.ts`). Each
 * is read by its whole name, so that the build puts in its value alone.
 */
export const config: Config = {
  apiHost: import.meta.env.VITE_API_HOST.replace(/\/+$/, ''),
  brandName: import.meta.env.VITE_BRAND_NAME.trim(),
  environmentSuffix: import.meta.env.VITE_ENVIRONMENT_SUFFIX.toLowerCase(),
  marketingUrl: import.meta.env.VITE_MARKETING_URL,
  comparePlansUrl: import.meta.env.VITE_COMPARE_PLANS_URL,
  termsUrls: {free: import.meta.env.VITE_TERMS_FREE_URL, pro: import.meta.env.VITE_TERMS_PRO_URL},
  recaptcha: {
    scriptUrl: import.meta.env.VITE_RECAPTCHA_SCRIPT_URL,
    v3SiteKey: import.meta.env.VITE_RECAPTCHA_V3_SITE_KEY,
    v2SiteKey: import.meta.env.VITE_RECAPTCHA_V2_SITE_KEY,
  },
  trustedHosts: import.meta.env.VITE_TRUSTED_HOSTS.toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== ''),
  sentryDsn: import.meta.env.VITE_SENTRY_DSN,
  analyticsUrl: import.meta.env.VITE_ANALYTICS_URL,
  telephoneRequired: import.meta.env.VITE_TELEPHONE_REQUIRED === 'true',
  pricesVat: import.meta.env.VITE_PRICES_VAT as Config['pricesVat'],
  privacyUrl: import.meta.env.VITE_PRIVACY_URL,
  contactUrl: import.meta.env.VITE_CONTACT_URL,
};
