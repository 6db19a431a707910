// @vitest-environment node
import {expect, it} from 'vitest';
import {emptyMember} from '../../../../../machines/shared/draft/draft.ts';
import {teamSchema} from '../../../../../src/flows/shared/schemas/teamSchema.ts';
import {errorsOf} from '../../../../support/screens/schemaErrors.ts';

const piet = {firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'};
const anna = {firstName: 'Anna', lastName: 'Proef', email: 'anna@example.test'};
const missing = (field: string) => `form.missing.member.${field}`;
const used = 'form.validation.emailalreadyused';

const check = (...teamMembers: (typeof piet)[]) =>
  errorsOf(teamSchema('jan@example.test'), {teamMembers});

it('no rows, an entirely empty row and complete rows have no errors @S14', async () => {
  expect([await check(), await check(emptyMember), await check(piet, emptyMember, anna)]).toEqual([
    {},
    {},
    {},
  ]);
});

it('a half-filled row names each field that is missing', async () => {
  expect(await check({...emptyMember, firstName: 'Piet'})).toEqual({
    teamMembers: [{lastName: missing('lastName'), email: missing('email')}],
  });
  expect(await check(piet, {...anna, firstName: ' ', lastName: ''})).toEqual({
    teamMembers: [undefined, {firstName: missing('firstName'), lastName: missing('lastName')}],
  });
});

it.each(['jan@', 'jan@x', 'a@b@c', 'jan@x,nl'])(
  'the address %j is refused @5-10',
  async (email) => {
    expect(await check({...piet, email})).toEqual({
      teamMembers: [{email: 'form.validation.email'}],
    });
  },
);

it.each(['jan@example.test', ' JAN@Example.test ', 'mailto:jan@example.test'])(
  'the address of the main user, written %j, is in use already @5-11 @S15 @B39',
  async (email) => {
    expect(await check({...piet, email})).toEqual({teamMembers: [{email: used}]});
  },
);

it('an address of an earlier row, in whatever case, is in use already', async () => {
  expect(await check(piet, {...anna, email: 'PIET@example.test '})).toEqual({
    teamMembers: [undefined, {email: used}],
  });
});

it('a main user without an address stands in the way of nobody', async () => {
  expect(await errorsOf(teamSchema(''), {teamMembers: [piet]})).toEqual({});
});
