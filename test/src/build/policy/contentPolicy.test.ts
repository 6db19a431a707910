// @vitest-environment node
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  contentPolicy,
  type InlineHashes,
  type PolicySettings,
} from '../../../../src/build/policy/contentPolicy.ts';

const sandbox: PolicySettings = {
  apiHost: '/api',
  captchaScriptUrl: '/sandbox/recaptcha/api.js',
  analyticsUrl: '/sandbox/analytics',
  sentryDsn: '',
};
const none: InlineHashes = {scripts: [], styles: []};

const directivesOf = (settings: Partial<PolicySettings>, hashes = none) => {
  const policy = contentPolicy({...sandbox, ...settings}, hashes);
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
};

it('lets the page of a build without other hosts talk to its own alone', () => {
  expect(directivesOf({})).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'img-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'bot-check',
  });
});

it('takes in the hashes of what stands in the page', () => {
  const directives = directivesOf({}, {scripts: ["'sha256-boot'"], styles: ["'sha256-style'"]});
  expect(directives['script-src']).toBe("'self' 'sha256-boot'");
  expect(directives['style-src']).toMatch(/' 'sha256-style'$/);
});

describe('names what the variables name and no more', () => {
  it.each<[string, Partial<PolicySettings>, string]>([
    ['an API host', {apiHost: 'https://api.example'}, 'https://api.example/'],
    [
      'an API under a path',
      {apiHost: 'https://api.example:8443/v1'},
      'https://api.example:8443/v1/',
    ],
    [
      'an analytics endpoint',
      {analyticsUrl: 'https://stats.example/api/event?site=1'},
      'https://stats.example/api/event',
    ],
    ['no analytics', {analyticsUrl: ''}, ''],
    [
      'an error service',
      {sentryDsn: 'https://key@errors.example/42'},
      'https://errors.example/api/42/envelope/',
    ],
    [
      'an error service under a path',
      {sentryDsn: 'http://key@localhost:9000/sandbox/errors/1'},
      'http://localhost:9000/sandbox/errors/api/1/envelope/',
    ],
  ])('%s', (_, settings, source) => {
    expect(directivesOf(settings)['connect-src']).toBe(`'self' ${source}`.trimEnd());
  });

  it('the captcha provider with its second host and its frames, and any name of Trusted Types', () => {
    const captchaScriptUrl = 'https://www.google.com/recaptcha/api.js';
    const directives = directivesOf({captchaScriptUrl});
    expect(directives).toMatchObject({
      'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'connect-src': "'self' https://www.google.com/recaptcha/",
      'require-trusted-types-for': "'script'",
    });
    expect(directives).not.toHaveProperty('trusted-types');
  });

  it('another captcha by the folder of its script', () => {
    const captchaScriptUrl = 'https://captcha.example/v1/api.js?badge=inline';
    expect(directivesOf({captchaScriptUrl})).toMatchObject({
      'script-src': "'self' https://captcha.example/v1/",
      'frame-src': 'https://captcha.example/v1/',
      'connect-src': "'self' https://captcha.example/v1/",
      'trusted-types': 'bot-check',
    });
  });
});

it('cannot be widened by what stands in a variable', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.stringMatching(/^[;, '"*$]{0,8}$/), (path, signs) => {
      const policy = contentPolicy(
        {
          ...sandbox,
          apiHost: `https://api.example/v${path}${signs}; script-src *`,
          analyticsUrl: `https://stats.example/${signs}'unsafe-inline'`,
        },
        none,
      );
      const names = policy.split(';').map((directive) => directive.trim().split(' ')[0]);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toHaveLength(10);
      expect(policy).not.toMatch(/'unsafe|[,"$]|; script-src \*/);
    }),
  );
});
