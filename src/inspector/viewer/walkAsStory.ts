import {isVisitorEvent} from '../chart/eventWords.ts';
import {statesOf} from '../chart/readChart.ts';
import {charts} from './charts.ts';
import {NOTES} from '../feed/messages.ts';
import type {Entry} from './entries.ts';
import {eventOf, factsText} from './words.ts';

const partnerOf = (actor: string): string => (actor.endsWith('BotCheck') ? 'Check' : 'API');

/** Who an event comes from. */
const senderOf = (event: string): string => {
  const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (actor) return partnerOf(actor);
  if (event.startsWith('challenge.')) return 'Check';
  if (event === 'payment.returned') return 'Pay';
  return isVisitorEvent(event) ? 'Visitor' : 'Flow';
};

/** What the flow asked of others as it came to a state. */
const requestsOf = ({actor, step, before}: Entry): string[] => {
  const chart = charts.get(actor.flow);
  const entered = chart
    ? statesOf(chart.root).filter(
        ({id}) => step.after.active.includes(id) && !before?.active.includes(id),
      )
    : [];
  const asked = entered
    .flatMap(({invokes}) => invokes)
    .map((invoke) => `Flow->>${partnerOf(invoke)}: ${invoke}`);
  const isLeaving = entered.some(({tags}) => tags.includes('departing') && tags.includes('busy'));
  return [...asked, ...(isLeaving ? ['Flow->>Pay: goes to the payment page'] : [])];
};

const isReturn = ({step, load}: Entry, walk: readonly Entry[]): boolean =>
  step.seq < 2 && load !== walk[0]?.load;

const messageOf = (entry: Entry, walk: readonly Entry[]): string => {
  const {step, before} = entry;
  if (step.event === NOTES.formRefused) {
    return `Note over Visitor: the form keeps it back (${step.facts['fields']})`;
  }
  if (step.event === NOTES.requestSent) {
    return `Note over API: ${eventOf(entry)} (${step.facts['fields'] ?? 'no body'})`;
  }
  const facts = factsText(step.facts);
  const words = `${eventOf(entry)}${facts && ` (${facts})`}${step.fired.length > 0 || !before ? '' : ' – ignored'}`;
  if (step.event === 'xstate.init') return `Note over Flow: ${entry.actor.flow} ${words}`;
  return `${isReturn(entry, walk) ? 'Pay' : senderOf(step.event)}->>Flow: ${words}`;
};

const linesOf = (entry: Entry, walk: readonly Entry[]): string[] => {
  const {step, before} = entry;
  const {state, path} = step.after;
  return [
    messageOf(entry, walk),
    ...(before?.state === state ? [] : [`Note over Flow: ${state} ${path}`]),
    ...requestsOf(entry),
  ];
};

/** What is said several times in a row, once with its number. */
const counted = (lines: readonly string[]): string[] => {
  const found: {line: string; times: number}[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.line === line) last.times += 1;
    else found.push({line, times: 1});
  }
  return found.map(({line, times}) => (times > 1 ? `${line} ×${times}` : line));
};

/** A walk as a sequence diagram (Mermaid), for a report: who said what to whom, and nothing of what was typed. */
export const walkAsStory = (walk: readonly Entry[]): string =>
  [
    'sequenceDiagram',
    '  actor Visitor',
    '  participant Flow',
    '  participant API',
    '  participant Check as Bot check',
    '  participant Pay as Payment page',
    ...counted(walk.flatMap((entry) => linesOf(entry, walk))).map(
      (line) => `  ${line.replace(/[;#]/g, ' ')}`,
    ),
    '',
  ].join('\n');
