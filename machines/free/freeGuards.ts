import {asksFor, canVisitSignUpStep, isOpening} from '../shared/flow/flowGuards.ts';
import type {FlowContext, FlowEvent} from '../shared/flow/flowTypes.ts';

type Args = {context: FlowContext; event: FlowEvent};

export const freeGuards = {
  isVisitingFlowChoice: ({event}: Args) => asksFor(event, 'flowChoice'),
  isOpeningErrorScreen: ({event}: Args) => isOpening(event, 'somethingWentWrong'),
  /** A later step or a result that may not be seen now (specification 2.3: redirected to the start of the flow). */
  isVisitingClosedStep: ({context, event}: Args) =>
    event.type === 'screen.visit' &&
    event.screen !== 'flowChoice' &&
    event.screen !== 'somethingWentWrong' &&
    !canVisitSignUpStep({context, event}),
  isVisitingOtherScreen: ({event}: Args) =>
    event.type === 'screen.visit' && event.screen !== 'somethingWentWrong',
};
