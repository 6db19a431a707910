// @vitest-environment node
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createLogger, createServer, preview} from 'vite';
import type {InlineConfig, PreviewServer, ViteDevServer} from 'vite';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createClient} from './client.ts';
import {buildFreeRequest} from './requestBuilders.ts';
import {sandboxPlugin} from './vitePlugin.ts';

let folder: string;
let databaseFile: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  databaseFile = join(folder, '.sandbox', 'sandbox.sqlite');
  printed = [];
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Funnel</title>');
});
afterEach(() => rmSync(folder, {recursive: true}));

const config = (): InlineConfig => ({
  root: folder,
  configFile: false,
  customLogger: {...createLogger('silent'), info: (line) => printed.push(line)},
  build: {outDir: '.'},
  server: {port: 0, host: '127.0.0.1'},
  preview: {port: 0, host: '127.0.0.1'},
  plugins: [sandboxPlugin({databaseFile, addresses: {Inspector: '/?inspect'}})],
});

const startServer = {
  dev: async (): Promise<ViteDevServer> => (await createServer(config())).listen(),
  preview: (): Promise<PreviewServer> => preview(config()),
};
const urlOf = (server: ViteDevServer | PreviewServer) =>
  new URL(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '').origin;

describe.each(['dev', 'preview'] as const)('in the %s server', (kind) => {
  it('answers its own paths and leaves the others to the funnel', async () => {
    const server = await startServer[kind]();
    const client = createClient(urlOf(server));
    const [api, page, funnel] = [
      await client.availability('acmetest'),
      await client.send('/sandbox'),
      await client.send('/', {headers: {Accept: 'text/html'}}),
    ];
    await server.close();
    expect(api.body).toEqual({is_available: true});
    expect(page.body).toContain('<h1>Sandbox</h1>');
    expect(funnel.body).toContain('<title>Funnel</title>');
  });

  it('keeps a name taken when the server starts again', async () => {
    const first = await startServer[kind]();
    await createClient(urlOf(first)).create(buildFreeRequest('acmetest'));
    await first.close();
    const second = await startServer[kind]();
    const {body} = await createClient(urlOf(second)).availability('acmetest');
    await second.close();
    expect(body).toEqual({is_available: false});
  });

  it('prints its addresses, and makes no file before it is asked anything', async () => {
    const server = await startServer[kind]();
    const url = urlOf(server);
    server.printUrls();
    await server.close();
    expect(printed.slice(-3)).toEqual([
      `  ➜  Funnel: ${url}/`,
      `  ➜  Sandbox: ${url}/sandbox`,
      `  ➜  Inspector: ${url}/?inspect`,
    ]);
    expect(existsSync(databaseFile)).toBe(false);
  });

  it('closes while an answer hangs', async () => {
    const server = await startServer[kind]();
    const client = createClient(urlOf(server));
    const hung = client.create(buildFreeRequest('hangt')).catch(() => 'cut off');
    await expect.poll(() => client.requests('creation')).toHaveLength(1);
    await server.close();
    expect(await hung).toBe('cut off');
  });
});

it('the dev server says which folder it serves', async () => {
  const server = await startServer.dev();
  const {body} = await createClient(urlOf(server)).send('/sandbox/root');
  await server.close();
  expect(body).toBe(folder);
});
