import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {account, details, password, signedUp} from '../../../../support/people.ts';
import {
  describedBy,
  findErrors,
  findTitle,
  openScreen,
} from '../../../../support/screens/stage.tsx';

const REQUIRED = 'Niet alle verplichte velden zijn ingevuld';
const field = (name: string) => screen.getByRole('textbox', {name});
const next = (name = 'Volgende') => screen.getByRole('button', {name});
const labels = () => [...document.querySelectorAll('form label')].map((each) => each.textContent);

const open = (scene: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(freeFlow, 'details', {draft: account, password: password(), ...scene});

it.each([
  [
    'nl',
    'Vertel ons wie je bent',
    ['Voornaam*', 'Achternaam*', 'Bedrijfsnaam*', 'E‑mailadres*', 'Telefoonnummer*'],
    'Velden met een * zijn verplicht.',
  ],
  [
    'en',
    'Tell us who you are',
    ['First name*', 'Last name*', 'Company name*', 'Email address*', 'Telephone number*'],
    'Fields marked * are required.',
  ],
] as const)(
  'in %s it asks who the visitor is @2.5-1 @5-18',
  async (language, title, starred, note) => {
    await open({language});

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(title);
    expect(labels()).toEqual(starred);
    expect(screen.getByText(note)).toBeVisible();
  },
);

it('stands second in the progress header', async () => {
  await open();

  expect(screen.getByText('Stap 2 van 4')).toBeInTheDocument();
});

it('names its fields and declares to browsers what belongs in them @2.5-1 @B49', async () => {
  await open();

  const hints = screen
    .getAllByRole('textbox')
    .map((input) => [
      input.getAttribute('name'),
      input.getAttribute('autocomplete'),
      input.getAttribute('aria-required'),
    ]);
  expect(hints).toEqual([
    ['firstName', 'given-name', 'true'],
    ['lastName', 'family-name', 'true'],
    ['companyName', 'organization', 'true'],
    ['email', 'email', 'true'],
    ['telephone', 'tel', 'true'],
  ]);
});

it('keeps browsers from correcting the email @F19', async () => {
  await open();

  const email = field('E‑mailadres');
  expect(
    ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => email.getAttribute(name)),
  ).toEqual(['none', 'off', 'false']);
});

describe('submitting', () => {
  it('empty says once that fields are missing, names each at its field, and leads to the first @5-7', async () => {
    const {user, at} = await open();

    await user.click(next());

    expect(await findErrors()).toEqual([REQUIRED]);
    const inputs = screen.getAllByRole('textbox');
    for (const input of inputs) expect(input).toBeInvalid();
    expect(inputs.map((input) => describedBy(input).at(-1))).toEqual([
      'Vul je voornaam in',
      'Vul je achternaam in',
      'Vul je bedrijfsnaam in',
      'Vul je e‑mailadres in',
      'Vul je telefoonnummer in',
    ]);
    expect(at()).toBe('details');

    await user.click(screen.getByRole('link', {name: REQUIRED}));
    expect(field('Voornaam')).toHaveFocus();
  });

  it('with one gap and a bad address names both @5-8', async () => {
    const {user} = await open({draft: {...account, ...details, lastName: ' ', email: 'jan@x'}});

    await user.click(next());

    expect(await findErrors()).toEqual([REQUIRED, 'Vul een geldig e‑mailadres in']);
    expect(field('Achternaam')).toBeInvalid();
    expect(describedBy(field('E‑mailadres'))).toEqual(['Vul een geldig e‑mailadres in']);
    expect(field('Voornaam')).toBeValid();
  });

  it('complete goes on with what was typed, unchanged @2.5-2 @3-8 @B41', async () => {
    const {user, at, context} = await open();
    await user.type(field('Voornaam'), 'Renée-Éloïse');
    await user.type(field('Achternaam'), "van 't Hof");
    await user.type(field('Bedrijfsnaam'), '@Home & Co.');
    await user.type(field('E‑mailadres'), "o'brien+proef@example.test");
    await user.type(field('Telefoonnummer'), '+32 470 12 34 56{Enter}');

    expect(await findTitle()).toBe('Nodig je team uit');
    expect(at()).toBe('team');
    expect(context().draft).toMatchObject({
      firstName: 'Renée-Éloïse',
      lastName: "van 't Hof",
      companyName: '@Home & Co.',
      email: "o'brien+proef@example.test",
      telephone: '+32 470 12 34 56',
    });
  });
});

it('marks a bad address when its field is left, but no field that is left empty @8-6', async () => {
  const {user} = await open();

  await user.click(field('Voornaam'));
  await user.tab();
  await user.type(field('E‑mailadres'), 'jan@');
  await user.tab();

  expect(field('Voornaam')).toBeValid();
  expect(describedBy(field('E‑mailadres'))).toEqual(['Vul een geldig e‑mailadres in']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('an address whose domain looks like a slip', () => {
  it.each([
    ['nl', 'E‑mailadres', 'Bedoel je gmail.com?'],
    ['en', 'Email address', 'Did you mean gmail.com?'],
  ] as const)('in %s can be corrected with one press once it is left', async (...texts) => {
    const [language, label, question] = texts;
    const {user} = await open({language});
    await user.type(field(label), 'jan@gmial.com');
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText(question).closest('[role="status"]')).toBeVisible();
    expect(field(label)).toBeValid();

    await user.click(screen.getByRole('button', {name: 'jan@gmail.com'}));

    expect(field(label)).toHaveValue('jan@gmail.com');
    expect(field(label)).toHaveFocus();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('holds nobody up', async () => {
    const {user, at, context} = await open({draft: {...signedUp, email: ''}});
    await user.type(field('E‑mailadres'), 'jan@gmial.com{Enter}');

    expect(at()).toBe('team');
    expect(context().draft.email).toBe('jan@gmial.com');
  });
});

describe('the telephone number', () => {
  it('is neither starred nor required where it is optional @5-9 @S18', async () => {
    const {user, at} = await open({
      draft: {...signedUp, telephone: ''},
      settings: {telephoneRequired: false},
    });
    expect(labels().at(-1)).toBe('Telefoonnummer');
    expect(field('Telefoonnummer')).not.toHaveAttribute('aria-required');

    await user.click(next());

    expect(at()).toBe('team');
  });

  it('says what it is for @5-9', async () => {
    await open();

    expect(describedBy(field('Telefoonnummer'))).toEqual([
      'Zo kunnen we je extra ondersteuning bieden.',
    ]);
  });
});

it('keeps what was typed but not sent when the visitor goes back @2.5-2', async () => {
  const {user, at, send, context} = await open();
  await user.type(field('Voornaam'), 'Jan');

  await user.click(screen.getByRole('button', {name: 'Terug'}));
  expect(at()).toBe('account');
  expect(context().draft.firstName).toBe('Jan');

  await send({type: 'screen.visit', screen: 'details', by: 'history'});
  expect(await screen.findByRole('textbox', {name: 'Voornaam'})).toHaveValue('Jan');
});
