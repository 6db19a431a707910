import {object, string, ValidationError} from 'yup';

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];
const HOST_LABELS = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

function parseUrl(value: string): URL | undefined {
  // The URL parser repairs what a browser would not be given: spaces, backslashes, a missing "//".
  if (!/^https?:\/\/[^/]/i.test(value) || /[\s\\]/.test(value)) return undefined;
  return URL.canParse(value) ? new URL(value) : undefined;
}

function hasSafeScheme({protocol, hostname}: URL): boolean {
  return protocol === 'https:' || LOCAL_HOSTS.includes(hostname);
}

function isPath(value: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(value);
}

function isPathOrUrl(value: string): boolean {
  if (isPath(value)) return true;
  const url = parseUrl(value);
  return url !== undefined && hasSafeScheme(url) && url.username === '' && url.password === '';
}

function isApiHost(value: string): boolean {
  return isPathOrUrl(value) && !/[?#]/.test(value);
}

function isSentryDsn(value: string): boolean {
  const url = parseUrl(value);
  return (
    url !== undefined && hasSafeScheme(url) && url.username !== '' && /\/\d+$/.test(url.pathname)
  );
}

function isHost(value: string): boolean {
  if (!HOST_LABELS.test(value)) return false;
  const address = `https://${value}`;
  // Excludes numbers that the URL parser would read as another address (127.1 for 127.0.0.1).
  return URL.canParse(address) && new URL(address).hostname === value.toLowerCase();
}

function isHostList(value: string): boolean {
  return value.trim() === '' || value.split(',').every((host) => isHost(host.trim()));
}

const PATH_OR_URL =
  'a path that starts with "/", or an https: address (http: for localhost and 127.0.0.1 only)';

function rule(allowed: string, isAllowed: (value: string) => boolean) {
  return string().strict().defined(allowed).test('allowed', allowed, isAllowed);
}

const pathOrUrl = rule(PATH_OR_URL, isPathOrUrl);
const pathOrUrlOrEmpty = rule(
  `empty, or ${PATH_OR_URL}`,
  (value) => value === '' || isPathOrUrl(value),
);
const siteKey = rule('letters, digits, "-" and "_"', (value) => /^[\w-]+$/.test(value));

/** The variables of the build, each with the sentence that says what it may be. */
export const configSchema = object({
  VITE_API_HOST: rule(`${PATH_OR_URL}, without "?" and "#"`, isApiHost),
  VITE_BRAND_NAME: rule('a name on one line', (value) => /^[^\r\n]*\S[^\r\n]*$/.test(value)),
  VITE_ENVIRONMENT_SUFFIX: rule(
    'a dot and a host name, like ".testwerf.example"',
    (value) => value.startsWith('.') && isHost(value.slice(1)),
  ),
  VITE_MARKETING_URL: pathOrUrl,
  VITE_COMPARE_PLANS_URL: pathOrUrl,
  VITE_TERMS_FREE_URL: pathOrUrl,
  VITE_TERMS_PRO_URL: pathOrUrl,
  VITE_RECAPTCHA_SCRIPT_URL: pathOrUrl,
  VITE_RECAPTCHA_V3_SITE_KEY: siteKey,
  VITE_RECAPTCHA_V2_SITE_KEY: siteKey,
  VITE_TRUSTED_HOSTS: rule(
    'host names separated by commas, without scheme, port or path',
    isHostList,
  ),
  VITE_SENTRY_DSN: rule(
    'empty, or an address like "https://key@errors.example/1" (http: for localhost and 127.0.0.1 only)',
    (value) => value === '' || isSentryDsn(value),
  ),
  VITE_ANALYTICS_URL: pathOrUrlOrEmpty,
  VITE_TELEPHONE_REQUIRED: rule('"true" or "false"', (value) => /^(true|false)$/.test(value)),
  VITE_PRIVACY_URL: pathOrUrlOrEmpty,
  VITE_CONTACT_URL: pathOrUrlOrEmpty,
  VITE_PRICES_VAT: rule('"excluded", "included" or empty', (value) =>
    /^(excluded|included)?$/.test(value),
  ),
});

/** One line naming the first malformed variable, its value and what is allowed; undefined when all are well formed. */
export function findConfigFault(env: Record<string, unknown>): string | undefined {
  try {
    configSchema.validateSync(env, {abortEarly: false});
    return undefined;
  } catch (error) {
    const fault = error instanceof ValidationError ? error.inner[0] : undefined;
    if (fault?.path === undefined) throw error;
    const found = env[fault.path] === undefined ? 'missing' : JSON.stringify(env[fault.path]);
    return `${fault.path} is ${found}; allowed: ${fault.message}`;
  }
}
