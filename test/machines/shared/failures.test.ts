import {describe, expect, test} from 'vitest';
import {
  failureOf,
  isAnswerLost,
  reportError,
  reportTimeout,
  timeoutFailure,
} from '../../../machines/shared/failures.ts';

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
  ])('is told of as it should be: %s', (_, error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });

  test('is reported with the call that failed', () => {
    const {type, params} = reportError('validateToken');
    expect({type, params: params({event: {error: refused}})}).toEqual({
      type: 'reportFailure',
      params: {call: 'validateToken', failure: refused},
    });
  });
});

test.each([
  [undefined, true],
  [399, true],
  [400, false],
  [499, false],
  [500, true],
])('what was asked for may have been done after an answer %s: %s', (status, isLost) => {
  const failure = {kind: 'status', message: 'Request failed'} as const;
  expect(isAnswerLost(status === undefined ? failure : {...failure, status})).toBe(isLost);
});

describe('a call that takes too long', () => {
  test.each([
    ['availabilityLimit', 'timeout of 4000ms exceeded'],
    ['botCheckLimit', 'timeout of 10000ms exceeded'],
    ['creationLimit', 'timeout of 600000ms exceeded'],
  ] as const)('past %s is worded "%s"', (limit, message) => {
    expect(timeoutFailure(limit)).toEqual({kind: 'timeout', message});
  });

  test('is reported with its time limit', () => {
    expect(reportTimeout('createEnvironment', 'creationLimit')).toEqual({
      type: 'reportFailure',
      params: {
        call: 'createEnvironment',
        failure: {kind: 'timeout', message: 'timeout of 600000ms exceeded'},
      },
    });
  });
});
