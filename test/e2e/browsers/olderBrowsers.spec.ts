import type {BrowserContext, Page} from '@playwright/test';
import {NEWER_FEATURES} from '../../support/write/newerFeatures.ts';
import {expect, test} from '../support/fixtures.ts';
import type {Funnel} from '../support/funnel.ts';

/** What libraries use where it is there, and what some browsers are said to lack. */
const BESIDE_OURS = [
  'TextEvent',
  'URLSearchParams.prototype.size',
  'Array.prototype.toSorted',
  'Navigator.prototype.languages',
  'BroadcastChannel',
  'PerformancePaintTiming',
  'scheduler',
  'Crypto.prototype.randomUUID',
];

const NEWER = [...Object.values(NEWER_FEATURES).flatMap(({at}) => at ?? []), ...BESIDE_OURS];

/** A page that requires Trusted Types runs no script of a browser that would lack them. */
const requireNoTrustedTypes = (context: BrowserContext) =>
  context.route(
    (url) => !/^\/(api|assets|sandbox)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/; require-trusted-types-for [^;"]+/, '');
      return route.fulfill({response, body});
    },
  );

/** Takes features away before the page starts. */
const withoutFeatures = async (context: BrowserContext, features: readonly string[]) => {
  if (features.includes('trustedTypes')) await requireNoTrustedTypes(context);
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

const STORIES: Record<string, (visit: {page: Page; funnel: Funnel}) => Promise<void>> = {
  'a visitor gets an environment': async ({funnel}) => {
    await funnel.createFree();
  },
  'a visitor pays for PRO': async ({funnel}) => {
    await funnel.walkToPay();
    await funnel.pay.click();
    await funnel.button('Betalen').click();
    await funnel.isAt('/pro/success');
  },
  'a link keeps what is not ours, and all countries are there': async ({page, funnel}) => {
    await funnel.open('/pro?interval=yearly&users=25&lng=nl&utm_source=mail');
    await funnel.isAt('/pro');
    expect(new URL(page.url()).search).toBe('?lng=nl&utm_source=mail');
    await funnel.walkOn('pro', 1, 5);
    await expect(funnel.field('numberOfUsers')).toHaveValue('25');
    await funnel.next.click();
    await funnel.isAt('/pro/step6');
    // A choice still to be made, Netherlands, Belgium, and all others.
    await expect(funnel.field('countryCode').locator('option')).toHaveCount(251);
  },
  'a taken name is reported, and another one is accepted': async ({page, funnel}) => {
    await funnel.open('/free');
    await funnel.field('domainName').fill('bezet');
    await funnel.field('password').focus();
    await expect(funnel.field('domainName')).toHaveAccessibleDescription(
      new RegExp(funnel.texts.form.validation.domainavailable),
    );
    await page.getByRole('button', {name: 'bezettest'}).click();
    await funnel.field('password').fill('Welkom-2026');
    await funnel.field('acceptTermsAndConditions').check();
    await funnel.next.click();
    await funnel.isAt('/free/step2');
  },
};

for (const [title, story] of Object.entries(STORIES)) {
  test(`without everything that some supported browser lacks, ${title} @F1 @F8 @F9`, async ({
    context,
    page,
    funnel,
  }) => {
    await withoutFeatures(context, NEWER);
    await story({page, funnel});
  });
  for (const feature of NEWER) {
    test(`without ${feature}, ${title}`, {tag: '@alone'}, async ({context, page, funnel}) => {
      await withoutFeatures(context, [feature]);
      await story({page, funnel});
    });
  }
}
