import {describe, expect, test} from 'vitest';
import {
  isCompleteMember,
  isEmptyMember,
  isTeamValid,
  memberNames,
  teamProblems,
} from '../../../../machines/shared/draft/team.ts';

const piet = {firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'};
const els = {firstName: 'Els', lastName: 'van ’t Hof', email: 'els@example.test'};
const empty = {firstName: '', lastName: '', email: ''};
const own = 'jan@example.test';

test('only whole rows are members, by their trimmed names', () => {
  const spaced = {...els, firstName: ' Els\u202E '};
  expect(memberNames([piet, {...els, email: ''}, empty, spaced])).toEqual([
    'Piet Proef',
    'Els van ’t Hof',
  ]);
});

describe('a row of the team', () => {
  test.each([
    [piet, {isComplete: true, isEmpty: false}],
    [empty, {isComplete: false, isEmpty: true}],
    [
      {firstName: ' ', lastName: '\u200B', email: '\u00A0'},
      {isComplete: false, isEmpty: true},
    ],
    [
      {firstName: '\u200E', lastName: '\u3164', email: '\u00AD\u2800'},
      {isComplete: false, isEmpty: true},
    ],
    [
      {...piet, email: ' '},
      {isComplete: false, isEmpty: false},
    ],
  ])('%o is %o @3-13 @5-12', (member, expected) => {
    expect({isComplete: isCompleteMember(member), isEmpty: isEmptyMember(member)}).toEqual(
      expected,
    );
  });
});

describe('what stands in the way', () => {
  test.each([
    ['nobody', [], []],
    ['a complete member', [piet], [{}]],
    ['three rows, one of them empty', [piet, empty, els], [{}, {}, {}]],
    [
      'a half-filled row',
      [{...empty, firstName: 'Piet'}],
      [{lastName: 'required', email: 'required'}],
    ],
    [
      'an address alone',
      [{...empty, email: 'x'}],
      [{firstName: 'required', lastName: 'required', email: 'email'}],
    ],
    ['an address that is none', [{...piet, email: 'piet@x'}], [{email: 'email'}]],
    [
      'the address of the main user',
      [{...piet, email: ' JAN@example.test'}],
      [{email: 'duplicate'}],
    ],
    [
      'the address of the main user with a sign that shows nothing',
      [{...piet, email: `${own}\u200E`}],
      [{email: 'duplicate'}],
    ],
    [
      'the address of an earlier row',
      [piet, {...els, email: 'Piet@Example.test '}],
      [{}, {email: 'duplicate'}],
    ],
    [
      'the address of a half-filled earlier row',
      [
        {...piet, lastName: ''},
        {...els, email: piet.email},
      ],
      [{lastName: 'required'}, {email: 'duplicate'}],
    ],
    [
      'three times one address',
      [piet, piet, piet],
      [{}, {email: 'duplicate'}, {email: 'duplicate'}],
    ],
  ])('of %s', (_, members, problems) => {
    expect(teamProblems(members, own)).toEqual(problems);
    expect(isTeamValid(members, own)).toBe(problems.every((one) => Object.keys(one).length === 0));
  });

  test('changes with the address of the main user @S15', () => {
    expect([isTeamValid([piet], own), isTeamValid([piet], 'PIET@example.test')]).toEqual([
      true,
      false,
    ]);
  });

  test('does not come from an address of the main user that is not known yet', () => {
    expect(teamProblems([{...empty, firstName: 'Piet'}], '')).toEqual([
      {lastName: 'required', email: 'required'},
    ]);
  });
});
