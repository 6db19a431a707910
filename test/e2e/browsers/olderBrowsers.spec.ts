import type {BrowserContext} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';

/** What the oldest supported browsers lack, by where it is found in today's. */
const NEWER = [
  'TextEvent',
  'URLSearchParams.prototype.size',
  'Intl.Segmenter',
  'Array.prototype.toSorted',
  'requestIdleCallback',
  'Navigator.prototype.languages',
  'BroadcastChannel',
  'PerformancePaintTiming',
  'scheduler',
  'Crypto.prototype.randomUUID',
] as const;

/** Takes features away before the page starts. */
const withoutFeatures = async (context: BrowserContext, features: readonly string[]) => {
  await context.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<unknown>(
        (from, name) => Reflect.get(from as object, name),
        window,
      );
      Reflect.deleteProperty(owner as object, last);
      if (Reflect.has(owner as object, last)) throw new Error(`${path} is still there`);
    }
    if (!paths.includes('PerformancePaintTiming')) return;
    const {observe} = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options = {}) {
      if (options.type !== 'paint') observe.call(this, options);
    };
  }, features);
};

const cases: [title: string, features: readonly string[]][] = [
  ...NEWER.map((feature): [string, string[]] => [feature, [feature]]),
  ['all of them', NEWER],
];

for (const [title, features] of cases) {
  test(`without ${title} a visitor gets an environment`, async ({context, funnel}) => {
    await withoutFeatures(context, features);
    await funnel.walkToCreate();
    await funnel.create.click();
    await funnel.isAt('/free/step6');
  });

  test(`without ${title} a link keeps what is not ours, and all countries are there`, async ({
    context,
    page,
    funnel,
  }) => {
    await withoutFeatures(context, features);
    await funnel.open('/pro?interval=yearly&users=25&lng=nl&utm_source=mail');
    await funnel.isAt('/pro');
    expect(new URL(page.url()).search).toBe('?lng=nl&utm_source=mail');
    await funnel.walkOn('pro', 1, 5);
    await expect(funnel.field('numberOfUsers')).toHaveValue('25');
    await funnel.next.click();
    await funnel.isAt('/pro/step6');
    // A choice still to be made, Netherlands, Belgium, and all others.
    await expect(funnel.field('countryCode').locator('option')).toHaveCount(251);
  });
}
