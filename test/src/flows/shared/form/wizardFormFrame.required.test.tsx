import {getIn, setIn} from 'formik';
import {describe, expect, it} from 'vitest';
import type {AnyObjectSchema} from 'yup';
import type {Screen} from '../../../../../machines/shared/flow/flowTypes.ts';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import type {FlowDefinition} from '../../../../../src/flows/shared/contract/flowDefinition.ts';
import {accountSchema} from '../../../../../src/flows/shared/schemas/accountSchema.ts';
import {billingSchema} from '../../../../../src/flows/shared/schemas/billingSchema.ts';
import {detailsSchema} from '../../../../../src/flows/shared/schemas/detailsSchema.ts';
import {subscriptionSchema} from '../../../../../src/flows/shared/schemas/subscriptionSchema.ts';
import {teamSchema} from '../../../../../src/flows/shared/schemas/teamSchema.ts';
import {upgradeFlow} from '../../../../../src/flows/upgrade/UpgradeFlow.tsx';
import {LANGUAGES} from '../../../../../src/i18n/languages.ts';
import {
  billingDetails,
  details,
  password,
  piet,
  signedUp,
  subscribed,
} from '../../../../support/people.ts';
import {errorsOf} from '../../../../support/screens/schemaErrors.ts';
import {openScreen} from '../../../../support/screens/stage.tsx';

type Values = Record<string, unknown>;
type Form = {
  flow: FlowDefinition;
  screen: Screen;
  schema: AnyObjectSchema;
  /** What the schema finds nothing wrong with. */
  values: Values;
  telephoneRequired?: boolean;
};

const bought = {domainName: 'acmetest', ...billingDetails, invoiceReference: 'PO-7'};
const terms = {acceptTermsAndConditions: true};
const start = {domainName: 'acmetest', password: 'Welkom2024x', ...terms};
const FORMS: Record<string, Form> = {
  'the start of FREE': {flow: freeFlow, screen: 'account', schema: accountSchema, values: start},
  'the start of PRO': {flow: proFlow, screen: 'account', schema: accountSchema, values: start},
  'the details': {flow: freeFlow, screen: 'details', schema: detailsSchema(true), values: details},
  'the details without a telephone': {
    flow: freeFlow,
    screen: 'details',
    schema: detailsSchema(false),
    values: details,
    telephoneRequired: false,
  },
  'a row of the team': {
    flow: freeFlow,
    screen: 'team',
    schema: teamSchema(details.email),
    values: {teamMembers: [piet]},
  },
  'the subscription': {
    flow: proFlow,
    screen: 'subscription',
    schema: subscriptionSchema,
    values: {numberOfUsers: '25'},
  },
  'the billing of PRO': {
    flow: proFlow,
    screen: 'billing',
    schema: billingSchema(false),
    values: billingDetails,
  },
  'the billing of an upgrade': {
    flow: upgradeFlow,
    screen: 'billing',
    schema: billingSchema(true),
    values: bought,
  },
};

const draft = {...signedUp, ...subscribed, teamMembers: [piet], billingDetails};

const open = ({flow, screen, telephoneRequired = true}: Form, language: 'nl' | 'en') =>
  openScreen(flow, screen, {
    draft,
    ...(flow !== upgradeFlow && {password: password()}),
    language,
    settings: {telephoneRequired},
  });

/** The fields that may not be empty while nothing else is wrong. */
const requiredBy = async ({schema, values}: Form, names: string[]) => {
  expect(await errorsOf(schema, values)).toEqual({});
  const found = [];
  for (const name of names) {
    const given: unknown = getIn(values, name);
    const without: Values = setIn(values, name, typeof given === 'boolean' ? false : '');
    if (getIn(await errorsOf(schema, without), name)) found.push(name);
  }
  return found;
};

/** Choices with one chosen from the start are never empty. */
const controls = () => [
  ...document.querySelectorAll<HTMLInputElement>('input[name]:not([type=radio]), select[name]'),
];
const namesOf = (found: HTMLInputElement[]) => found.map(({name}) => name);
const starred = () =>
  namesOf(controls().filter(({labels}) => labels?.[0]?.textContent.endsWith('*')));
const spoken = () =>
  namesOf(controls().filter((each) => each.getAttribute('aria-required') === 'true'));
const said = () => document.querySelector('form > p')?.textContent;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(FORMS))(
    '%s stars what is required, and says so @5-18',
    async (name, form) => {
      await open(form, language);
      const names = namesOf(controls());
      const required = await requiredBy(form, names);

      expect(required.length).toBeGreaterThan(0);
      expect(spoken()).toEqual(required);
      // Only Dutch stars the house number (specification 5), so English says it in words.
      const inWords = language === 'en' && name.includes('billing');
      expect(starred()).toEqual(required.filter((each) => !inWords || each !== 'houseNumber'));
      if (inWords) {
        expect(said()).toBe('All fields are required, except the invoice reference.');
        expect(names.filter((each) => !required.includes(each))).toEqual(['invoiceReference']);
      } else expect(said()).toMatch(/\*/);
    },
  );

  it('a choice alone has neither star nor sentence', async () => {
    await openScreen(freeFlow, 'exampleData', {draft: signedUp, password: password(), language});

    expect(document.querySelector('form')).not.toHaveTextContent('*');
  });
});
