import {type ChartArrow, OTHERWISE} from '../chart/readChart.ts';
import {eventWords} from '../chart/eventWords.ts';
import {type Answer, type Facts, isNote, NOTES, type TriedGuard} from '../feed/messages.ts';
import {flowById} from '../flows.ts';
import {charts} from './charts.ts';
import type {Entry} from './entries.ts';

export const arrowById = (flow: string, id: string): ChartArrow | undefined =>
  charts.get(flow)?.arrows.find((arrow) => arrow.id === id);

/** The innermost names of a state: `enteringAccount.fillingIn.typing` becomes `fillingIn.typing`. */
const shortState = (state: string): string => state.split('.').slice(-2).join('.');

const lastName = (stateId: string): string => stateId.split('.').at(-1) ?? stateId;

export const eventOf = ({actor, step}: Entry): string => {
  if (step.event === NOTES.requestSent) return `${step.facts['method']} ${step.facts['path']}`;
  const machine = flowById(actor.flow)?.machine;
  return machine ? eventWords(machine, step.event) : step.event;
};

export const factsText = (facts: Facts): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

export type Result = 'started' | 'fired' | 'ignored' | 'kept back' | 'sent';

export const resultOf = ({step}: Entry): Result => {
  if (step.event === 'xstate.init') return 'started';
  if (step.event === NOTES.formRefused) return 'kept back';
  if (step.event === NOTES.requestSent) return 'sent';
  return step.fired.length > 0 ? 'fired' : 'ignored';
};

/** By every guard, for want of an arrow, or by the form before the flow was asked. */
export const isRefused = (entry: Entry): boolean =>
  ['ignored', 'kept back'].includes(resultOf(entry));

/** Whether an arrow that fired leads to a state: all there is to go by where the step before is not known. */
const leadsOn = ({actor, step}: Entry): boolean =>
  step.fired.some((id) => arrowById(actor.flow, id)?.target !== undefined);

/** What came of a step, in one line. */
export const moveOf = (entry: Entry): string => {
  const {step, before} = entry;
  const to = shortState(step.after.state);
  if (isNote(step)) return String(step.facts['fields'] ?? 'no body');
  const result = resultOf(entry);
  if (result !== 'fired') return result === 'started' ? to : `stays in ${to}`;
  if (before)
    return before.state === step.after.state
      ? `${to} (stays)`
      : `${shortState(before.state)} → ${to}`;
  return leadsOn(entry) ? `→ ${to}` : `${to} (stays)`;
};

/**
 * What a step did to the address bar. A flow's first state never comes there: what was asked for follows at once,
 * and when that was by an address and is refused, another takes the place of that address.
 */
export const urlOf = ({step, before}: Entry) => {
  const {seq, address, facts, after} = step;
  const from = seq > 1 && before ? before.path : address;
  const to = seq === 0 ? address : after.path;
  const isCorrected = seq === 1 && facts['by'] !== 'link';
  const history = isCorrected || after.history === 'replace' ? 'replaces the entry' : 'a new entry';
  return {from, to, history: from === to || to === '' ? undefined : history};
};

/** A guard as a question with its answer, and where its arrow leads. */
export const triedWords = (flow: string, {guard, arrow, passed}: TriedGuard) => {
  const target = arrowById(flow, arrow)?.target;
  return {
    guard: guard === OTHERWISE ? 'otherwise (asks nothing)' : guard,
    passed,
    leads: target === undefined ? 'stays' : lastName(target),
  };
};

/** The guards that come after the one that passed, and so were not asked. */
export const unaskedGuards = ({actor, step}: Entry): readonly ChartArrow[] => {
  const chosen = arrowById(actor.flow, step.tried.find(({passed}) => passed)?.arrow ?? '');
  const siblings = (charts.get(actor.flow)?.arrows ?? []).filter(
    ({source, eventType}) => source === chosen?.source && eventType === chosen.eventType,
  );
  return chosen ? siblings.slice(siblings.indexOf(chosen) + 1) : [];
};

/** Why a step ended as it did. */
export const reasonOf = (entry: Entry): string => {
  const {step, before, actor} = entry;
  if (resultOf(entry) === 'started') return 'The flow started here.';
  if (step.event === NOTES.formRefused)
    return 'The form refused these fields and sent nothing to the flow. It decides first.';
  if (step.event === NOTES.requestSent)
    return 'A request that a call of the flow sent: the names of its fields, none of their values.';
  if (resultOf(entry) === 'fired') {
    const chosen = step.tried.find(({passed}) => passed);
    if (!chosen) return 'The only arrow for this event; it asks no guard.';
    const {guard, leads} = triedWords(actor.flow, chosen);
    const first = step.tried.length > 1 ? `the first of ${step.tried.length} tried that` : 'which';
    return chosen.guard === OTHERWISE
      ? `No guard before it passed, so the last arrow was taken: to ${leads}.`
      : `Chosen by ${guard}, ${first} passed: to ${leads}.`;
  }
  if (before && before.status !== 'active') return 'Ignored: the flow has ended.';
  return step.tried.length > 0
    ? 'Ignored: every guard refused.'
    : 'Ignored: no active state has an arrow for this event.';
};

/** Why an event would be taken or not. */
export const answerWords = (flow: string, answer: Answer): string => {
  switch (answer.kind) {
    case 'accepted': {
      const leads = answer.arrows.map((id) => arrowById(flow, id)?.target);
      return leads.map((target) => (target ? `→ ${lastName(target)}` : 'stays')).join(', ');
    }
    case 'noArrow':
      return 'no arrow for it in this state';
    case 'ended':
      return 'the flow has ended';
    case 'refused':
      return `refused by ${answer.tried.map(({guard}) => guard).join(', ')}`;
  }
};

export const clockTime = (at: number): string => {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
};
