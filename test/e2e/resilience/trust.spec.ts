import type {BrowserContext, Locator} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {textsOf} from '../support/texts.ts';

const nl = textsOf('nl');

/** What else is hostile is tried in the tests of the address. */
const HOSTILE = ['\njavascript:alert(1)', 'https://acmetest.testwerf.example@evil.example'];

/** Opens a tab of its own, which knows nothing of this one. */
const opensAlone = async (context: BrowserContext, link: Locator) => {
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(nl.app.opensInNewTab);
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
};

test.beforeEach(({page}) => {
  page.on('dialog', (dialog) => expect(dialog.message(), 'no script may run').toBe(''));
});

test('a hostile link never becomes one @S48 @B31 @B32', async ({page, funnel}) => {
  await funnel.open('/privacy');
  const ownLinks = new Set<string>();
  for (const link of ['', ...HOSTILE]) {
    await funnel.open(`/pro/success?link=${encodeURIComponent(link)}`);
    await funnel.isAt('/pro/success');
    const hrefs = await page
      .locator('a, form, iframe')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.outerHTML));
    const kept = hrefs.filter((href) => !href.includes('lng=')).join(' ');
    ownLinks.add(kept);
    await expect(funnel.link(nl.actions.toEnvironment)).toHaveCount(0);
  }
  expect(ownLinks.size, [...ownLinks].join('\n')).toBe(1);
});

test('a trusted link is followed as it is @B32', async ({funnel}) => {
  const link = 'https://checkout.stripe.com/c/pay/1?x=2#y';
  await funnel.open(`/pro/success?link=${encodeURIComponent(link)}`);
  await expect(funnel.link(nl.actions.toEnvironment)).toHaveAttribute('href', link);
});

test('links that open a tab give it no access to this one, and lose nothing typed @2.4-6 @B34', async ({
  page,
  context,
  funnel,
  allowConsole,
}) => {
  // The browser asks for it beside a document that names no icon.
  allowConsole(/404 .*\/favicon\.ico/);
  for (const flow of ['free', 'pro'] as const) {
    await funnel.open(`/${flow}`);
    await funnel.enter({domainName: funnel.domain, password: 'Welkom2024x'});
    const terms = page.getByRole('link', {name: 'algemene voorwaarden'});
    await expect(terms).toHaveAttribute('href', `/terms-${flow}.pdf`);
    await opensAlone(context, terms);
    await expect(funnel.field('acceptTermsAndConditions')).not.toBeChecked();
    await funnel.holds({domainName: funnel.domain, password: 'Welkom2024x'});
  }
  await context.route('https://www.testwerf.example/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<link rel="icon" href="data:,">'}),
  );
  await funnel.open('/upgrade/');
  await funnel.choose('upgradechoice', 'pro');
  await opensAlone(context, page.locator('a[href="https://www.testwerf.example/plans"]'));
  await expect(page.locator('[name=upgradechoice][value=pro]')).toBeChecked();
});

test('the logo leads to the website in the same tab, and Back finds everything kept @B34', async ({
  page,
  funnel,
}) => {
  await page.route('https://www.testwerf.example/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<link rel="icon" href="data:,">'}),
  );
  await funnel.walkTo('free', 2);
  await funnel.enter({firstName: 'Jan'});
  const logo = page.locator('header a[href="https://www.testwerf.example"]');
  await expect(logo).not.toHaveAttribute('target');
  await logo.click();
  await expect(page).toHaveURL('https://www.testwerf.example');
  await page.goBack();
  await funnel.isAt('/free');
  await funnel.holds({domainName: funnel.domain});
});
