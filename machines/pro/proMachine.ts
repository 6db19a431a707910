import {botCheckStates} from '../shared/states/botCheck.ts';
import {creationState, outcomes} from '../shared/states/creation.ts';
import {flowContext, flowSetup} from '../shared/flow/flowSetup.ts';
import type {FlowMeta} from '../shared/flow/flowTypes.ts';
import {offeringPaymentPage, openingPaymentPage} from '../shared/states/payment.ts';
import {finalResultState, resultState} from '../shared/states/result.ts';
import {signUpSteps, signUpVisits} from '../shared/states/signUpSteps.ts';
import {proGuards} from './proGuards.ts';
import {proPaths, type ProScreen} from './proTypes.ts';

const proSetup = flowSetup.extend({guards: proGuards});

const meta = (screen: ProScreen, history: FlowMeta['history']): FlowMeta => ({
  screen,
  path: proPaths[screen],
  history,
});

/** On a result screen every earlier entry of the history leads to the start of the flow. */
const startAgain = {
  'screen.visit': {guard: 'isVisitingStep', target: 'signingUp'},
  'flow.leave': {target: 'left'},
} as const;

/** The PRO flow: steps 1–4, subscription, billing, creation and payment (specification 2.10 and 4.1). */
export const proMachine = proSetup.createMachine({
  id: 'pro',
  context: flowContext,
  initial: 'signingUp',
  states: {
    signingUp: {
      description: 'The visitor fills in steps 1–6',
      initial: 'enteringAccount',
      on: {
        'screen.visit': [
          ...signUpVisits(''),
          {guard: 'canVisitSubscription', target: '.choosingSubscription'},
          {guard: 'canVisitBilling', target: '.enteringBilling'},
          {guard: 'isOpeningSuccess', target: 'paymentSuccess', actions: 'recordLink'},
          {guard: 'isOpeningCanceled', target: 'paymentCanceled', actions: 'recordLink'},
          {guard: 'isReopeningPaymentFailed', target: 'paymentFailed', actions: 'recordKept'},
          {guard: 'isReopeningCreated', target: 'created', actions: 'recordKept'},
        ],
        'subscription.prefill': {guard: 'hasNoValues', actions: 'recordPrefill'},
        'payment.returned': {target: 'paymentPending', actions: 'recordReturn'},
        'draft.save': {actions: 'recordDraft'},
        'flow.leave': {target: 'left'},
      },
      states: {
        ...signUpSteps({
          paths: proPaths,
          passed: {target: '#choosingSubscription', actions: ['forgetChallenge', 'keepAnswer']},
        }),
        choosingSubscription: {
          id: 'choosingSubscription',
          tags: 'screen',
          description: 'The visitor chooses the billing period and the number of users',
          meta: meta('subscription', 'push'),
          on: {
            'subscription.submit': {target: 'enteringBilling', actions: 'recordSubscription'},
            'step.goBack': {target: 'choosingExampleData'},
          },
        },
        enteringBilling: {
          description: 'The visitor gives the billing details; the bot check runs once more',
          meta: meta('billing', 'push'),
          initial: 'loadingBotCheck',
          on: {'step.goBack': {target: 'choosingSubscription'}},
          states: botCheckStates({
            submit: 'billing.submit',
            takesEarlierAnswer: true,
            passed: {target: '#pro.creatingEnvironment', actions: ['forgetChallenge']},
          }),
        },
      },
    },
    creatingEnvironment: creationState({
      purpose: 'signUp',
      meta: meta('creating', 'replace'),
      answered: [
        outcomes.paymentPage('openingPaymentPage'),
        outcomes.noPaymentPage('paymentFailed'),
        outcomes.accepted('created'),
        outcomes.domainTaken('signingUp.enteringAccount.fillingIn.findingSuggestions'),
        outcomes.tokenRefused('signingUp.choosingExampleData'),
      ],
      failed: 'somethingWentWrong',
    }),
    openingPaymentPage: openingPaymentPage({
      meta: meta('creating', 'replace'),
      late: 'offeringPaymentPage',
      unfinished: 'paymentPending',
    }),
    offeringPaymentPage: offeringPaymentPage({
      meta: meta('paymentOpening', 'push'),
      unfinished: 'paymentPending',
      exits: startAgain,
    }),
    paymentPending: resultState({
      description:
        'The environment is there, the payment is not finished; creation is not sent again',
      meta: meta('paymentPending', 'push'),
      on: startAgain,
    }),
    paymentFailed: resultState({
      description: 'The environment is there as FREE; there was no payment page',
      meta: meta('paymentFailed', 'replace'),
      on: startAgain,
    }),
    paymentSuccess: finalResultState({
      description: 'The payment succeeded; the values are cleared',
      meta: meta('paymentSuccess', 'replace'),
      on: startAgain,
    }),
    paymentCanceled: resultState({
      description: 'The payment was cancelled; the environment is there as FREE',
      meta: meta('paymentCanceled', 'replace'),
      on: startAgain,
    }),
    created: finalResultState({
      description: 'The environment is there without billing; the values are cleared',
      meta: meta('created', 'replace'),
      on: startAgain,
    }),
    somethingWentWrong: {
      tags: 'screen',
      description: 'Creation failed; everything typed is kept for another try',
      meta: meta('somethingWentWrong', 'replace'),
      on: {
        'screen.visit': [
          ...signUpVisits('signingUp'),
          {guard: 'canVisitSubscription', target: 'signingUp.choosingSubscription'},
          {guard: 'canVisitBilling', target: 'signingUp.enteringBilling'},
          {guard: 'isVisitingStep', target: 'signingUp'},
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
