// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {findFlow, screenAt} from '../../../../src/app/session/flows.ts';

const open = async (path: string) => {
  const flow = await findFlow(path)?.load();
  return flow && [flow.id, screenAt(flow, path)];
};

describe('a path of the specification opens its flow and screen', () => {
  it.each([
    ['/', 'free', 'flowChoice'],
    ['/free', 'free', 'account'],
    ['/free/step2', 'free', 'details'],
    ['/free/step3', 'free', 'team'],
    ['/free/step4', 'free', 'exampleData'],
    ['/free/step5', 'free', 'creating'],
    ['/free/step6', 'free', 'created'],
    ['/free/somethingwentwrong', 'free', 'somethingWentWrong'],
    ['/pro', 'pro', 'account'],
    ['/pro/step2', 'pro', 'details'],
    ['/pro/step3', 'pro', 'team'],
    ['/pro/step4', 'pro', 'exampleData'],
    ['/pro/step5', 'pro', 'subscription'],
    ['/pro/step6', 'pro', 'billing'],
    ['/pro/step7', 'pro', 'creating'],
    ['/pro/step8', 'pro', 'created'],
    ['/pro/paymentfailed', 'pro', 'paymentFailed'],
    ['/pro/success', 'pro', 'paymentSuccess'],
    ['/pro/canceled', 'pro', 'paymentCanceled'],
    ['/premium', 'upgrade', 'premium'],
    ['/upgrade/premium', 'upgrade', 'premium'],
    ['/upgrade', 'upgrade', 'upgradeChoice'],
    ['/upgrade/step1', 'upgrade', 'subscription'],
    ['/upgrade/step2', 'upgrade', 'billing'],
    ['/upgrade/step3', 'upgrade', 'upgraded'],
  ])(
    '%s: %s, %s, with a trailing slash too @2.1-1 @2.1-2 @2.1-3 @2.10-5',
    async (path, flow, screen) => {
      expect([await open(path), await open(path === '/' ? path : `${path}/`)]).toEqual([
        [flow, screen],
        [flow, screen],
      ]);
    },
  );
});

it.each(['/', '/pro', '/upgrade/'])(
  'of the flow at %s, no two screens are asked for by one path',
  async (path) => {
    const flow = await findFlow(path)?.load();
    const paths = Object.values(flow?.visitPaths ?? {}).map((one) => one.replace(/\/$/, ''));
    expect(paths.length).toBeGreaterThan(0);
    expect(new Set(paths).size).toBe(paths.length);
  },
);

describe('the logo', () => {
  const TIERS = {
    none: ['/'],
    free: ['/upgrade/', '/free', '/free/step6', '/free/somethingwentwrong', '/pro/canceled'],
    pro: ['/pro', '/pro/step7', '/pro/step8', '/pro/paymentfailed', '/pro/success'],
    premium: ['/premium'],
  };
  const STEPS = {free: [2, 3, 4, 5], pro: [2, 3, 4, 5, 6], upgrade: [1, 2, 3]};
  const tierOf = async (path: string) => {
    const flow = await findFlow(path)?.load();
    return flow?.views[screenAt(flow, path) ?? 'created']?.tier;
  };

  it.each([
    ...Object.entries(TIERS).flatMap(([tier, paths]) => paths.map((path) => [path, tier])),
    ...STEPS.free.map((step) => [`/free/step${step}`, 'free']),
    ...STEPS.pro.map((step) => [`/pro/step${step}`, 'pro']),
    ...STEPS.upgrade.map((step) => [`/upgrade/step${step}`, 'pro']),
  ] as [string, string][])('of %s is that of %s @2.1-5 @3-20', async (path, tier) => {
    expect(await tierOf(path)).toBe(tier);
  });
});

it.each(['/freedom', '/production', '/unknown', '/upgrades', '/sandbox'])(
  '%s belongs to no flow @2.1-4',
  (path) => {
    expect(findFlow(path)).toBeUndefined();
  },
);

it.each([
  ['/free/step7', 'free'],
  ['/free/step2/more', 'free'],
  ['/pro/step9', 'pro'],
  ['/premium/step1', 'upgrade'],
  ['/upgrade/step4', 'upgrade'],
])('%s is no screen of the %s flow @2.1-4', async (path, flow) => {
  expect(await open(path)).toEqual([flow, undefined]);
});
