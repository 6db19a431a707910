import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../../support/repository.ts';
import {listen} from '../hosts/listen.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Builds the demo, and serves its files and nothing else; reports what was requested of it. */
export const startDemoHost = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  await promisify(execFile)(process.execPath, [join(ROOT, 'test/demo/buildDemo.mjs'), folder]);
  const asked: string[] = [];
  const server = createServer(({method, url = '/'}, response) => {
    asked.push(`${method} ${url}`);
    const {pathname} = new URL(url, 'http://demo');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!statSync(file, {throwIfNoEntry: false})?.isFile()) {
      return response.writeHead(404).end();
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    return response.end(readFileSync(file));
  });
  const host = await listen(server);
  return {
    url: host.url,
    asked: (): readonly string[] => asked,
    close: async () => {
      await host.close();
      rmSync(folder, {recursive: true});
    },
  };
};

export type DemoHost = Awaited<ReturnType<typeof startDemoHost>>;

/** Built once for each worker. */
export const demoFixture: [
  (none: object, provide: (demo: DemoHost) => Promise<void>) => Promise<void>,
  {scope: 'worker'; timeout: number},
] = [
  async ({}, provide) => {
    const demo = await startDemoHost();
    await provide(demo);
    await demo.close();
  },
  {scope: 'worker', timeout: 120_000},
];
