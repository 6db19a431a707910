import {screen, within} from '@testing-library/react';
import {expect, it} from 'vitest';
import type {TeamMember} from '../../../../../machines/shared/draft/draft.ts';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {anna, password, piet, signedUp} from '../../../../support/people.ts';
import {findTitle, openScreen} from '../../../../support/screens/stage.tsx';

const open = (teamMembers: TeamMember[] = [], language: 'nl' | 'en' = 'nl') =>
  openScreen(freeFlow, 'team', {draft: {...signedUp, teamMembers}, password: password(), language});

const press = (name: string) => screen.getByRole('button', {name});
const inRow = (number: number, label: string) =>
  within(screen.getByRole('group', {name: `Gebruiker ${number}`})).getByRole('textbox', {
    name: label,
  });

it('Skip goes on with nobody, whatever was typed @2.6-5 @4-11', async () => {
  const {user, at, context} = await open([piet, {...anna, email: 'anna@'}]);

  await user.click(press('Overslaan'));
  await findTitle();

  expect(at()).toBe('exampleData');
  expect(context().draft.teamMembers).toEqual([]);
});

it('Back goes to the details and keeps a half-typed row @2.6-6 @S34 @B12', async () => {
  const {user, at, send} = await open();
  await user.type(inRow(2, 'Voornaam'), 'Piet');

  await user.click(press('Terug'));
  expect(at()).toBe('details');

  await send({type: 'screen.visit', screen: 'team', by: 'history'});
  expect(at()).toBe('team');
  expect(await screen.findByRole('textbox', {name: 'Voornaam'})).toHaveValue('Piet');
});

it('asks whether another address was meant, and fills it in on request', async () => {
  const {user} = await open();
  await user.type(inRow(2, 'E‑mailadres'), 'piet@hotnail.nl');
  await user.tab();

  expect(screen.getByText('Bedoel je hotmail.nl?')).toBeVisible();
  await user.click(press('piet@hotmail.nl'));

  expect(inRow(2, 'E‑mailadres')).toHaveValue('piet@hotmail.nl');
  expect(inRow(2, 'E‑mailadres')).toHaveFocus();
});
