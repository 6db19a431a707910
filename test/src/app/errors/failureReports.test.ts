// @vitest-environment node
import {beforeEach, describe, expect, it} from 'vitest';
import type {CallFailure} from '../../../../machines/shared/flow/callResults.ts';
import {createFailureReports} from '../../../../src/app/errors/failureReports.ts';
import type {CallReport} from '../../../../src/telemetry/callReport.ts';

const failure: CallFailure = {kind: 'network', message: 'Network Error'};
const where = {flow: 'free', state: 'creatingEnvironment'};

let reported: CallReport[] = [];
let crashed: [error: unknown, reference: string][] = [];
const start = () => {
  let count = 0;
  return createFailureReports(
    {
      report: (report) => reported.push(report),
      crash: (error, reference) => crashed.push([error, reference]),
    },
    () => `REF-${(count += 1)}`,
  );
};
beforeEach(() => {
  reported = [];
  crashed = [];
});

it('a failure is reported with its own reference, its place and what the visitor sees', () => {
  const failures = start();
  failures.call({call: 'checkAvailability', failure}, {...where, state: 'enteringAccount'});
  failures.call({call: 'createEnvironment', failure}, where);
  failures.untrustedAddress('stripe-url');
  failures.missingChunk();
  expect(reported).toEqual([
    {
      reference: 'REF-1',
      flow: 'free',
      state: 'enteringAccount',
      call: 'checkAvailability',
      failure,
      effect: 'nothing',
    },
    {
      reference: 'REF-2',
      ...where,
      call: 'createEnvironment',
      failure,
      effect: 'somethingWentWrong',
    },
    {
      reference: 'REF-3',
      flow: 'any',
      state: 'creatingEnvironment',
      call: 'createEnvironment',
      failure: {kind: 'malformed', message: 'Untrusted address in stripe-url'},
      effect: 'addressLeftOut',
    },
    {
      reference: 'REF-4',
      flow: 'any',
      state: 'any',
      call: 'loadChunk',
      failure,
      effect: 'tryAgain',
    },
  ]);
});

it('a call that was given up is no failure, unless it leads to the error screen', () => {
  const failures = start();
  const aborted: CallFailure = {kind: 'aborted', message: 'Request aborted'};
  failures.call({call: 'checkAvailability', failure: aborted}, where);
  failures.call({call: 'loadBotCheck', failure: aborted}, where);
  expect(reported).toEqual([]);
  failures.call({call: 'createEnvironment', failure: aborted}, where);
  expect(reported).toHaveLength(1);
  expect(failures.lastReference()).toBe(reported[0]?.reference);
});

describe('the reference that an error screen shows', () => {
  it('is that of the failure which led there, not of a later one that the visitor did not see', () => {
    const failures = start();
    expect(failures.lastReference()).toBeUndefined();
    failures.call({call: 'createEnvironment', failure}, where);
    failures.call({call: 'checkAvailability', failure}, where);
    failures.call({call: 'validateToken', failure}, where);
    failures.untrustedAddress('url');
    expect(failures.lastReference()).toBe('REF-1');
  });

  it('is that of the entry that was loaded again, until a failure leads to an error screen', () => {
    const failures = start();
    failures.recall('K7QW-3FMB');
    failures.call({call: 'checkAvailability', failure}, where);
    expect(failures.lastReference()).toBe('K7QW-3FMB');
    failures.call({call: 'createEnvironment', failure}, where);
    expect(failures.lastReference()).toBe('REF-2');
  });

  it('of a crash is given back at once', () => {
    const failures = start();
    const error = new Error('canary');
    failures.call({call: 'createEnvironment', failure}, where);
    expect(failures.crash(error)).toBe('REF-2');
    expect(crashed).toEqual([[error, 'REF-2']]);
  });
});
