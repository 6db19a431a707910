import type {AnyMachineSnapshot} from 'xstate';
import {visitorCases} from '../../../machines/shared/model/flowCases.ts';
import type {InspectedFlow} from '../flows.ts';
import {answerTo} from './steps/guards.ts';
import type {Offer} from './messages.ts';

/** What a visitor could do where a flow stands, or in another state, with the answer each would get. */
export const offersIn = (
  flow: InspectedFlow,
  snapshot: AnyMachineSnapshot,
  state?: string,
): Offer[] =>
  visitorCases(flow.model).map(({words, event}) => ({
    words,
    event: event.type,
    answer: answerTo(flow, snapshot, event, state),
  }));
