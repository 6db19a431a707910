import {describe, expect, test} from 'vitest';
import {type Draft, emptyDraft, loginOf} from '../../../../machines/shared/draft/draft.ts';

describe('the email address to log in with', () => {
  test.each<[string, Partial<Draft>, string | undefined]>([
    ['is the one that was filled in', {email: ' jan@example.test '}, 'jan@example.test'],
    ['is unknown where none was filled in', {email: ' '}, undefined],
    [
      'is unknown in an upgrade',
      {email: 'jan@example.test', existingDomainName: 'acmetest'},
      undefined,
    ],
  ])('%s', (_, values, expected) => {
    expect(loginOf({...emptyDraft, ...values})).toBe(expected);
  });
});
