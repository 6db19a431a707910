import {afterEach, describe, expect, it, vi} from 'vitest';
import {config} from '../../../src/app/config.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const configOf = async (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('../../../src/app/config.ts')).config;
};

describe('config', () => {
  it('carries the committed defaults', () => {
    expect(config).toEqual({
      apiHost: '/api',
      brandName: 'Testwerf',
      environmentSuffix: '.testwerf.example',
      marketingUrl: 'https://www.testwerf.example',
      comparePlansUrl: 'https://www.testwerf.example/plans',
      termsUrls: {free: '/terms-free.pdf', pro: '/terms-pro.pdf'},
      recaptcha: {
        scriptUrl: '/sandbox/recaptcha/api.js',
        v3SiteKey: 'sandbox-v3',
        v2SiteKey: 'sandbox-v2',
      },
      trustedHosts: ['localhost', '127.0.0.1'],
      sentryDsn: '',
      analyticsUrl: '/sandbox/analytics',
      telephoneRequired: true,
      pricesVat: 'excluded',
      privacyUrl: 'https://www.testwerf.example/privacy',
      contactUrl: 'https://www.testwerf.example/contact',
    });
  });

  it('joins cleanly: no slash at the end of the API host, names in lower case without blanks', async () => {
    const read = await configOf({
      VITE_API_HOST: 'https://api.testwerf.example/v1//',
      VITE_BRAND_NAME: ' Proefbedrijf ',
      VITE_ENVIRONMENT_SUFFIX: '.Testwerf.Example',
      VITE_TRUSTED_HOSTS: 'Pay.Example, LOCALHOST',
      VITE_TELEPHONE_REQUIRED: 'false',
    });
    expect(read).toEqual({
      ...config,
      apiHost: 'https://api.testwerf.example/v1',
      brandName: 'Proefbedrijf',
      environmentSuffix: '.testwerf.example',
      trustedHosts: ['pay.example', 'localhost'],
      telephoneRequired: false,
    });
  });

  it('trusts no extra host when the list is empty', async () => {
    expect((await configOf({VITE_TRUSTED_HOSTS: ''})).trustedHosts).toEqual([]);
  });
});
