import {askAvailability, isTaken} from '../shared/states/availability.ts';
import {environmentName} from '../shared/draft/draft.ts';
import {reportError, reportTimeout} from '../shared/flow/failures.ts';
import {flowSetup} from '../shared/flow/flowSetup.ts';

/**
 * Asks whether the environment exists, whoever named it, before the bot check and the order; a failed call holds
 * nobody up (specification 4.4).
 */
export const confirmingEnvironment = flowSetup.createStateConfig({
  tags: ['busy', 'checking'],
  description: 'Asks whether an environment with this web address exists',
  on: {'domain.edit': {target: 'fillingIn', actions: ['forgetAvailability', 'doubtDomain']}},
  invoke: {
    ...askAvailability(environmentName),
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
