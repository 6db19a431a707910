import {flowSetup} from '../flow/flowSetup.ts';
import type {FlowMeta} from '../flow/flowTypes.ts';

type Opening = {meta: FlowMeta; late: string; unfinished: string};

const returned = (unfinished: string) => ({target: unfinished, actions: 'recordReturn'}) as const;

/** Outcome (a) of creation: the browser leaves for the payment page; coming back shows what is left to do. */
export const openingPaymentPage = ({meta, late, unfinished}: Opening) =>
  flowSetup.createStateConfig({
    tags: ['busy', 'locked', 'departing'],
    description: 'The browser goes to the payment page',
    meta,
    entry: {type: 'openPaymentPage', params: ({context}) => context.environment},
    on: {'payment.returned': returned(unfinished)},
    after: {paymentPageLimit: {target: late}},
  });

type Offering<Exits> = {meta: FlowMeta; unfinished: string; exits: Exits};

/** The browser has not left: the network is slow, or something stopped it. Whether there is a payment is unknown. */
export const offeringPaymentPage = <const Exits extends object>({
  meta,
  unfinished,
  exits,
}: Offering<Exits>) =>
  ({
    tags: ['screen', 'departing'],
    description:
      'The payment page is late: there is a link to it, and nothing is said of the payment',
    meta,
    exit: 'forgetEnvironment',
    on: {'payment.returned': returned(unfinished), ...exits},
  }) as const;
