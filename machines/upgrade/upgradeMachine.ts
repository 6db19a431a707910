import {botCheckStates} from '../shared/states/botCheck.ts';
import {creationState, outcomes} from '../shared/states/creation.ts';
import {flowContext, flowSetup} from '../shared/flow/flowSetup.ts';
import type {FlowMeta} from '../shared/flow/flowTypes.ts';
import {offeringPaymentPage, openingPaymentPage} from '../shared/states/payment.ts';
import {finalResultState, resultState} from '../shared/states/result.ts';
import {confirmingEnvironment} from './confirmingEnvironment.ts';
import {upgradeGuards} from './upgradeGuards.ts';
import {upgradePaths, type UpgradeScreen} from './upgradeTypes.ts';

const upgradeSetup = flowSetup.extend({guards: upgradeGuards});

const meta = (screen: UpgradeScreen, history: FlowMeta['history']): FlowMeta => ({
  screen,
  path: upgradePaths[screen],
  history,
});

/** The way back into the flow from a screen outside its steps. */
const visits = [
  {guard: 'isVisitingChoice', target: 'upgrading'},
  {guard: 'isVisitingSubscription', target: 'upgrading.choosingSubscription'},
  {guard: 'canVisitBilling', target: 'upgrading.enteringBilling'},
] as const;

/** The way back to the steps from a screen that must not order again. */
const startAgain = {
  'screen.visit': [
    {guard: 'isVisitingChoice', target: 'upgrading'},
    {guard: 'isVisitingSubscription', target: 'upgrading.choosingSubscription'},
  ],
  'flow.leave': {target: 'left'},
} as const;

/** The UPGRADE flow: choice, subscription, billing with creation, upgraded, PREMIUM request (specification 2.11). */
export const upgradeMachine = upgradeSetup.createMachine({
  id: 'upgrade',
  context: flowContext,
  initial: 'upgrading',
  states: {
    upgrading: {
      description: 'An existing customer chooses a plan and, for PRO, fills in steps 1 and 2',
      initial: 'choosingUpgrade',
      on: {
        'screen.visit': [
          {guard: 'isVisitingChoice', target: '.choosingUpgrade'},
          {guard: 'isVisitingSubscription', target: '.choosingSubscription'},
          {guard: 'canVisitBilling', target: '.enteringBilling'},
          {guard: 'isVisitingPremium', target: 'premiumRequested'},
          {guard: 'isReopeningUpgraded', target: 'upgraded', actions: 'recordKept'},
        ],
        'domain.given': {actions: 'recordGivenDomain'},
        'payment.returned': {target: 'paymentPending', actions: 'recordReturn'},
        'draft.save': {actions: 'recordDraft'},
        'flow.leave': {target: 'left'},
      },
      states: {
        choosingUpgrade: {
          tags: 'screen',
          description: 'The customer chooses PRO or PREMIUM',
          meta: meta('upgradeChoice', 'push'),
          entry: 'applyDiscount',
          on: {
            'plan.choose': {actions: 'recordPlan'},
            'plan.confirm': [
              {guard: 'isProChosen', target: 'choosingSubscription'},
              {
                guard: 'isPremiumChosen',
                target: '#upgrade.premiumRequested',
                actions: 'announcePremiumRequest',
              },
            ],
          },
        },
        choosingSubscription: {
          tags: 'screen',
          description: 'The customer chooses the billing period and the number of users',
          meta: meta('subscription', 'push'),
          on: {
            'subscription.submit': {target: 'enteringBilling', actions: 'recordSubscription'},
            'step.goBack': {target: 'choosingUpgrade'},
          },
        },
        enteringBilling: {
          description: 'The customer gives the billing details; the bot check runs',
          meta: meta('billing', 'push'),
          initial: 'loadingBotCheck',
          on: {
            'step.goBack': {target: 'choosingSubscription'},
            'domain.edit': {actions: ['forgetAvailability', 'doubtDomain']},
          },
          states: {
            ...botCheckStates({
              submit: 'billing.submit',
              confirm: 'confirmingEnvironment',
              passed: {target: '#upgrade.creatingEnvironment', actions: ['forgetChallenge']},
            }),
            confirmingEnvironment,
          },
        },
      },
    },
    creatingEnvironment: creationState({
      purpose: 'upgrade',
      meta: meta('billing', 'push'),
      answered: [
        outcomes.paymentPage('openingPaymentPage'),
        outcomes.noPaymentPage('upgraded'),
        outcomes.accepted('upgraded'),
        outcomes.domainRefused('upgrading.enteringBilling'),
        outcomes.tokenRefused('upgrading.enteringBilling'),
      ],
      failed: 'somethingWentWrong',
    }),
    openingPaymentPage: openingPaymentPage({
      meta: meta('billing', 'push'),
      late: 'offeringPaymentPage',
      unfinished: 'paymentPending',
    }),
    offeringPaymentPage: offeringPaymentPage({
      meta: meta('paymentOpening', 'push'),
      unfinished: 'paymentPending',
      exits: startAgain,
    }),
    paymentPending: resultState({
      description: 'The payment is not finished; the request is not sent again',
      meta: meta('paymentPending', 'push'),
      on: startAgain,
    }),
    upgraded: finalResultState({
      description: 'The environment is PRO now; the values are cleared',
      meta: meta('upgraded', 'replace'),
      on: startAgain,
    }),
    premiumRequested: {
      tags: 'screen',
      description: 'PREMIUM prices were asked for; the provider answers by other means',
      meta: meta('premium', 'push'),
      on: {
        'screen.visit': visits,
        'flow.leave': {target: 'left'},
      },
    },
    somethingWentWrong: {
      tags: 'screen',
      description: 'The upgrade failed; everything typed is kept for another try',
      meta: meta('somethingWentWrong', 'aside'),
      on: {
        'screen.visit': visits,
        'flow.leave': {target: 'left'},
      },
    },
    left: {
      type: 'final',
      description: 'The visitor went on to another flow',
    },
  },
});
