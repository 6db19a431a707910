/** Business constants and limits (specification 9.1). */
export const INTRODUCTORY_DISCOUNT = 14;
export const FREE_PLAN_USERS = 5;
/** Of all PRO features, in FREE. */
export const TRIAL_DAYS = 14;
export const PASSWORD_MIN_LENGTH = 8;
export const DOMAIN_NAME_MAX_LENGTH = 63;
export const MAX_TEAM_MEMBERS = 3;
export const INVOICE_REFERENCE_MAX_LENGTH = 30;
export const COUNTRY_LABEL_MAX_LENGTH = 22;
/** In characters. Nobody types more, so a longer stored text is not restored. */
export const KEPT_TEXT_MAX_LENGTH = 5000;
export const USER_TIERS = ['5', '10', '15', '25', '50', '75', '100'] as const;
export const PERIODS = ['monthly', 'yearly'] as const;
