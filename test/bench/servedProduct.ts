import {createServer, type Server} from 'node:http';
import {once} from 'node:events';
import {readFileSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {getRequestListener} from '@hono/node-server';
import {build} from 'vite';
import {headersFor} from '../../src/build/policy/headerFiles.ts';
import {createLocalSandbox} from '../sandbox/localSandbox.ts';
import {HOST} from '../support/run/freePort.ts';
import {ROOT} from '../support/repository.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

export const FOLDER = join(ROOT, 'node_modules/.cache/bench');

const isFile = (path: string) => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;

const readHeaders = (folder: string): string => {
  const file = join(folder, '_headers');
  return isFile(file) ? readFileSync(file, 'utf8') : '';
};

export type Served = {url: string; close: () => void};

/** Serves a folder as a good host does: compressed, with the headers it asks for, the sandbox beside it. */
export const serve = async (folder: string): Promise<Served> => {
  const sandbox = createLocalSandbox();
  const askSandbox = getRequestListener(sandbox.app.fetch, {overrideGlobalObjects: false});
  const headers = readHeaders(folder);
  const compressed = new Map<string, Buffer>();
  const compress = (file: string): Buffer => {
    const body = compressed.get(file) ?? gzipSync(readFileSync(file), {level: 9});
    compressed.set(file, body);
    return body;
  };
  const server: Server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://bench');
    if (/^\/(api|sandbox)(\/|$)/.test(pathname)) return void askSandbox(request, response);
    const asked = join(folder, pathname);
    const file = isFile(asked) ? asked : join(folder, 'index.html');
    response.writeHead(200, {
      ...headersFor(headers, pathname),
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
    });
    return void response.end(compress(file));
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      sandbox.close();
    },
  };
};

/** Builds the product and serves it. */
export const serveProduct = async (): Promise<Served> => {
  const outDir = join(FOLDER, 'product');
  await build({root: ROOT, mode: 'production', logLevel: 'warn', build: {outDir}});
  return serve(outDir);
};
