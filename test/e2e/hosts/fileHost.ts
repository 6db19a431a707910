import {createReadStream, statSync} from 'node:fs';
import {createServer, type IncomingMessage, request as ask, type ServerResponse} from 'node:http';
import {extname, join} from 'node:path';
import {pipeline} from 'node:stream';
import type {Host, HostPlace} from './host.ts';
import {listen} from './listen.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

const passOn = (sandbox: string, request: IncomingMessage, response: ServerResponse) => {
  const {url, method, headers} = request;
  const passed = ask(`${sandbox}${url}`, {method, headers}, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // An answer that is cut off is cut off for the browser too.
    pipeline(answer, response, () => {});
  });
  response.on('close', () => passed.destroy());
  passed.on('error', () => response.destroy());
  request.pipe(passed);
};

const isFile = (path: string) => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;

/** The plainest host there is: files, index.html for every other path, and no header of its own. */
export const startFileHost = async ({folder, sandbox, port}: HostPlace): Promise<Host> => {
  const server = createServer((request, response) => {
    const {pathname} = new URL(`${sandbox}${request.url}`);
    if (/^\/(api|sandbox)(\/|$)/.test(pathname)) return passOn(sandbox, request, response);
    const asked = join(folder, pathname);
    // So docs/deploy.md wants it of any host.
    if (pathname.startsWith('/assets/') && !isFile(asked)) return response.writeHead(404).end();
    const file = isFile(asked) ? asked : join(folder, 'index.html');
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    return createReadStream(file).pipe(response);
  });
  return listen(server, port);
};
