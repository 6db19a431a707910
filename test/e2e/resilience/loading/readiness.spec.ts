import {START_PATHS} from '../../../../src/app/prerender/entryPaths.ts';
import {openEarly} from '../../support/scenes/earlyPage.ts';
import {expect, test} from '../../support/fixtures.ts';
import {startSlowHost} from '../../hosts/slowHost.ts';
import {PASSWORD} from '../../support/people.ts';
import {documentTitle, headingAt, textsOf} from '../../support/texts.ts';

for (const language of ['nl', 'en'] as const) {
  test.describe(`a visitor whose browser speaks ${language}`, () => {
    test.use({language});
    const texts = textsOf(language);

    test('sees every start page before the script has loaded, and nothing changes when it has', async ({
      page,
    }) => {
      for (const path of START_PATHS) {
        const letThrough = await openEarly(page, path);
        const title = headingAt(path, texts) ?? '';
        await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
        await expect(page).toHaveTitle(documentTitle(title));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html[data-ready]')).not.toBeAttached();
        const heading = await page.locator('h1').elementHandle();
        letThrough();
        await expect(page.locator('html[data-ready]')).toBeAttached();
        expect(await heading?.evaluate((element) => element.isConnected), path).toBe(true);
        await page.unroute('**/assets/*.js');
      }
    });
  });
}

test('a plan chosen before the script has loaded enables Next and is kept', async ({
  page,
  funnel,
}) => {
  const letThrough = await openEarly(page, '/upgrade/?domain=bestaand');
  await page.getByRole('radio', {name: 'PRO', exact: true}).check();
  await expect(page.getByRole('button', {name: 'Volgende'})).toBeEnabled();
  await page.getByRole('button', {name: 'Volgende'}).click();
  await expect(page).toHaveURL('/upgrade/?domain=bestaand');
  letThrough();
  await funnel.isAt('/upgrade/step1');
});

test('what is typed and submitted before the script has loaded is used, and nothing of it reaches the address', async ({
  page,
  domain,
  sandbox,
  funnel,
}) => {
  const query = '/pro?interval=yearly&users=10';
  const letThrough = await openEarly(page, query);
  await funnel.fillAccount();
  await funnel.field('password').press('Enter');
  await expect(page).toHaveURL(query);
  letThrough();
  await funnel.isAt('/pro/step2');
  const asked = await sandbox.requests('availability');
  expect(asked.at(-1)?.path).toBe(`/api/installation/availability/${domain}`);
});

test('what is typed during hydration is kept to the last letter', async ({
  page,
  domain,
  sandbox,
  funnel,
}) => {
  const letThrough = await openEarly(page, '/free');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', {rate: 4});
  letThrough();
  await page.locator('[name=domainName]').pressSequentially(domain);
  await page.locator('[name=password]').pressSequentially(PASSWORD);
  await page.locator('[name=acceptTermsAndConditions]').check();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await slow.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await expect(page.locator('[name=domainName]')).toHaveValue(domain);
  await expect(page.locator('[name=password]')).toHaveValue(PASSWORD);
  await page.getByRole('button', {name: 'Volgende'}).click();
  await funnel.isAt('/free/step2');
  const asked = await sandbox.requests('availability');
  expect(asked.at(-1)?.path).toBe(`/api/installation/availability/${domain}`);
});

test('a restored draft does not replace what is typed before the script has loaded', async ({
  page,
  funnel,
}) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('formvalues', JSON.stringify({companyName: 'Proefbedrijf BV'})),
  );
  const letThrough = await openEarly(page, '/free');
  await page.locator('[name=domainName]').fill('vroegtyper');
  letThrough();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('[name=domainName]')).toHaveValue('vroegtyper');
  await funnel.isAt('/free');
});

test('a path that is not prerendered shows nothing of another page before the script has loaded', async ({
  page,
  funnel,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letThrough = await openEarly(page, '/free/step3');
  await expect(page.locator('#root')).toBeEmpty();
  letThrough();
  await funnel.isAt('/free');
  expect(asked.filter((path) => /\/\W|^$/.test(path))).toEqual([]);
});

test('a page that arrives in pieces shows nothing of another page', async ({page}) => {
  const host = await startSlowHost(String(process.env['BUILT_FOLDER']));
  await page.goto(`${host.url}/pro`, {waitUntil: 'commit'});
  await expect(page.locator('template[data-failure]')).toHaveCount(2);
  expect(await page.evaluate(() => document.body.innerText.trim())).toBe('');
  host.goOn();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    headingAt('/pro', textsOf('nl')) ?? '',
  );
  await host.close();
});

test.describe('a browser that runs no script', () => {
  test.use({javaScriptEnabled: false});

  test('says in both languages what to do', async ({page}) => {
    await page.goto('/pro');
    const words = page.locator('noscript p');
    await expect(words).toHaveText([
      textsOf('nl').app.scriptNeeded,
      textsOf('en').app.scriptNeeded,
    ]);
    await expect(words.first()).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
  });
});

test('a page in the background, which is not painted, becomes ready too', async ({
  page,
  context,
  funnel,
}) => {
  await funnel.open('/free');
  const inFront = await context.newPage();
  await inFront.goto('/pro');
  await inFront.bringToFront();
  await page.reload();
  await funnel.isReady();
  // A frame that is never painted stands for a browser that paints nothing behind another window.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.reload();
  await funnel.isReady();
});
