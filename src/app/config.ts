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

/** Gives the variables of the build their types; the build has validated them (see `configSchema.ts`). */
export function readConfig(env: ImportMetaEnv): Config {
  return {
    apiHost: env.VITE_API_HOST.replace(/\/+$/, ''),
    brandName: env.VITE_BRAND_NAME.trim(),
    environmentSuffix: env.VITE_ENVIRONMENT_SUFFIX.toLowerCase(),
    marketingUrl: env.VITE_MARKETING_URL,
    comparePlansUrl: env.VITE_COMPARE_PLANS_URL,
    termsUrls: {free: env.VITE_TERMS_FREE_URL, pro: env.VITE_TERMS_PRO_URL},
    recaptcha: {
      scriptUrl: env.VITE_RECAPTCHA_SCRIPT_URL,
      v3SiteKey: env.VITE_RECAPTCHA_V3_SITE_KEY,
      v2SiteKey: env.VITE_RECAPTCHA_V2_SITE_KEY,
    },
    trustedHosts: env.VITE_TRUSTED_HOSTS.toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
    sentryDsn: env.VITE_SENTRY_DSN,
    analyticsUrl: env.VITE_ANALYTICS_URL,
    telephoneRequired: env.VITE_TELEPHONE_REQUIRED === 'true',
    pricesVat: env.VITE_PRICES_VAT as Config['pricesVat'],
    privacyUrl: env.VITE_PRIVACY_URL,
    contactUrl: env.VITE_CONTACT_URL,
  };
}

export const config = readConfig(import.meta.env);
