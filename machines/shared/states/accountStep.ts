import {askAvailability, isTaken} from './availability.ts';
import {reportError, reportTimeout} from '../flow/failures.ts';
import {flowSetup} from '../flow/flowSetup.ts';
import type {FlowMeta} from '../flow/flowTypes.ts';

const asked = askAvailability(({domainName}) => domainName);

/** The start step (specification 2.4 and 5): availability is asked on leaving the field and on submit. */
export const accountStep = (meta: FlowMeta, next: string) =>
  flowSetup.createStateConfig({
    description: 'The visitor chooses a web address and a password and agrees to the terms',
    meta,
    initial: 'fillingIn',
    on: {
      'domain.edit': {target: '.fillingIn', actions: 'forgetAvailability'},
    },
    states: {
      fillingIn: {
        initial: 'typing',
        on: {
          'domain.leave': {target: '.lookingUpDomain', actions: 'recordDomainName'},
          'account.submit': [
            {guard: 'isNameRefused', actions: 'recordPassword'},
            {target: 'confirmingDomain', actions: 'recordAccount'},
          ],
        },
        states: {
          typing: {
            tags: 'screen',
            description: 'Nothing is being looked up',
          },
          lookingUpDomain: {
            tags: ['screen', 'checking'],
            description: 'Looks up the web address while the visitor goes on with the form',
            invoke: {
              ...asked,
              onDone: [
                {guard: isTaken, target: 'findingSuggestions', actions: 'markDomainTaken'},
                {target: 'typing', actions: 'markDomainFree'},
              ],
              onError: {target: 'typing', actions: reportError('checkAvailability')},
            },
            after: {
              availabilityLimit: {
                target: 'typing',
                actions: reportTimeout('checkAvailability', 'availabilityLimit'),
              },
            },
          },
          findingSuggestions: {
            tags: 'screen',
            description: 'The web address is taken; looks for others that are free',
            invoke: {
              id: 'suggestDomainNames',
              src: 'suggestDomainNames',
              input: ({context}) => ({
                domainName: context.draft.domainName,
                companyName: context.draft.companyName,
              }),
              onDone: {
                target: 'typing',
                actions: {type: 'recordSuggestions', params: ({event}) => event.output},
              },
              onError: {target: 'typing', actions: reportError('suggestDomainNames')},
            },
            after: {
              availabilityLimit: {
                target: 'typing',
                actions: reportTimeout('suggestDomainNames', 'availabilityLimit'),
              },
            },
          },
        },
      },
      confirmingDomain: {
        tags: ['busy', 'checking'],
        description: 'Asks once more whether the web address is free before going on',
        on: {'screen.visit': {guard: 'isVisitingLaterStep'}},
        invoke: {
          ...asked,
          onDone: [
            {guard: isTaken, target: 'fillingIn.findingSuggestions', actions: 'markDomainTaken'},
            {target: next, actions: 'markDomainFree'},
          ],
          onError: {target: next, actions: reportError('checkAvailability')},
        },
        after: {
          availabilityLimit: {
            target: next,
            actions: reportTimeout('checkAvailability', 'availabilityLimit'),
          },
        },
      },
    },
  });
