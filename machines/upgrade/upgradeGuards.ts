import {asksFor} from '../shared/flow/flowGuards.ts';
import type {FlowContext, FlowEvent} from '../shared/flow/flowTypes.ts';

type Args = {context: FlowContext; event: FlowEvent};

export const upgradeGuards = {
  isVisitingChoice: ({event}: Args) => asksFor(event, 'upgradeChoice'),
  isVisitingSubscription: ({event}: Args) => asksFor(event, 'subscription'),
  canVisitBilling: ({context, event}: Args) =>
    asksFor(event, 'billing') && context.draft.subscriptionDetails.numberOfUsers !== '',
  isVisitingPremium: ({event}: Args) => asksFor(event, 'premium'),
};
