import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {createChunk} from '../../../../src/browser/chunk.ts';
import {freeFlow} from '../../../../src/flows/free/FreeFlow.tsx';
import type {Screens} from '../../../../src/flows/shared/contract/flowDefinition.ts';
import nl from '../../../../src/i18n/nl.json';
import {password, subscribed} from '../../../support/people.ts';
import {findTitle, openScreen} from '../../../support/screens/stage.tsx';

it('shows the frame and heading of a screen that is loading, and then the screen', async () => {
  let come = () => {};
  const screens = await freeFlow.rest.load();
  let isFirst = true;
  const rest = createChunk('rest on its way', () => {
    if (!isFirst) return Promise.resolve(screens);
    isFirst = false;
    return new Promise<Screens>((resolve) => {
      come = () => resolve(screens);
    });
  });
  const scene = {draft: subscribed, password: password(), isEarly: true};
  await openScreen({...freeFlow, rest}, 'details', scene);
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe(nl.moreInfo.title);
  expect(screen.getByText(nl.app.loading).getAttribute('role')).toBe('status');
  come();
  await screen.findByRole('textbox', {name: /Voornaam/});
  expect(await findTitle()).toBe(nl.moreInfo.title);
});

// Orca takes the first words of a card that its last screen was removed from as read.
it('gives every screen a card of its own, whose heading has the focus', async () => {
  const {user} = await openScreen(freeFlow, 'team', {draft: subscribed, password: password()});
  const card = screen.getByRole('main');
  await user.click(screen.getByRole('button', {name: nl.actions.back}));

  await screen.findByRole('textbox', {name: /Voornaam/});
  expect(screen.getByRole('main')).not.toBe(card);
  expect(screen.getByRole('heading', {name: nl.moreInfo.title})).toHaveFocus();
});
