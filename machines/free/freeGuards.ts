import {canVisitSignUpStep} from '../shared/flowGuards.ts';
import type {FlowContext, FlowEvent} from '../shared/flowTypes.ts';

type Args = {context: FlowContext; event: FlowEvent};

export const freeGuards = {
  isVisitingFlowChoice: ({event}: Args) =>
    event.type === 'screen.visit' && event.screen === 'flowChoice',
  /** The error screen opens by its address, never by Back or Forward (specification 2). */
  isOpeningErrorScreen: ({event}: Args) =>
    event.type === 'screen.visit' &&
    event.screen === 'somethingWentWrong' &&
    event.by === 'address',
  /** A later step or a result that may not be seen now (specification 2: redirected to the parent route). */
  isVisitingClosedStep: ({context, event}: Args) =>
    event.type === 'screen.visit' &&
    event.screen !== 'flowChoice' &&
    event.screen !== 'somethingWentWrong' &&
    !canVisitSignUpStep({context, event}),
  isVisitingOtherScreen: ({event}: Args) =>
    event.type === 'screen.visit' && event.screen !== 'somethingWentWrong',
};
