import fc from 'fast-check';
import {fullDraft, hostileText, nearly} from '../../support/hostile.ts';
import {damage} from '../support/attacks/damage.ts';
import {expect, test} from '../support/fixtures.ts';
import {lookupsOf} from '../support/attacks/lookups.ts';
import {JAN} from '../support/people.ts';

/** The entries with a query of their own, and some of what the product looks for in it. */
const ENTRIES = {
  '/pro': ['lng', 'interval', 'users'],
  '/pro/success': ['lng', 'link'],
};

test.describe('no address does harm, whatever its query', () => {
  for (const [at, known] of Object.entries(ENTRIES)) {
    test(`at ${at}`, async ({page, funnel}) => {
      const {query: names} = await lookupsOf(page, [at]);
      expect(names).toEqual(expect.arrayContaining(known));
      const name = fc.oneof(
        fc.constantFrom(...names, '__proto__[polluted]', 'inspect'),
        fc.string({maxLength: 10}),
      );
      const pairs = fc.array(fc.tuple(name, hostileText), {maxLength: 5});
      // A sign of its own, for what stands in an address and is no escape.
      const written = fc.constantFrom(encodeURIComponent, (text: string) =>
        text.replace(/[&#]/g, '%'),
      );
      await fc.assert(
        fc.asyncProperty(pairs, written, async (given, write) => {
          await funnel.open(`${at}?${given.map((pair) => pair.map(write).join('=')).join('&')}`);
          await expect(funnel.heading).toBeVisible();
          expect(await damage(page)).toEqual([]);
        }),
        {numRuns: 3, endOnFailure: true},
      );
    });
  }
});

/** Some hosts have a page of their own for an address that they cannot read; others hand ours out. */
test('no address does harm, whatever its path', async ({page, funnel, baseURL}) => {
  await page.route(/.*/, async (route) => {
    const isPage = route.request().resourceType() === 'document';
    return isPage
      ? route.fulfill({response: await route.fetch({url: `${baseURL}/`})})
      : route.continue();
  });
  const known = ['free', 'pro', 'upgrade', 'premium', 'step2', 'success', '/', '//'];
  const odd = [
    '%',
    '%E0%A4%A',
    '%2F',
    '%00',
    '%ff',
    '..',
    ';',
    '__proto__',
    'constructor',
    '*',
    ':',
  ];
  const piece = fc.oneof(fc.constantFrom(...known, ...odd), hostileText.map(encodeURIComponent));
  const query = fc.constantFrom(
    '',
    '?',
    '?%',
    '?lng=%',
    '?lng=%E0%A4%A',
    '?domain=%&link=%ff',
    '#%',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, {maxLength: 4}), query, async (pieces, rest) => {
      await funnel.open(`${baseURL}/${pieces.join('')}${rest}`);
      await expect(funnel.heading).toBeVisible();
      expect(await damage(page)).toEqual([]);
    }),
    {
      numRuns: 8,
      endOnFailure: true,
      examples: [
        [['%E0%A4%A'], '?lng=%'],
        [['free/', '%'], ''],
        [['free'], '?lng=%'],
      ],
    },
  );
});

/** Where something of what is stored may be shown. */
const KEEPING = ['/pro/step7', '/upgrade/step2'];

test.describe('no stored value does harm', () => {
  for (const at of KEEPING) {
    test(`at ${at}`, async ({page, context, funnel}) => {
      const {localStorage: locals, sessionStorage: sessions} = await lookupsOf(page, ['/free']);
      expect([locals, sessions]).toEqual([
        ['i18nextLng'],
        expect.arrayContaining(['formvalues', 'i18nextLng']),
      ]);
      const draft = nearly(fullDraft).map((values) => JSON.stringify(values));
      const text = fc.oneof({weight: 3, arbitrary: draft}, {weight: 1, arbitrary: hostileText});
      const items = (keys: string[]) =>
        fc.tuple(...keys.map((key) => fc.tuple(fc.constant(key), text)));
      const own = 'https://www.testwerf.example/';
      const kept = {
        trail: ['/', '/free'],
        environment: {url: own, paymentPage: own},
        reference: 'K7QW-3FMB',
        length: 2,
      };
      const stored = fc.record({
        local: items(locals),
        session: items(sessions),
        cookie: hostileText,
        state: nearly({idx: 1, key: 'k', funnel: kept}),
        name: hostileText,
        path: fc.constant(at),
      });
      await funnel.open('/free');
      await fc.assert(
        fc.asyncProperty(stored, async (found) => {
          await page.evaluate(({local, session, cookie, state, name, path}) => {
            for (const [key, value] of local) localStorage.setItem(key, value);
            for (const [key, value] of session) sessionStorage.setItem(key, value);
            document.cookie = `i18next=${cookie}`;
            window.name = name;
            history.replaceState(state, '', path);
          }, found);
          await page.reload();
          await funnel.isReady();
          await expect(funnel.heading).toBeVisible();
          expect(await damage(page)).toEqual([]);
        }),
        {numRuns: 3, endOnFailure: true},
      );
      expect(context.pages()).toEqual([page]);
    });
  }
});

const ANSWER = {
  data: {url: 'https://evil.example/', 'stripe-url': 'https://evil.example/'},
  errors: [{source: {pointer: 'domain_name_not_available'}}],
};

test('no answer to creation does harm', async ({page, funnel, sandbox, allowConsole}) => {
  allowConsole(/Failed to load resource| failed \(/);
  const draft = JSON.stringify({...JAN, acceptTermsAndConditions: 'YES', exampleData: 'nodata'});
  const answer: fc.Arbitrary<unknown> = nearly(ANSWER);
  let tries = 0;
  await funnel.open('/free');
  await fc.assert(
    fc.asyncProperty(answer, fc.constantFrom(200, 422), async (body, status) => {
      await sandbox.scenario({
        call: 'creation',
        fault: {kind: 'json', status, body},
        times: 1,
      });
      await page.evaluate((values) => sessionStorage.setItem('formvalues', values), draft);
      await funnel.open('/free');
      await funnel.fillAccount();
      tries += 1;
      await funnel.field('domainName').fill(`${funnel.domain}${tries}`);
      const answered = page.waitForResponse(/installation\/add/);
      await funnel.next.click();
      for (const step of [2, 3]) {
        await funnel.isAt(`/free/step${step}`);
        await funnel.next.click();
      }
      await funnel.create.click();
      await answered;
      await expect(page.getByRole('button', {name: funnel.texts.actions.busy})).toHaveCount(0);
      await expect(funnel.heading).toBeVisible();
      expect(await damage(page)).toEqual([]);
    }),
    {numRuns: 3, endOnFailure: true},
  );
});
