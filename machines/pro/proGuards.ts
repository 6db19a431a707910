import {asksFor, hasTeam, isOpening} from '../shared/flow/flowGuards.ts';
import type {FlowContext, FlowEvent, Screen} from '../shared/flow/flowTypes.ts';
import {isEmptyDraft} from '../shared/draft/restoreDraft.ts';

type Args = {context: FlowContext; event: FlowEvent};

const hasExampleData = (context: FlowContext): boolean =>
  hasTeam(context) && context.draft.exampleData !== '';

const hasSubscription = (context: FlowContext): boolean =>
  hasExampleData(context) && context.draft.subscriptionDetails.numberOfUsers !== '';

const RESULTS: readonly Screen[] = ['paymentSuccess', 'paymentCanceled', 'paymentFailed'];

export const proGuards = {
  canVisitSubscription: ({context, event}: Args) =>
    asksFor(event, 'subscription') && hasExampleData(context),
  canVisitBilling: ({context, event}: Args) =>
    asksFor(event, 'billing') && hasSubscription(context),
  isOpeningSuccess: ({event}: Args) => isOpening(event, 'paymentSuccess'),
  isOpeningCanceled: ({event}: Args) => isOpening(event, 'paymentCanceled'),
  isVisitingStep: ({event}: Args) =>
    event.type === 'screen.visit' && !RESULTS.includes(event.screen),
  /** A prefill takes nothing away that was filled in before (specification 2.1). */
  hasNoValues: ({context}: Args) => isEmptyDraft(context.draft),
};
