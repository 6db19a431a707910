import type {Page} from '@playwright/test';
import fc from 'fast-check';
import {expect, test} from './fixtures.ts';
import {BILLING, JAN} from './people.ts';

/** Where the product's own links lead, the captcha provider's terms among them. */
const KNOWN_HOSTS = ['127.0.0.1', 'www.testwerf.example', 'policies.google.com'];

const MARKUP = [
  '<img src=x onerror=ran=1>',
  '"><script>ran=1</script>',
  `' autofocus onfocus=ran=1 x='`,
  '</title></textarea><svg/onload=ran=1>',
  'javascript:ran=1',
  'java\tscript:ran=1',
  'data:text/html,<script>opener.ran=1</script>',
  '//evil.example/x',
  'https://127.0.0.1@evil.example',
  '{{constructor.constructor("ran=1")()}}',
  '$t(app.loading) {{brand}} <1>x</1>',
  '__proto__',
  '{"__proto__":{"polluted":1}}',
  '\u202Eexe.fdp\u0000\u2028%00%0d%0aSet-Cookie:x=1',
];

/** Signs of an attack that went through, whatever it was. */
const damage = (page: Page): Promise<string[]> =>
  page.evaluate((knownHosts) => {
    const signs: string[] = [];
    if ('ran' in window) signs.push('a script ran');
    if ('polluted' in {}) signs.push('the prototype of objects was polluted');
    for (const element of document.querySelectorAll('*')) {
      for (const {name} of element.attributes) {
        if (name.startsWith('on')) signs.push(`markup: ${element.outerHTML}`);
      }
    }
    for (const link of document.querySelectorAll('a')) {
      const {protocol, hostname, href} = link;
      if (!/^https?:$/.test(protocol) || !knownHosts.includes(hostname))
        signs.push(`link: ${href}`);
    }
    return signs;
  }, KNOWN_HOSTS);

const value = fc.oneof(
  fc.constantFrom(...MARKUP),
  fc.string({unit: 'grapheme', maxLength: 40}),
  fc.webUrl(),
);

test('no address does harm, whatever its query', async ({page, funnel}) => {
  test.slow();
  const path = fc.constantFrom('/', '/free', '/pro', '/upgrade/', '/pro/success', '/pro/canceled');
  const name = fc.oneof(
    fc.constantFrom('lng', 'link', 'interval', 'users', 'domain', '__proto__[polluted]', 'inspect'),
    fc.string({maxLength: 10}),
  );
  await fc.assert(
    fc.asyncProperty(path, fc.array(fc.tuple(name, value), {maxLength: 5}), async (at, pairs) => {
      const query = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
      await funnel.open(`${at}?${query}`);
      await expect(funnel.heading).toBeVisible();
      expect(await damage(page)).toEqual([]);
    }),
    {numRuns: 20},
  );
});

test('no stored value does harm', async ({page, funnel}) => {
  test.slow();
  const known = fc.record(
    {
      domainName: value,
      firstName: value,
      companyName: value,
      teamMembers: fc.array(fc.record({firstName: value, lastName: value, email: value})),
      billingDetails: fc.record({street: value, countryCode: value}),
      subscriptionDetails: fc.record({period: value, numberOfUsers: value}),
      exampleData: value,
    },
    {requiredKeys: []},
  );
  const stored = fc.oneof(
    known.map((values) => JSON.stringify(values)),
    known.map((values) => JSON.stringify(values).replace('{', '{"__proto__":{"polluted":1},')),
    fc.json(),
    value,
  );
  await funnel.open('/free');
  await fc.assert(
    fc.asyncProperty(
      stored,
      fc.constantFrom('/free', '/pro/step6', '/upgrade/step2'),
      async (text, at) => {
        await page.evaluate((found) => sessionStorage.setItem('formvalues', found), text);
        await funnel.open(at);
        await expect(funnel.heading).toBeVisible();
        expect(await damage(page)).toEqual([]);
      },
    ),
    {numRuns: 20},
  );
});

test('what is typed stays text on every screen and in what is sent', async ({
  page,
  funnel,
  sandbox,
}) => {
  const [image = '', script = '', handler = '', svg = '', ...rest] = MARKUP;
  const template = rest.find((text) => text.startsWith('$t(')) ?? '';
  await funnel.walkTo('pro', 2);
  const typed = {
    firstName: template,
    lastName: script,
    companyName: handler,
    email: 'jan@example.test',
    telephone: image,
  };
  for (const [name, text] of Object.entries(typed)) await funnel.field(name).fill(text);
  await funnel.next.click();
  await funnel.isAt('/pro/step3');
  await expect(page.getByText(`${template} ${script}`)).toBeVisible();
  expect(await damage(page)).toEqual([]);
  await funnel.walkOn('pro', 3, 6);
  await funnel.fillBilling({...BILLING, street: svg, city: script});
  expect(await damage(page)).toEqual([]);
  const sent = page.waitForRequest(/installation\/add/);
  await funnel.pay.click();
  await sent;
  await expect(page).toHaveURL(/sandbox\/payment/);
  expect((await sandbox.requests('creation'))[0]?.body).toMatchObject({
    data: {
      ...typed,
      billingDetails: {...BILLING, street: svg, city: script},
    },
  });
});

test('no answer of the API does harm', async ({page, funnel, sandbox, allowConsole}) => {
  allowConsole(/Failed to load resource| failed \(/);
  const answers = [
    {is_available: MARKUP[0], is_token_valid: MARKUP[1], data: MARKUP[2], errors: MARKUP},
    {data: {url: MARKUP[4], 'stripe-url': MARKUP[8]}, errors: [{source: {pointer: MARKUP[0]}}]},
    JSON.parse('{"__proto__":{"polluted":1},"data":{"__proto__":{"polluted":1,"url":"x"}}}'),
    {errors: [{source: JSON.parse('{"__proto__":{"pointer":"domain_name_not_available"}}')}]},
  ];
  for (const body of answers) {
    for (const call of ['availability', 'creation'] as const) {
      await sandbox.scenario({call, fault: {kind: 'json', status: 200, body}});
    }
    await funnel.walkToCreate();
    await funnel.create.click();
    await expect(page).toHaveURL(/\/free\/(step6|somethingwentwrong)$/);
    await expect(funnel.heading).toBeVisible();
    expect(await damage(page)).toEqual([]);
  }
});

test('messages of other windows are not listened to', async ({page, funnel}) => {
  await funnel.walkTo('free', 2);
  await funnel.fillDetails();
  const state = () =>
    page.evaluate(() => [
      location.href,
      history.length,
      document.body.innerHTML,
      {...sessionStorage},
    ]);
  // What was typed last is stored after it is shown.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('formvalues')))
    .toContain(JAN.telephone);
  const before = await state();
  await fc.assert(
    fc.asyncProperty(fc.oneof(value, fc.jsonValue()), async (data) => {
      await page.evaluate(async (message) => {
        const heard = new Promise((resolve) => addEventListener('message', resolve, {once: true}));
        window.postMessage(JSON.parse(message), '*');
        await heard;
      }, JSON.stringify(data));
      expect(await state()).toEqual(before);
      expect(await damage(page)).toEqual([]);
    }),
    {numRuns: 30},
  );
});

test(
  'a window that opened the funnel has no hold of it',
  {tag: '@headers'},
  async ({page, context, funnel}) => {
    await funnel.open('/free');
    await page.goto('/sandbox');
    const opened = context.waitForEvent('page');
    await page.evaluate(() => Object.assign(window, {hold: window.open('/free')}));
    const other = await opened;
    await expect(other.locator('html[data-ready]')).toBeAttached();
    expect(await other.evaluate(() => window.opener)).toBeNull();
    await expect.poll(() => page.evaluate(() => Object(window).hold.closed)).toBe(true);
  },
);
