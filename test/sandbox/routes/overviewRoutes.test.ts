// @vitest-environment node
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createClient} from '../client.ts';
import type {SandboxClient} from '../client.ts';
import {buildFreeRequest} from '../requestBuilders.ts';
import {CAPTCHA_SCENARIOS, NAME_SCENARIOS} from '../answers/scenarios.ts';
import {startSandbox} from '../server.ts';
import type {SandboxServer} from '../server.ts';

let server: SandboxServer;
let client: SandboxClient;

beforeEach(async () => {
  server = await startSandbox({funnel: 'http://localhost:4173'});
  client = createClient(server.url);
});
afterEach(() => server.close());

const readPage = async () => (await client.send('/sandbox')).body as string;

it('lists every test value', async () => {
  const page = await readPage();
  const listed = [...page.matchAll(/<td><code>([a-z]+)<\/code><\/td>/g)].map(([, id]) => id);
  expect(listed).toEqual([...NAME_SCENARIOS, ...CAPTCHA_SCENARIOS].map(({id}) => id));
});

it('is the same page with a slash behind it', async () => {
  expect((await client.send('/sandbox/')).body).toBe(await readPage());
});

it('links to the funnel', async () => {
  expect(await readPage()).toContain(
    '<a href="http://localhost:4173/upgrade/?domain=bestaand">/upgrade/?domain=bestaand</a>',
  );
});

it('shows the active captcha scenario', async () => {
  await client.scenario({call: 'script', fault: 'drop'});
  expect(await readPage()).toMatch(/<option value="scriptgeblokkeerd" selected>/);
});

it('shows the latest environments and requests, and no password', async () => {
  await client.create(buildFreeRequest('acmetest'));
  const page = await readPage();
  expect(page).toContain('<a href="/sandbox/environment/acmetest">acmetest</a> FREE');
  expect(page).toContain('POST /api/installation/add/acmetest → 200');
  expect(page).not.toContain('Welkom2024x');
});
