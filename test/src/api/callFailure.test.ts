import {inspect} from 'node:util';
import {AxiosError, AxiosHeaders} from 'axios';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toCallFailure} from '../../../src/api/callFailure.ts';

const PASSWORD = 'Welkom2024x-canary';
const config = {headers: new AxiosHeaders(), data: JSON.stringify({password: PASSWORD})};
const answered = (status: number, message = 'anything') =>
  new AxiosError(message, AxiosError.ERR_BAD_RESPONSE, config, undefined, {
    status,
    data: {echo: PASSWORD},
    statusText: PASSWORD,
    headers: {},
    config,
  });

describe('toCallFailure', () => {
  it.each([
    [
      'a request that the browser aborted',
      new AxiosError('Request aborted', AxiosError.ECONNABORTED, config),
      {kind: 'aborted', message: 'Request aborted'},
    ],
    [
      'a request that took too long',
      new AxiosError('timeout of 4000ms exceeded', AxiosError.ECONNABORTED, config),
      {kind: 'timeout', message: 'timeout of 4000ms exceeded'},
    ],
    [
      'an answer just outside 2xx',
      answered(300),
      {kind: 'status', message: 'Request failed with status code 300', status: 300},
    ],
    [
      'a 2xx answer that broke off',
      answered(200, 'stream has been aborted'),
      {kind: 'network', message: 'Network Error'},
    ],
    [
      'anything else',
      new URIError(PASSWORD),
      {kind: 'malformed', message: 'Request could not be made'},
    ],
  ])('reduces %s @8-15', (_, error, failure) => {
    expect(toCallFailure(error)).toEqual(failure);
  });

  it('keeps nothing of the request, whatever is thrown', () => {
    const thrown = fc.oneof(
      fc.integer({min: 100, max: 599}).map((status) => answered(status, PASSWORD)),
      fc
        .constantFrom(
          ...Object.values(AxiosError).filter((code): code is string => typeof code === 'string'),
        )
        .map((code) => new AxiosError(PASSWORD, code, config)),
      fc.anything().map((value) => ({value, config})),
    );
    fc.assert(
      fc.property(thrown, (error) => {
        const failure = toCallFailure(error);
        expect(inspect(failure, {depth: null, showHidden: true})).not.toContain(PASSWORD);
        expect(Object.getPrototypeOf(failure)).toBe(Object.prototype);
        expect(['kind', 'message', 'status']).toEqual(expect.arrayContaining(Object.keys(failure)));
      }),
    );
  });
});
