import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {anna, piet} from '../../../../support/people.ts';
import {findTitle} from '../../../../support/screens/stage.tsx';
import {inRow, openTeam, press} from '../../../../support/screens/teamStage.tsx';

it('Skip goes on with nobody, whatever was typed @2.6-5 @4-11', async () => {
  const {user, at, context} = await openTeam([piet, {...anna, email: 'anna@'}]);

  await user.click(press('Overslaan'));
  await findTitle();

  expect(at()).toBe('exampleData');
  expect(context().draft.teamMembers).toEqual([]);
});

it('Back goes to the details and keeps a half-typed row @2.6-6 @S34 @B12', async () => {
  const {user, at, send} = await openTeam();
  await user.type(inRow(2, 'Voornaam'), 'Piet');

  await user.click(press('Terug'));
  expect(at()).toBe('details');

  await send({type: 'screen.visit', screen: 'team', by: 'history'});
  expect(at()).toBe('team');
  expect(await screen.findByRole('textbox', {name: 'Voornaam'})).toHaveValue('Piet');
});

it('asks whether another address was meant, and fills it in on request', async () => {
  const {user} = await openTeam();
  await user.type(inRow(2, 'E‑mailadres'), 'piet@hotnail.nl');
  await user.tab();

  expect(screen.getByText('Bedoel je hotmail.nl?')).toBeVisible();
  await user.click(press('piet@hotmail.nl'));

  expect(inRow(2, 'E‑mailadres')).toHaveValue('piet@hotmail.nl');
  expect(inRow(2, 'E‑mailadres')).toHaveFocus();
});
