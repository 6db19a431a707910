// @vitest-environment node
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createClient} from '../client.ts';
import type {Changes, SandboxClient} from '../client.ts';
import {buildProRequest, buildUpgradeRequest, checkout} from '../requestBuilders.ts';
import {startSandbox} from '../server.ts';
import type {SandboxServer} from '../server.ts';

let server: SandboxServer;
let client: SandboxClient;

beforeEach(async () => {
  server = await startSandbox();
  client = createClient(server.url);
});
afterEach(() => server.close());

const openPayment = async (changes: Changes = {}): Promise<string> => {
  const {body} = await client.create(buildProRequest('acmetest', changes));
  return new URL((body as {data: {'stripe-url': string}}).data['stripe-url']).pathname;
};
const readPage = async (path: string) => (await client.send(path)).body as string;
const linksOf = (page: string) =>
  [...page.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href, text]) => [
    text,
    href?.replaceAll('&amp;', '&'),
  ]);
const returnTo = (path: string) =>
  `http://localhost:5173${path}?lng=nl&link=${encodeURIComponent(`${server.url}/sandbox/environment/acmetest`)}`;

describe('the payment page', () => {
  it('shows the order, with ways to pay, to fail and to cancel', async () => {
    const path = await openPayment();
    const page = await readPage(path);
    expect(page).toContain('<html lang="nl">');
    expect(page).toMatch(/PRO, 25 gebruikers, per jaar/);
    expect(page).toMatch(/14% korting op de eerste factuur/);
    expect(page).toContain(`<form method="post" action="${path}/pay">`);
    expect(linksOf(page)).toEqual([
      ['Betaling laten mislukken', returnTo('/pro/canceled')],
      ['Annuleren', returnTo('/pro/canceled')],
    ]);
  });

  it('speaks English to a request in English', async () => {
    const page = await readPage(await openPayment({locale: 'en_US'}));
    expect(page).toContain('<html lang="en">');
    expect(page).toMatch(/PRO, 25 users, yearly/);
  });

  it('leads on to the success address, and makes the environment PRO', async () => {
    const path = await openPayment();
    expect(await readPage('/sandbox/environment/acmetest')).toContain('<strong>FREE</strong>');
    const {status, headers} = await client.send(`${path}/pay`, {method: 'POST'});
    expect([status, headers.get('Location')]).toEqual([303, returnTo('/pro/success')]);
    expect(await readPage('/sandbox/environment/acmetest')).toContain('<strong>PRO</strong>');
  });

  it('offers no second payment', async () => {
    const path = await openPayment();
    await client.send(`${path}/pay`, {method: 'POST'});
    const page = await readPage(path);
    expect(page).not.toContain('<form');
    expect(linksOf(page)).toEqual([['Verder', returnTo('/pro/success')]]);
  });

  it('shows what was typed as text, never as markup', async () => {
    const attack = '"><script>alert(1)</script>';
    const page = await readPage(
      await openPayment({
        billingDetails: {...checkout.billingDetails, street: attack, city: attack},
        stripeCheckout: {
          successUrl: 'http://localhost:5173/pro/success',
          cancelUrl: `http://localhost:5173/pro/canceled?x=${attack}`,
        },
      }),
    );
    expect(page).not.toContain('<script>');
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; 12');
  });

  it('does not exist under another id', async () => {
    expect((await client.send('/sandbox/payment/x')).status).toBe(404);
    expect((await client.send('/sandbox/payment/x/pay', {method: 'POST'})).status).toBe(404);
  });
});

describe('the environment page', () => {
  it('offers the upgrade of a FREE environment', async () => {
    expect(linksOf(await readPage('/sandbox/environment/bestaand'))).toEqual([
      ['Upgraden naar PRO', '/upgrade/?domain=bestaand&lng=nl'],
    ]);
  });

  it('does not exist for a name that nobody created', async () => {
    expect((await client.send('/sandbox/environment/nergens')).status).toBe(404);
  });

  it('becomes PRO by a paid upgrade', async () => {
    const {body} = await client.create(buildUpgradeRequest('bestaand'));
    const page = new URL((body as {data: {'stripe-url': string}}).data['stripe-url']).pathname;
    await client.send(`${page}/pay`, {method: 'POST'});
    expect(await readPage('/sandbox/environment/bestaand')).toContain('<strong>PRO</strong>');
  });
});
