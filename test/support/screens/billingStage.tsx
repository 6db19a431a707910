import {screen, waitFor} from '@testing-library/react';
import {expect} from 'vitest';
import {proFlow} from '../../../src/flows/pro/ProFlow.tsx';
import {password, subscribed} from '../people.ts';
import {openScreen} from './stage.tsx';

/** The billing step of PRO, with its bot check and its countries loaded. */
export const openBilling = async (scene: Parameters<typeof openScreen>[2] = {}) => {
  const stage = await openScreen(proFlow, 'billing', {
    draft: subscribed,
    password: password(),
    ...scene,
  });
  await stage.answer('loadBotCheck', undefined);
  await waitFor(() => expect(document.querySelectorAll('option').length).toBeGreaterThan(200));
  return stage;
};

/** A text field of the page by its label. */
export const textField = (name: string) => screen.getByRole('textbox', {name});
