import {afterEach, expect, it, vi} from 'vitest';
import {createScriptAddress} from '../../../src/botCheck/scriptAddress.ts';

type Rules = {createScriptURL(address: string): string};

const addressIn = (language: string, scriptUrl = '/captcha/api.js') =>
  createScriptAddress({scriptUrl, v3SiteKey: 'key-v3', document})(language);

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

it('is plain text in a browser without Trusted Types', () => {
  expect(addressIn('nl')).toBe(
    `${location.origin}/captcha/api.js?render=key-v3&hl=nl&trustedtypes=true`,
  );
});

it('is vouched for by one policy that lets this script alone through', () => {
  const policies: [name: string, rules: Rules][] = [];
  const createPolicy = vi.fn((name: string, rules: Rules) => {
    policies.push([name, rules]);
    return {createScriptURL: (address: string) => ({vouched: rules.createScriptURL(address)})};
  });
  Object.assign(window, {trustedTypes: {createPolicy}});
  const addressFor = createScriptAddress({
    scriptUrl: 'https://captcha.example/api.js',
    v3SiteKey: 'key-v3',
    document,
  });
  const vouched = 'https://captcha.example/api.js?render=key-v3&hl=nl&trustedtypes=true';
  expect(addressFor('nl')).toEqual({vouched});
  addressFor('en');
  expect(policies.map(([name]) => name)).toEqual(['bot-check']);
  for (const other of [
    'https://evil.example/api.js',
    'https://captcha.example/other.js',
    'https://captcha.example:8443/api.js',
    'data:text/javascript,alert(1)',
  ]) {
    expect(() => policies[0]?.[1].createScriptURL(other)).toThrow(
      'Not the script of the bot check',
    );
  }
});
