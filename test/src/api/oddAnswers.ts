import type {CallFailure} from '../../../machines/shared/flow/callResults.ts';
import {cutShort, dropped, json, raw} from './answeringServer.ts';

const status = (code: number): CallFailure => ({
  kind: 'status',
  message: `Request failed with status code ${code}`,
  status: code,
});
const malformed = (code = 200): CallFailure => ({
  kind: 'malformed',
  message: 'Answer not understood',
  status: code,
});
const network: CallFailure = {kind: 'network', message: 'Network Error'};

const html = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>';

/** Answers that no call may accept as a result, each with the failure it causes. */
export const oddAnswers = [
  ['a proxy page under 502', raw(502, html, 'text/html'), status(502)],
  ['a page under 404', raw(404, html, 'text/html'), status(404)],
  ['a proxy page under 200', raw(200, html, 'text/html'), malformed()],
  ['a page that calls itself JSON', raw(200, html), malformed()],
  ['204 without a body', raw(204, ''), malformed(204)],
  ['an empty body', raw(200, ''), malformed()],
  ['an empty text', json(200, ''), malformed()],
  ['null', json(200, null), malformed()],
  ['a number', json(200, 42), malformed()],
  ['a list', json(200, [{data: {}}]), malformed()],
  ['an empty object', json(200, {}), malformed()],
  ['no errors', json(200, {errors: []}), malformed()],
  ['an empty error', json(200, {errors: [{}]}), malformed()],
  ['an empty error under 400', json(400, {errors: [{}]}), status(400)],
  ['errors that are no list', json(400, {errors: {source: 1}}), status(400)],
  ['null as data', json(200, {data: null}), malformed()],
  ['a text as data', json(200, {data: 'https://acmetest.testwerf.example'}), malformed()],
  ['a list as data', json(200, {data: []}), malformed()],
  ['truths as texts', json(200, {is_available: 'false', is_token_valid: 'true'}), malformed()],
  ['truths as numbers', json(200, {is_available: 0, is_token_valid: 1}), malformed()],
  ['truths as null', json(200, {is_available: null, is_token_valid: null}), malformed()],
  ['half a JSON text', raw(200, '{"is_available": tr'), malformed()],
  ['401', json(401, {message: 'Unauthorized'}), status(401)],
  ['429', raw(429, ''), status(429)],
  ['413', raw(413, 'Payload Too Large', 'text/plain'), status(413)],
  ['500', json(500, {data: {}, is_available: true, is_token_valid: true}), status(500)],
  ['503', raw(503, ''), status(503)],
  ['a dropped connection', dropped, network],
  ['an answer cut short', cutShort, network],
] as const;
