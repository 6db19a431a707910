import {describe, expect, test} from 'vitest';
import {
  failureOf,
  isAnswerLost,
  timeoutFailure,
} from '../../../../machines/shared/flow/failures.ts';

const refused = {kind: 'status', message: 'Request failed with status code 500', status: 500};
const unexpected = {kind: 'malformed', message: 'Unexpected error'};

class ClientError extends Error {
  config = {data: '{"password":"Welkom2024x"}'};
}

describe('what an actor rejected with', () => {
  test.each([
    ['a failed call', refused, refused],
    ['an error of the HTTP client', new ClientError('Request failed'), unexpected],
    ['a text', 'Welkom2024x', unexpected],
    ['nothing', undefined, unexpected],
    ['null', null, unexpected],
    ['an object without a kind', {message: 'Welkom2024x'}, unexpected],
    ['an object without a message', {kind: 'status'}, unexpected],
  ])('is described correctly: %s', (_, error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });
});

describe('what was asked for', () => {
  const isLostAfter = (status?: number) =>
    isAnswerLost({kind: 'status', message: 'Request failed', ...(status && {status})});

  test.each([
    ['nothing answered', undefined],
    ['an answer was not understood', 200],
    ['it was led elsewhere', 302],
    ['the server or a proxy says that it took too long', 408],
    ['it conflicts with what is there, which may be itself', 409],
    ['what it is for is locked, maybe by itself', 423],
    ['it came too early, so that it may have been a repeat', 425],
    ['the load balancer says that nobody waited any more', 460],
    ['the proxy says that nobody waited any more', 499],
    ['the server failed', 500],
    ['the proxy got no answer that it understood', 502],
    ['the server is not there', 503],
    ['the proxy waited too long', 504],
    ['the proxy lost the connection', 520],
  ])('may have been done when %s: %s @S41', (_, status) => {
    expect(isLostAfter(status)).toBe(true);
  });

  test.each([
    400, 401, 403, 404, 405, 407, 410, 412, 413, 415, 417, 421, 422, 424, 426, 428, 429, 431, 451,
  ])('was not done when the API refuses it with %s', (status) => {
    expect(isLostAfter(status)).toBe(false);
  });
});

describe('a call that takes too long', () => {
  test.each([
    ['availabilityLimit', 'timeout of 4000ms exceeded'],
    ['botCheckLimit', 'timeout of 10000ms exceeded'],
    ['creationLimit', 'timeout of 600000ms exceeded'],
  ] as const)('past %s is worded "%s" @8-15', (limit, message) => {
    expect(timeoutFailure(limit)).toEqual({kind: 'timeout', message});
  });
});
