import {flowSetup} from './flowSetup.ts';
import type {FlowMeta} from './flowTypes.ts';

/** Outcome (a) of creation: the browser leaves for the payment page; coming back shows what is left to do. */
export const openingPaymentPage = (meta: FlowMeta, unfinished: string) =>
  flowSetup.createStateConfig({
    tags: ['busy', 'locked'],
    description: 'The browser goes to the payment page',
    meta,
    entry: {type: 'openPaymentPage', params: ({context}) => context.environment},
    on: {'payment.returned': {target: unfinished, actions: 'recordReturn'}},
    after: {paymentPageLimit: {target: unfinished}},
  });
