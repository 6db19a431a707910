import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {configSchema, findConfigFault} from '../../../src/build/configSchema.ts';

const env: Record<string, unknown> = {...import.meta.env};
const faultOf = (name: string, value: string | undefined) =>
  findConfigFault({...env, [name]: value});

const PATH_OR_URL =
  'a path that starts with "/", or an https: address (http: for localhost and 127.0.0.1 only)';
const API_HOST = `${PATH_OR_URL}, without "?" and "#"`;
const SUFFIX = 'a dot and a host name, like ".testwerf.example"';
const HOSTS = 'host names separated by commas, without scheme, port or path';
const DSN =
  'empty, or an address like "https://key@errors.example/1" (http: for localhost and 127.0.0.1 only)';
const ANALYTICS = `empty, or ${PATH_OR_URL}`;
const SITE_KEY = 'letters, digits, "-" and "_"';

describe('the schema of the variables', () => {
  it('knows the variables of the committed .env and no others', () => {
    const committed = Object.keys(env).filter((name) => name.startsWith('VITE_'));
    expect(Object.keys(configSchema.fields).toSorted()).toEqual(committed.toSorted());
  });

  it('accepts the committed defaults', () => {
    expect(findConfigFault(env)).toBeUndefined();
  });

  it.each([
    ['VITE_API_HOST', 'https://api.testwerf.example'],
    ['VITE_API_HOST', 'https://api.testwerf.example:8443/v1/'],
    ['VITE_API_HOST', 'http://localhost:3000'],
    ['VITE_API_HOST', 'http://127.0.0.1:3000/api'],
    ['VITE_BRAND_NAME', "R&D 'Proef' <7>"],
    ['VITE_ENVIRONMENT_SUFFIX', '.test-werf.co.example'],
    ['VITE_MARKETING_URL', '/'],
    ['VITE_COMPARE_PLANS_URL', 'https://www.testwerf.example/plans?from=funnel#pro'],
    ['VITE_TERMS_FREE_URL', '/terms/free.pdf'],
    ['VITE_TERMS_PRO_URL', 'HTTPS://www.testwerf.example/terms.pdf'],
    ['VITE_RECAPTCHA_SCRIPT_URL', 'https://captcha.example/recaptcha/api.js'],
    ['VITE_RECAPTCHA_V3_SITE_KEY', '6Lc_aX0T-AAA'],
    ['VITE_TRUSTED_HOSTS', ''],
    ['VITE_TRUSTED_HOSTS', 'pay.example, 10.0.0.1,localhost'],
    ['VITE_SENTRY_DSN', 'https://0a1b@errors.example/12'],
    ['VITE_SENTRY_DSN', 'http://0a1b@localhost:9000/sentry/1'],
    ['VITE_ANALYTICS_URL', ''],
    ['VITE_ANALYTICS_URL', 'https://stats.example/api/event'],
    ['VITE_TELEPHONE_REQUIRED', 'false'],
    ['VITE_PRICES_VAT', 'included'],
    ['VITE_PRICES_VAT', ''],
    ['VITE_PRIVACY_URL', ''],
    ['VITE_CONTACT_URL', 'https://help.example/contact'],
  ])('accepts %s=%s', (name, value) => {
    expect(faultOf(name, value)).toBeUndefined();
  });

  it.each([
    ['VITE_API_HOST', '', API_HOST],
    ['VITE_API_HOST', 'api', API_HOST],
    ['VITE_API_HOST', '//api.example', API_HOST],
    ['VITE_API_HOST', 'http://api.example', API_HOST],
    ['VITE_API_HOST', 'https://api.example/?v=1', API_HOST],
    ['VITE_BRAND_NAME', ' ', 'a name on one line'],
    ['VITE_BRAND_NAME', 'Test\nwerf', 'a name on one line'],
    ['VITE_ENVIRONMENT_SUFFIX', 'testwerf.example', SUFFIX],
    ['VITE_ENVIRONMENT_SUFFIX', '.', SUFFIX],
    ['VITE_ENVIRONMENT_SUFFIX', '.testwerf..example', SUFFIX],
    ['VITE_ENVIRONMENT_SUFFIX', '.testwerf.example/app', SUFFIX],
    ['VITE_MARKETING_URL', 'javascript:alert(1)', PATH_OR_URL],
    ['VITE_MARKETING_URL', 'https:www.example', PATH_OR_URL],
    ['VITE_MARKETING_URL', 'https:///www.example', PATH_OR_URL],
    ['VITE_MARKETING_URL', 'https://jan:geheim@www.example', PATH_OR_URL],
    ['VITE_MARKETING_URL', ' https://www.example', PATH_OR_URL],
    ['VITE_COMPARE_PLANS_URL', 'http://localhost.evil.example', PATH_OR_URL],
    ['VITE_TERMS_FREE_URL', '/\\evil.example/terms.pdf', PATH_OR_URL],
    ['VITE_TERMS_PRO_URL', 'data:application/pdf,x', PATH_OR_URL],
    ['VITE_RECAPTCHA_SCRIPT_URL', '', PATH_OR_URL],
    ['VITE_RECAPTCHA_V3_SITE_KEY', '', SITE_KEY],
    ['VITE_RECAPTCHA_V2_SITE_KEY', 'two words', SITE_KEY],
    ['VITE_TRUSTED_HOSTS', 'https://pay.example', HOSTS],
    ['VITE_TRUSTED_HOSTS', 'pay.example:443', HOSTS],
    ['VITE_TRUSTED_HOSTS', 'pay.example/path', HOSTS],
    ['VITE_TRUSTED_HOSTS', '*.example', HOSTS],
    ['VITE_TRUSTED_HOSTS', 'localhost,,pay.example', HOSTS],
    ['VITE_TRUSTED_HOSTS', '127.1', HOSTS],
    ['VITE_SENTRY_DSN', 'off', DSN],
    ['VITE_SENTRY_DSN', 'https://errors.example/1', DSN],
    ['VITE_SENTRY_DSN', 'http://key@errors.example/1', DSN],
    ['VITE_SENTRY_DSN', 'https://key@errors.example', DSN],
    ['VITE_ANALYTICS_URL', 'stats.example', ANALYTICS],
    ['VITE_ANALYTICS_URL', 'http://stats.example', ANALYTICS],
    ['VITE_TELEPHONE_REQUIRED', 'yes', '"true" or "false"'],
    ['VITE_TELEPHONE_REQUIRED', 'TRUE', '"true" or "false"'],
  ])('refuses %s=%j', (name, value, allowed) => {
    expect(faultOf(name, value)).toBe(`${name} is ${JSON.stringify(value)}; allowed: ${allowed}`);
  });

  it('says that a variable is missing', () => {
    expect(faultOf('VITE_BRAND_NAME', undefined)).toBe(
      'VITE_BRAND_NAME is missing; allowed: a name on one line',
    );
  });

  it('names the first of several faults, in the order of the table', () => {
    const faults = {VITE_TELEPHONE_REQUIRED: 'ja', VITE_API_HOST: 'api', VITE_BRAND_NAME: ''};
    expect(findConfigFault({...env, ...faults})).toBe(
      `VITE_API_HOST is "api"; allowed: ${API_HOST}`,
    );
  });

  it('answers any text with nothing or with one line that names the variable', () => {
    const names = fc.constantFrom(...Object.keys(configSchema.fields));
    fc.assert(
      fc.property(names, fc.string({unit: 'binary'}), (name, value) => {
        const fault = faultOf(name, value) ?? `${name} is well formed`;
        expect(fault).not.toContain('\n');
        expect(fault.startsWith(`${name} is `)).toBe(true);
      }),
    );
  });

  it('lets no plain http: host but this machine through', () => {
    fc.assert(
      fc.property(fc.webUrl({validSchemes: ['http']}), (url) => {
        expect(faultOf('VITE_MARKETING_URL', url)).toBe(
          `VITE_MARKETING_URL is ${JSON.stringify(url)}; allowed: ${PATH_OR_URL}`,
        );
      }),
    );
  });

  it('lets every https: host through', () => {
    fc.assert(
      fc.property(fc.webUrl({validSchemes: ['https']}), (url) => {
        expect(faultOf('VITE_MARKETING_URL', url)).toBeUndefined();
      }),
    );
  });
});
