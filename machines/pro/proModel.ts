import {
  flowFailures,
  type FlowModel,
  flowResults,
  flowStarts,
  isPaidFor,
  paidEvents,
  signUpEvents,
  signUpFacts,
  stepEvents,
  subscriptionDetails,
  timeLimitWords,
  visitsOf,
} from '../shared/model/flowModel.ts';
import type {FlowContext, Screen} from '../shared/flow/flowTypes.ts';
import {proGuards} from './proGuards.ts';
import {proPaths} from './proTypes.ts';

const proFacts = (context: FlowContext) => {
  const visit = (screen: Screen) => ({
    context,
    event: {type: 'screen.visit', screen, by: 'link'} as const,
  });
  return {
    subscription: proGuards.canVisitSubscription(visit('subscription')),
    billing: proGuards.canVisitBilling(visit('billing')),
    empty: proGuards.hasNoValues(visit('account')),
    paid: isPaidFor(context),
    held: context.botCheck?.version === 2,
  };
};

/** What the pro flow can meet, with an example of each. */
export const proModel: FlowModel = {
  starts: flowStarts,
  events: {
    ...signUpEvents,
    ...stepEvents,
    ...paidEvents,
    'subscription.prefill': {'arrives with a subscription in the address': {subscriptionDetails}},
    'screen.visit': visitsOf(proPaths),
  },
  results: flowResults,
  failures: flowFailures,
  timeLimits: timeLimitWords,
  serialiseState: ({value, context}) =>
    JSON.stringify([value, signUpFacts(context), proFacts(context)]),
};
