import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import type {Host} from './host.ts';
import {listen} from './listen.ts';

/** Sends the page up to its last script, and the rest on command: a connection that stalls. */
export const startSlowHost = async (folder: string): Promise<Host & {goOn(): void}> => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const at = page.lastIndexOf('<script>');
  let goOn = () => {};
  const server = createServer((_, response) => {
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
    response.write(page.slice(0, at));
    goOn = () => response.end(page.slice(at));
  });
  return {...(await listen(server)), goOn: () => goOn()};
};
