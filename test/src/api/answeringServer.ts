import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

export type ReceivedRequest = {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
};
type Answer = (response: ServerResponse) => void;

// Axios on Node would send these requests to a proxy of the environment.
process.env['no_proxy'] = '127.0.0.1';

/** A real HTTP server that gives whatever answer a test asks for, and keeps what it received. */
export const startAnsweringServer = async () => {
  const received: ReceivedRequest[] = [];
  let answer: Answer = (response) => response.end('{}');
  let onRequest = () => {};

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({method: request.method, path: request.url, headers: request.headers, body});
      onRequest();
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next: Answer) => {
      answer = next;
    },
    nextRequest: () =>
      new Promise<void>((resolve) => {
        onRequest = resolve;
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export const raw =
  (status: number, body: string, contentType = 'application/json'): Answer =>
  (response) =>
    response.writeHead(status, {'content-type': contentType}).end(body);

export const json = (status: number, body: unknown): Answer => raw(status, JSON.stringify(body));

export const dropped: Answer = (response) => response.destroy();

export const cutShort: Answer = (response) => {
  response.writeHead(200, {'content-type': 'application/json', 'content-length': '500'});
  response.write('{"is_available": tr', () => response.destroy());
};

export const hung: Answer = () => {};
