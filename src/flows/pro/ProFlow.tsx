import {createActor} from 'xstate';
import {proMachine} from '../../../machines/pro/proMachine.ts';
import {type ProScreen, proVisitPaths} from '../../../machines/pro/proTypes.ts';
import {createChunk} from '../../browser/chunk.ts';
import {accountChunk} from '../shared/screens/accountChunk.tsx';
import type {FlowDefinition, ScreenView} from '../shared/contract/flowDefinition.ts';
import {flowImplementations} from '../shared/contract/flowImplementations.ts';
import {signUpViews} from '../shared/contract/signUpViews.ts';

const TOTAL = 6;

const views: Record<ProScreen, ScreenView> = {
  ...signUpViews('pro', TOTAL),
  subscription: {
    tier: 'pro',
    title: 'subscription.title',
    step: {number: 5, total: TOTAL, name: 'progress.subscription'},
    wide: true,
  },
  billing: {
    tier: 'pro',
    title: 'billing.title',
    step: {number: 6, total: TOTAL, name: 'progress.billing'},
    wide: true,
  },
  creating: {tier: 'pro', title: 'creating.title'},
  paymentOpening: {tier: 'pro', title: 'paymentOpening.title'},
  paymentPending: {tier: 'pro', title: 'paymentPending.title'},
  created: {tier: 'pro', title: 'created.title'},
  paymentFailed: {tier: 'pro', title: 'paymentFailed.title'},
  paymentSuccess: {tier: 'pro', title: 'paymentSuccess.title'},
  paymentCanceled: {tier: 'free', title: 'paymentFailed.title'},
  somethingWentWrong: {tier: 'free', title: 'somethingWentWrong.title'},
};

const paymentResults = createChunk(
  'paymentResults',
  async () => (await import('./paymentResults.tsx')).paymentResults,
);

/** The PRO flow as the app sees it: every screen of its machine with its component. */
export const proFlow: FlowDefinition = {
  id: 'pro',
  visitPaths: proVisitPaths,
  views,
  entries: {
    account: accountChunk('pro'),
    paymentSuccess: paymentResults,
    paymentFailed: paymentResults,
    paymentCanceled: paymentResults,
  },
  rest: createChunk('proRest', async () => (await import('./proRest.tsx')).proRest),
  createActor: (input, services) =>
    createActor(proMachine.provide(flowImplementations(services, {flow: 'pro', billing: true})), {
      input,
    }),
};
