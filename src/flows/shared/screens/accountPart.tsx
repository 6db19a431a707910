import {createPart, type Part} from '../../../browser/part.ts';
import type {Screens} from '../contract/flowDefinition.ts';

/** The start step, in a file of its own: it brings the form libraries, which no choice or result waits for. */
export const accountPart = (subscription: 'free' | 'pro'): Part<Screens> =>
  createPart('accountScreen', async () => {
    const {AccountScreen} = await import('./accountScreen.tsx');
    return {account: () => <AccountScreen subscription={subscription} />};
  });
