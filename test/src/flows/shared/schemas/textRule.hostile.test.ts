// @vitest-environment node
import fc from 'fast-check';
import {setIn} from 'formik';
import {describe, expect, it} from 'vitest';
import {type AnyObjectSchema, ValidationError} from 'yup';
import {
  areDetailsComplete,
  isBillingComplete,
  isDomainName,
  isFilled,
  isStrongPassword,
} from '../../../../../machines/shared/draft/validity.ts';
import {isTeamValid} from '../../../../../machines/shared/draft/team.ts';
import {accountSchema} from '../../../../../src/flows/shared/schemas/accountSchema.ts';
import {billingSchema} from '../../../../../src/flows/shared/schemas/billingSchema.ts';
import {detailsSchema} from '../../../../../src/flows/shared/schemas/detailsSchema.ts';
import {exampleDataSchema} from '../../../../../src/flows/shared/schemas/exampleDataSchema.ts';
import {subscriptionSchema} from '../../../../../src/flows/shared/schemas/subscriptionSchema.ts';
import {teamSchema} from '../../../../../src/flows/shared/schemas/teamSchema.ts';
import nl from '../../../../../src/i18n/nl.json';
import {hostileText} from '../../../../support/hostile.ts';
import {billingDetails, details, piet} from '../../../../support/people.ts';

type Form = {
  schema: AnyObjectSchema;
  /** Values as a visitor gives them. */
  values: Record<string, unknown>;
  /** Whether the machine lets these through. */
  isRight: (values: never) => boolean;
};

const account = {domainName: 'acmetest', password: 'Welkom2024x', acceptTermsAndConditions: true};

const forms: Record<string, Form> = {
  account: {
    schema: accountSchema,
    values: account,
    isRight: ({domainName, password, acceptTermsAndConditions}: typeof account) =>
      isDomainName(domainName) && isStrongPassword(password) && acceptTermsAndConditions,
  },
  details: {
    schema: detailsSchema(true),
    values: details,
    isRight: (values: typeof details) => areDetailsComplete(values, true),
  },
  'details, the telephone optional': {
    schema: detailsSchema(false),
    values: details,
    isRight: (values: typeof details) => areDetailsComplete(values, false),
  },
  team: {
    schema: teamSchema('jan@example.test'),
    values: {teamMembers: [piet]},
    isRight: ({teamMembers}: {teamMembers: (typeof piet)[]}) =>
      isTeamValid(teamMembers, 'jan@example.test'),
  },
  'example data': {
    schema: exampleDataSchema,
    values: {exampleData: 'data'},
    isRight: ({exampleData}: {exampleData: string}) => exampleData !== '',
  },
  subscription: {
    schema: subscriptionSchema,
    values: {numberOfUsers: '25'},
    isRight: ({numberOfUsers}: {numberOfUsers: string}) => isFilled(numberOfUsers),
  },
  billing: {
    schema: billingSchema(false),
    values: {domainName: '', ...billingDetails},
    isRight: (billing: typeof billingDetails) => isBillingComplete(billing),
  },
  'billing, the web address asked for': {
    schema: billingSchema(true),
    values: {domainName: 'acmetest', ...billingDetails},
    isRight: ({domainName, ...billing}: typeof billingDetails & {domainName: string}) =>
      isDomainName(domainName) && isBillingComplete(billing),
  },
};

const isWording = (key: string): boolean =>
  typeof key.split('.').reduce<unknown>((at, part) => Object(at)[part], nl) === 'string';

/** The keys of messages; anything else that is thrown fails the test. */
const messagesOf = async (schema: AnyObjectSchema, values: unknown): Promise<string[]> => {
  try {
    await schema.validate(values, {abortEarly: false});
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};

/** Texts of a form, each of them typed by someone who means harm or left as it is. */
const typedInto = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) return fc.array(typedInto(value[0]), {maxLength: 4});
  if (typeof value === 'boolean') return fc.boolean();
  if (typeof value === 'string') return fc.oneof(fc.constant(value), fc.constant(''), hostileText);
  return fc.record(
    Object.fromEntries(
      Object.entries(Object(value)).map(([key, one]) => [key, typedInto(one)] as const),
    ),
  );
};

/** Just within a rule, or just beyond it. */
const EDGES = [
  ' \t\u00A0\u200B',
  'acme-test',
  ' ac\u200Bme ',
  'a'.repeat(63),
  'a'.repeat(64),
  'Abcde12',
  'abcdefgH1 ',
  'PASSWORD1é',
  'jan@x,nl',
  'jan+proef@example.test',
  ' mailto:JAN@example.test',
  '(020) 123 45 67',
  '12 A bis',
  '😀'.repeat(30),
  'x'.repeat(31),
];

const textsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object'
    ? Object.entries(Object(value)).flatMap(([key, one]) =>
        textsIn(one, path ? `${path}.${key}` : key),
      )
    : typeof value === 'string'
      ? [path]
      : [];

describe.each(Object.entries(forms))('the form of %s', (_, {schema, values, isRight}) => {
  it('lets through what the machine does, whatever is typed, and words all else', async () => {
    await fc.assert(
      fc.asyncProperty(typedInto(values), async (typed) => {
        const messages = await messagesOf(schema, typed);
        expect(messages.filter((key) => !isWording(key))).toEqual([]);
        expect(messages.length === 0).toBe(isRight(typed as never));
      }),
      {numRuns: 200},
    );
  });

  it.each(textsIn(values))(
    'lets through what the machine does where %s is at the edge of a rule @S12 @5-1 @5-15 @B44 @B45',
    async (name) => {
      const judged = EDGES.map(async (text) => {
        const typed: unknown = setIn(values, name, text);
        return [text, (await messagesOf(schema, typed)).length === 0, isRight(typed as never)];
      });
      for (const [text, isTaken, isTakenByMachine] of await Promise.all(judged))
        expect([text, isTaken]).toEqual([text, isTakenByMachine]);
    },
  );
});
