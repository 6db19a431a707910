import {environmentName} from '../shared/draft.ts';
import {reportError, reportTimeout} from '../shared/failures.ts';
import {flowSetup} from '../shared/flowSetup.ts';
import type {AvailabilityOutcome} from '../shared/outcomes.ts';

const isTaken = {
  type: 'isTaken' as const,
  params: ({event}: {event: {output: AvailabilityOutcome}}) => event.output,
};

/**
 * Asks whether the environment exists, whoever named it, before the bot check and the order; a failed call holds
 * nobody up (specification 4.4).
 */
export const confirmingEnvironment = flowSetup.createStateConfig({
  tags: 'busy',
  description: 'Asks whether an environment with this web address exists',
  on: {'domain.edit': {target: 'fillingIn', actions: ['forgetAvailability', 'doubtDomain']}},
  invoke: {
    id: 'checkAvailability',
    src: 'checkAvailability',
    input: ({context}) => ({domainName: environmentName(context.draft)}),
    onDone: [
      {guard: isTaken, target: 'reloadingBotCheck', actions: 'markDomainTaken'},
      {target: 'loadingBotCheck', actions: 'askForDomain'},
    ],
    onError: {
      target: 'reloadingBotCheck',
      actions: ['markUnanswered', reportError('checkAvailability')],
    },
  },
  after: {
    availabilityLimit: {
      target: 'reloadingBotCheck',
      actions: ['markUnanswered', reportTimeout('checkAvailability', 'availabilityLimit')],
    },
  },
});
