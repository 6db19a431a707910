/** What the page may talk to, as the build's variables have it. */
export type PolicySettings = {
  apiHost: string;
  captchaScriptUrl: string;
  /** Empty = off. */
  analyticsUrl: string;
  /** Empty = off. */
  sentryDsn: string;
};

/** Hashes of what stands in the page itself, as `'sha256-…'`. */
export type InlineHashes = {scripts: readonly string[]; styles: readonly string[]};

type Directive = readonly [name: string, ...values: string[]];

/** The style element of styled-components is empty: its rules never pass through text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hosts of the captcha provider → its code and the frames of its challenge. */
const PROVIDERS: Record<string, {code: readonly string[]; frames: readonly string[]}> = {
  'www.google.com': {
    code: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  'www.recaptcha.net': {
    code: [
      'https://www.recaptcha.net/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://www.gstatic.cn/recaptcha/',
    ],
    frames: ['https://www.recaptcha.net/recaptcha/', 'https://recaptcha.net/recaptcha/'],
  },
};

/** Characters that a URL may hold and that mean something in a policy or in a server's configuration. */
const encode = (path: string) =>
  path.replace(/[;,'$]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const absolute = (address: string): URL | undefined =>
  /^https?:/i.test(address) ? new URL(address) : undefined;

/** A whole address, or with a slash at its end everything under it; nothing for an own path. */
const source = (address: string): string[] => {
  const url = absolute(address);
  return url ? [url.origin + encode(url.pathname)] : [];
};

const folder = (address: string) => source(address.replace(/[^/]*$/, ''));

/** Where the error service takes reports, from its DSN. */
const reportsOf = (dsn: string): string[] => {
  const url = absolute(dsn);
  if (!url) return [];
  const [, path = '', project = ''] = /^(.*\/)(\d+)$/.exec(url.pathname) ?? [];
  return source(`${url.origin}${path}api/${project}/envelope/`);
};

const captchaSources = (scriptUrl: string) => {
  const url = absolute(scriptUrl);
  const provider = url && PROVIDERS[url.hostname];
  if (provider) return {...provider, calls: provider.code.slice(0, 1), policies: undefined};
  return {
    code: folder(scriptUrl),
    frames: folder(scriptUrl),
    calls: folder(scriptUrl),
    policies: ['bot-check'],
  };
};

/**
 * The Content-Security-Policy of one build's page, for its meta element. Names of Trusted Types are open where
 * the provider makes its own.
 */
export const contentPolicy = (
  {apiHost, captchaScriptUrl, analyticsUrl, sentryDsn}: PolicySettings,
  {scripts, styles}: InlineHashes,
): string => {
  const captcha = captchaSources(captchaScriptUrl);
  const calls = [
    ...source(`${apiHost.replace(/\/+$/, '')}/`),
    ...captcha.calls,
    ...source(analyticsUrl),
    ...reportsOf(sentryDsn),
  ];
  const directives: Directive[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...captcha.code, ...scripts],
    ['style-src', EMPTY_STYLE, ...styles],
    ['img-src', "'self'"],
    ['connect-src', "'self'", ...calls],
    ['frame-src', ...(captcha.frames.length > 0 ? captcha.frames : ["'none'"])],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
  ];
  if (captcha.policies) directives.push(['trusted-types', ...captcha.policies]);
  return directives.map((directive) => directive.join(' ')).join('; ');
};
