import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {anna, piet} from '../../../../support/people.ts';
import {describedBy, findErrors, findTitle} from '../../../../support/screens/stage.tsx';
import {inRow, openTeam, press, rows} from '../../../../support/screens/teamStage.tsx';

const REQUIRED = 'Niet alle verplichte velden zijn ingevuld';
const USED = 'Dit e‑mailadres heb je al ingevuld';

describe('the team step', () => {
  it('shows the visitor as user 1 in text, and one empty row for user 2 @2.6-1 @2.6-2 @4-8 @6-3', async () => {
    await openTeam();

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Nodig je team uit');
    expect(
      screen.getByText(
        'Nodig nu alvast maximaal 3 collega’s uit. Zij krijgen een e‑mail met hun inloggegevens. Meer gebruikers voeg je later toe in je omgeving.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Gebruiker 1 (jij)')).toBeVisible();
    expect(screen.getByText('Jan de Tester')).toBeVisible();
    expect(screen.getByText('jan@example.test')).toBeVisible();
    expect(rows()).toEqual(['Gebruiker 2']);
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
      'teamMembers.0.firstName',
      'teamMembers.0.lastName',
      'teamMembers.0.email',
    ]);
  });

  it('speaks English @2.6-2', async () => {
    await openTeam([piet], 'en');

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Invite your team');
    expect(screen.getByText('User 1 (you)')).toBeVisible();
    const row = within(screen.getByRole('group', {name: 'User 2'}));
    expect(
      ['First name', 'Last name', 'Email address'].map((name) => row.getByRole('textbox', {name})),
    ).toEqual(row.getAllByRole('textbox'));
    expect(press('Add a team member')).toBeVisible();
    expect(press('Skip')).toBeVisible();
  });

  it('stars and requires the fields of a row as it judges them: once one of them is filled @5-18', async () => {
    const {user} = await openTeam();
    const state = () =>
      [...document.querySelectorAll('form label')].map((label) => [
        label.textContent,
        document.getElementById(label.getAttribute('for') ?? '')?.getAttribute('aria-required'),
      ]);
    const empty = [
      ['Voornaam', null],
      ['Achternaam', null],
      ['E‑mailadres', null],
    ];
    expect(state()).toEqual(empty);

    await user.type(inRow(2, 'Voornaam'), 'Piet');
    await user.tab();
    await user.click(press('Teamlid toevoegen'));
    expect(state()).toEqual([
      ['Voornaam*', 'true'],
      ['Achternaam*', 'true'],
      ['E‑mailadres*', 'true'],
      ...empty,
    ]);

    await user.clear(inRow(2, 'Voornaam'));
    await user.tab();
    expect(state()).toEqual([...empty, ...empty]);
  });

  it('offers browsers none of the visitor’s own data for the others', async () => {
    await openTeam();

    for (const input of screen.getAllByRole('textbox'))
      expect(input).toHaveAttribute('autocomplete', 'off');
  });

  it('begins with as many rows as there are members @4-8', async () => {
    await openTeam([piet, anna]);

    expect(rows()).toEqual(['Gebruiker 2', 'Gebruiker 3']);
    expect(inRow(3, 'E‑mailadres')).toHaveValue('anna@example.test');
  });
});

describe('Next', () => {
  it('goes on without anybody when the row is empty', async () => {
    const {user, at} = await openTeam();

    await user.click(press('Volgende'));

    expect(await findTitle()).toBe('Wil je starten met voorbeelddata?');
    expect(at()).toBe('exampleData');
  });

  it('goes on with complete members @2.6-6', async () => {
    const {user, at, context} = await openTeam([piet, anna]);

    await user.click(press('Volgende'));
    await findTitle();

    expect(at()).toBe('exampleData');
    expect(context().draft.teamMembers).toEqual([piet, anna]);
  });

  it('names what a half-filled row misses @5-10 @S14', async () => {
    const {user, at} = await openTeam();
    await user.type(inRow(2, 'Voornaam'), 'Piet');

    await user.click(press('Volgende'));

    expect(await findErrors()).toEqual([REQUIRED]);
    expect(inRow(2, 'Voornaam')).toBeValid();
    expect(describedBy(inRow(2, 'Achternaam'))).toEqual(['Vul een achternaam in']);
    expect(describedBy(inRow(2, 'E‑mailadres'))).toEqual(['Vul een e‑mailadres in']);
    expect(at()).toBe('team');

    await user.click(screen.getByRole('link', {name: REQUIRED}));
    expect(inRow(2, 'Achternaam')).toHaveFocus();
  });

  it.each([
    ['the visitor’s own, in capitals', 'JAN@example.test', 'JAN@example.test'],
    ['that of another member', piet.email, ` ${piet.email} `],
  ])('names an address that is in use: %s @5-11 @8-7', async (_, __, email) => {
    const {user} = await openTeam([piet, {...anna, email}]);

    await user.click(press('Volgende'));

    expect(await findErrors()).toEqual([USED]);
    expect(describedBy(inRow(3, 'E‑mailadres'))).toEqual([USED]);
    expect(inRow(2, 'E‑mailadres')).toBeValid();
  });

  it('names an address that is none, when the field is left too', async () => {
    const {user} = await openTeam([{...piet, email: ''}]);

    await user.type(inRow(2, 'E‑mailadres'), 'piet@x');
    await user.tab();

    expect(describedBy(inRow(2, 'E‑mailadres'))).toEqual(['Vul een geldig e‑mailadres in']);
  });
});
