import {environmentName} from '../shared/draft.ts';
import {reportError, reportTimeout} from '../shared/failures.ts';
import {flowSetup} from '../shared/flowSetup.ts';
import type {AvailabilityOutcome} from '../shared/outcomes.ts';

const isTaken = {
  type: 'isTaken' as const,
  params: ({event}: {event: {output: AvailabilityOutcome}}) => event.output,
};

/** Asks whether the environment exists before the bot check; a failed call holds nobody up (contract). */
export const confirmingEnvironment = flowSetup.createStateConfig({
  tags: 'busy',
  description: 'Asks whether an environment with this web address exists',
  on: {'domain.edit': {target: 'fillingIn', actions: 'forgetAvailability'}},
  invoke: {
    id: 'checkAvailability',
    src: 'checkAvailability',
    input: ({context}) => ({domainName: environmentName(context.draft)}),
    onDone: [
      {guard: isTaken, target: 'reloadingBotCheck', actions: 'markDomainTaken'},
      {target: 'loadingBotCheck', actions: 'markDomainFree'},
    ],
    onError: {target: 'reloadingBotCheck', actions: reportError('checkAvailability')},
  },
  after: {
    availabilityLimit: {
      target: 'reloadingBotCheck',
      actions: reportTimeout('checkAvailability', 'availabilityLimit'),
    },
  },
});
