import {type Chunk, createChunk} from '../../../browser/chunk.ts';
import type {Screens} from '../contract/flowDefinition.ts';

/** The start step, in a file of its own: it brings the form libraries, which no choice or result waits for. */
export const accountChunk = (subscription: 'free' | 'pro'): Chunk<Screens> =>
  createChunk('accountScreen', async () => {
    const {AccountScreen} = await import('./accountScreen.tsx');
    return {account: () => <AccountScreen subscription={subscription} />};
  });
