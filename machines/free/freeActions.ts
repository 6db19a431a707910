import {emptyDraft} from '../shared/draft/draft.ts';
import type {FlowContext} from '../shared/flow/flowTypes.ts';

/** The free flow carries no billing or subscription details (specification 4.1). */
export const withoutPaidDetails = ({draft}: FlowContext) => ({
  draft: {
    ...draft,
    subscriptionDetails: emptyDraft.subscriptionDetails,
    billingDetails: emptyDraft.billingDetails,
  },
});
