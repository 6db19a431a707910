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

const linesOf = (entry: Entry): string[] => {
  const {step, before} = entry;
  const from = senderOf(step.event);
  if (step.event === NOTES.formRefused) {
    return [`Note over Visitor: the form keeps it back (${step.facts['fields']})`];
  }
  const facts = factsText(step.facts);
  if (step.event === NOTES.requestSent) {
    return [`Note over API: ${eventOf(entry)} (${step.facts['fields'] ?? 'no body'})`];
  }
  const words = `${eventOf(entry)}${facts && ` (${facts})`}${step.fired.length > 0 || !before ? '' : ' – ignored'}`;
  const state = step.after.state;
  return [
    step.event === 'xstate.init' ? `Note over Flow: ${words}` : `${from}->>Flow: ${words}`,
    ...(before?.state === state ? [] : [`Note over Flow: ${state} ${step.after.path}`]),
    ...requestsOf(entry),
  ];
};

/** A walk as a sequence diagram (Mermaid), for a report: who said what to whom, and nothing of what was typed. */
export const walkAsStory = (walk: readonly Entry[]): string =>
  [
    'sequenceDiagram',
    '  actor Visitor',
    `  participant Flow as ${walk[0]?.actor.flow ?? ''} machine`,
    '  participant API',
    '  participant Check as Bot check',
    '  participant Pay as Payment page',
    ...walk.flatMap(linesOf).map((line) => `  ${line.replace(/[;#]/g, ' ')}`),
    '',
  ].join('\n');
