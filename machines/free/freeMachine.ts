import {flowContext, flowSetup} from '../shared/flow/flowSetup.ts';
import type {FlowMeta} from '../shared/flow/flowTypes.ts';
import {creationState, outcomes} from '../shared/states/creation.ts';
import {finalResultState} from '../shared/states/result.ts';
import {signUpSteps, signUpVisits} from '../shared/states/signUpSteps.ts';
import {withoutPaidDetails} from './freeActions.ts';
import {freeGuards} from './freeGuards.ts';
import {freePaths, type FreeScreen} from './freeTypes.ts';

const freeSetup = flowSetup.extend({
  guards: freeGuards,
  actions: {
    stripPaidDetails: flowSetup.assign(({context}) => withoutPaidDetails(context)),
  },
});

const meta = (screen: FreeScreen, history: FlowMeta['history']): FlowMeta => ({
  screen,
  path: freePaths[screen],
  history,
});

const steps = signUpSteps({
  paths: freePaths,
  passed: {target: '#free.creatingEnvironment', actions: ['forgetChallenge']},
});

const creation = creationState({
  purpose: 'signUp',
  meta: meta('creating', 'replace'),
  answered: [
    outcomes.accepted('created'),
    outcomes.domainTaken('signingUp.enteringAccount.fillingIn.findingSuggestions'),
    outcomes.tokenRefused('signingUp.choosingExampleData'),
  ],
  failed: 'somethingWentWrong',
});

const openPro = {type: 'openFlow', params: {flow: 'pro'}} as const;

/** The FREE flow: choose, steps 1–4, creating, created (specification 2.9 and 4.1). */
export const freeMachine = freeSetup.createMachine({
  id: 'free',
  context: flowContext,
  initial: 'signingUp',
  states: {
    signingUp: {
      description: 'The visitor chooses a plan and fills in steps 1–4',
      initial: 'choosingFlow',
      on: {
        'screen.visit': [
          {guard: 'isVisitingFlowChoice', target: '.choosingFlow'},
          ...signUpVisits(''),
        ],
        'draft.save': {actions: 'recordDraft'},
        'flow.leave': {target: 'left'},
      },
      states: {
        choosingFlow: {
          tags: 'screen',
          description: 'The visitor chooses FREE or PRO',
          meta: meta('flowChoice', 'push'),
          entry: 'applyDiscount',
          on: {
            'plan.choose': {actions: 'recordPlan'},
            'plan.confirm': [
              {guard: 'isFreeChosen', target: 'enteringAccount'},
              {guard: 'isProChosen', target: '#free.left', actions: openPro},
            ],
            'screen.visit': [
              {guard: 'isOpeningErrorScreen', target: '#free.somethingWentWrong'},
              {guard: 'isReopeningCreated', target: '#free.created', actions: 'recordKept'},
              {guard: 'isVisitingClosedStep', target: 'enteringAccount'},
            ],
          },
        },
        ...steps,
        enteringAccount: {...steps.enteringAccount, entry: 'stripPaidDetails'},
      },
    },
    creatingEnvironment: {
      ...creation,
      entry: 'stripPaidDetails',
    },
    created: finalResultState({
      description: 'The environment is there; the values are cleared',
      meta: meta('created', 'replace'),
      on: {
        'screen.visit': [
          {guard: 'isVisitingFlowChoice', target: 'signingUp'},
          {guard: 'isVisitingOtherScreen', target: 'signingUp.enteringAccount'},
        ],
        'flow.leave': {target: 'left'},
      },
    }),
    somethingWentWrong: {
      tags: 'screen',
      description: 'Creation failed; everything typed is kept for another try',
      meta: meta('somethingWentWrong', 'replace'),
      on: {
        'screen.visit': [
          {guard: 'isVisitingFlowChoice', target: 'signingUp'},
          ...signUpVisits('signingUp'),
          {guard: 'isVisitingOtherScreen', target: 'signingUp.enteringAccount'},
        ],
        'flow.leave': {target: 'left'},
      },
    },
    left: {
      type: 'final',
      description: 'The visitor went on to another flow',
    },
  },
});
