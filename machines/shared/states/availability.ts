import type {Draft} from '../draft/draft.ts';
import {flowSetup} from '../flow/flowSetup.ts';
import type {AvailabilityResult} from '../flow/callResults.ts';

export const isTaken = {
  type: 'isTaken' as const,
  params: ({event}: {event: {output: AvailabilityResult}}) => event.output,
};

/** Asks whether a web address of the draft is free. */
export const askAvailability = (nameIn: (draft: Draft) => string) =>
  flowSetup.createStateConfig({
    invoke: {
      id: 'checkAvailability',
      src: 'checkAvailability',
      input: ({context}) => ({domainName: nameIn(context.draft)}),
    },
  }).invoke;
