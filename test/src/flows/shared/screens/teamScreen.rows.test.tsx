import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {emptyMember} from '../../../../../machines/shared/draft/draft.ts';
import {anna, omar, piet} from '../../../../support/people.ts';
import {findErrors, findTitle, summaryLines} from '../../../../support/screens/stage.tsx';
import {inRow, openTeam, press, rows} from '../../../../support/screens/teamStage.tsx';

const button = (name: string) => screen.queryByRole('button', {name});

describe('rows', () => {
  it('are added up to three, then the way to add one is gone @2.6-3 @4-9 @9-4', async () => {
    const {user} = await openTeam();

    await user.click(press('Teamlid toevoegen'));
    await user.click(press('Teamlid toevoegen'));

    expect(rows()).toEqual(['Gebruiker 2', 'Gebruiker 3', 'Gebruiker 4']);
    expect(button('Teamlid toevoegen')).toBeNull();
  });

  it('are removed from the last one on, never the only one @2.6-4 @4-10', async () => {
    const {user, context} = await openTeam([piet, anna, omar]);
    expect([
      button('Gebruiker 2 verwijderen'),
      button('Gebruiker 3 verwijderen'),
      button('Gebruiker 4 verwijderen'),
      button('Gebruiker 4 leegmaken'),
    ]).toEqual([null, null, press('Gebruiker 4 verwijderen'), null]);

    await user.click(press('Gebruiker 4 verwijderen'));
    expect(rows()).toEqual(['Gebruiker 2', 'Gebruiker 3']);
    expect(context().draft.teamMembers).toEqual([piet, anna]);

    await user.click(press('Gebruiker 3 verwijderen'));
    expect(rows()).toEqual(['Gebruiker 2']);
    expect(button('Gebruiker 2 verwijderen')).toBeNull();
    expect(context().draft.teamMembers).toEqual([piet]);
    expect(inRow(2, 'Voornaam')).toHaveValue('Piet');
  });

  it('before the last one are emptied, each by itself @4-10', async () => {
    const {user, context, at} = await openTeam([{...piet, email: 'piet@'}, anna, omar]);
    await user.click(press('Volgende'));
    expect(await findErrors()).toEqual(['Vul een geldig e‑mailadres in']);

    await user.click(press('Gebruiker 2 leegmaken'));
    expect(summaryLines()).toEqual([]);

    expect(inRow(2, 'Voornaam')).toHaveFocus();
    for (const label of ['Voornaam', 'Achternaam', 'E‑mailadres'])
      expect(inRow(2, label)).toHaveValue('');
    expect(context().draft.teamMembers).toEqual([emptyMember, anna, omar]);

    await user.type(inRow(2, 'E‑mailadres'), 'piet');
    expect(inRow(2, 'Voornaam')).toHaveAttribute('aria-required', 'true');
    await user.clear(inRow(2, 'E‑mailadres'));
    await user.click(press('Volgende'));
    await findTitle();
    expect(at()).toBe('exampleData');
  });

  it('removed and added again are empty, and say nothing before they are left @4-10', async () => {
    const {user} = await openTeam([piet, anna]);
    await user.type(inRow(3, 'E‑mailadres'), 'x');
    await user.tab();
    await user.click(press('Gebruiker 3 verwijderen'));
    await user.click(press('Teamlid toevoegen'));
    for (const label of ['Voornaam', 'E‑mailadres']) expect(inRow(3, label)).toHaveValue('');

    await user.type(inRow(3, 'E‑mailadres'), 'anna');

    expect(inRow(3, 'E‑mailadres')).toBeValid();
    await user.tab();
    expect(inRow(3, 'E‑mailadres')).toBeInvalid();
  });
});

describe('the focus', () => {
  it('goes to the first field of a row that was added, also of the last one there may be', async () => {
    const {user} = await openTeam();

    await user.click(press('Teamlid toevoegen'));
    expect(inRow(3, 'Voornaam')).toHaveFocus();

    await user.click(press('Teamlid toevoegen'));
    expect(inRow(4, 'Voornaam')).toHaveFocus();
  });

  it('goes to the way to remove the row before, then to the way to add one', async () => {
    const {user} = await openTeam([piet, anna, omar]);

    await user.click(press('Gebruiker 4 verwijderen'));
    expect(press('Gebruiker 3 verwijderen')).toHaveFocus();

    await user.click(press('Gebruiker 3 verwijderen'));
    expect(press('Teamlid toevoegen')).toHaveFocus();
  });

  it('stays in the field that is typed in', async () => {
    const {user} = await openTeam([piet, anna]);

    await user.type(inRow(2, 'Achternaam'), 'e');

    expect(inRow(2, 'Achternaam')).toHaveFocus();
  });
});
