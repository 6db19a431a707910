import type {AnyMachineSnapshot} from 'xstate';
import {visitorCases} from '../cases.ts';
import type {InspectedFlow} from '../flows.ts';
import {answerTo} from './guards.ts';
import type {Offer} from './messages.ts';

/** What a visitor could do in a state, with the answer each would get. */
export const offersIn = (flow: InspectedFlow, snapshot: AnyMachineSnapshot): Offer[] =>
  visitorCases(flow).map(({words, event}) => ({
    words,
    event: event.type,
    answer: answerTo(snapshot, event),
  }));
