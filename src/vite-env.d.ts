interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  readonly VITE_API_HOST: string;
  readonly VITE_BRAND_NAME: string;
  readonly VITE_ENVIRONMENT_SUFFIX: string;
  readonly VITE_MARKETING_URL: string;
  readonly VITE_COMPARE_PLANS_URL: string;
  readonly VITE_TERMS_FREE_URL: string;
  readonly VITE_TERMS_PRO_URL: string;
  readonly VITE_RECAPTCHA_SCRIPT_URL: string;
  readonly VITE_RECAPTCHA_V3_SITE_KEY: string;
  readonly VITE_RECAPTCHA_V2_SITE_KEY: string;
  readonly VITE_TRUSTED_HOSTS: string;
  readonly VITE_SENTRY_DSN: string;
  readonly VITE_ANALYTICS_URL: string;
  readonly VITE_TELEPHONE_REQUIRED: string;
  readonly VITE_PRICES_VAT: string;
  readonly VITE_PRIVACY_URL: string;
  readonly VITE_CONTACT_URL: string;
}
