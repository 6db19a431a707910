import {describe, expect, test} from 'vitest';
import {endOf} from '../../../machines/shared/draft/draft.ts';
import {filledIn, startAfter, toAccount, toCreating, toDetails} from './freeJourneys.ts';

describe('a creation that did not end in an environment', () => {
  test.each([
    [{kind: 'network', message: 'Network Error'}, 'lost'],
    [{kind: 'timeout', message: 'timeout of 600000ms exceeded'}, 'lost'],
    [{kind: 'malformed', message: 'Answer not understood', status: 200}, 'lost'],
    [{kind: 'status', message: 'Request failed with status code 502', status: 502}, 'lost'],
    [{kind: 'status', message: 'Request failed with status code 409', status: 409}, 'lost'],
    [{kind: 'status', message: 'Request failed with status code 413', status: 413}, 'refused'],
  ] as const)('(f) remembers after %o that the request was %s', async (failure, end) => {
    const run = await startAfter(toCreating);
    run.calls.at(-1)?.reject(failure);
    await run.takeInWords('goes back a step');
    expect(run.snapshot().context.draft).toEqual({
      ...filledIn,
      [end]: [{purpose: 'signUp', domainName: 'acmetest'}],
    });
  });

  test.each([
    ['the web address is free', 'refused'],
    ['the availability call fails', undefined],
  ])(
    '(d) after (e), where %s before, perhaps belongs to the visitor: %s @S42',
    async (words, end) => {
      const run = await startAfter([
        ...toAccount,
        ['submits the account', '', ''],
        [words, '', ''],
        ...toCreating.slice(toDetails.length),
        ['creation refuses the token', '', ''],
        ['the bot check is loaded', '', ''],
        ['solves the challenge', '', ''],
        ['submits with example data', '', ''],
        ['the token is valid', '', ''],
        ['creation finds the web address taken', '', ''],
      ]);
      const {draft, availability} = run.snapshot().context;
      expect([availability, endOf(draft, {purpose: 'signUp', domainName: 'acmetest'})]).toEqual([
        'taken',
        end,
      ]);
    },
  );
});
