import type {AnyStateMachine} from 'xstate';
import {timeLimitOf} from '../../../machines/shared/timeLimits.ts';

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/;
const DONE_STATE = /^xstate\.done\.state\.(.+)$/;

/** Sent by a visitor, not by an actor, the clock or the machine itself. */
export const isVisitorEvent = (eventType: string): boolean =>
  eventType !== '' && !eventType.startsWith('xstate.');

/** Sent by the form of a screen, once it finds nothing wrong with what is filled in. */
export const isSentByForm = (eventType: string): boolean => eventType.endsWith('.submit');

/** The session sends it when another flow opens; sent by anything else, it would leave the page empty. */
export const isSentByApp = (eventType: string): boolean => eventType === 'flow.leave';

const duration = (ms: number): string => {
  if (ms % 60_000 === 0) return `${ms / 60_000} min`;
  return ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`;
};

const delayWords = (machine: AnyStateMachine, delay: string): string => {
  const length = machine.implementations.delays[delay] ?? Number(delay);
  return typeof length === 'number' && !Number.isNaN(length)
    ? `after ${duration(length)} (${delay})`
    : `after ${delay}`;
};

/** An event type as a person reads it: `checkAvailability done`, `after 4 s (availabilityLimit)`. */
export const eventWords = (machine: AnyStateMachine, eventType: string): string => {
  if (eventType === '') return 'always';
  if (eventType === 'xstate.init') return 'started';
  const delay = timeLimitOf(eventType);
  if (delay) return delayWords(machine, delay);
  const [, ending, actor] = ANSWER.exec(eventType) ?? [];
  if (actor) return `${actor} ${ending === 'done' ? 'done' : 'failed'}`;
  const state = DONE_STATE.exec(eventType)?.[1];
  return state ? `${state} finished` : eventType;
};
