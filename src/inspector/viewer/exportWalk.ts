import {flowCases} from '../../../machines/shared/model/flowCases.ts';
import {contextFacts, eventFacts} from '../feed/steps/facts.ts';
import {type Facts, isNote, NOTES} from '../feed/messages.ts';
import {type InspectedFlow, flowById} from '../flows.ts';
import type {Entry} from './entries.ts';

const likeness = (facts: Facts, example: Facts): number =>
  Object.entries(facts).filter(([name, value]) => example[name] === value).length;

type Match = {words: string; isExact: boolean};

/** The model's case that is most like what happened; undefined where it has none of this event. */
const caseFor = (flow: InspectedFlow, event: string, facts: Facts): Match | undefined => {
  const scored = flowCases(flow.machine, flow.model)
    .filter((one) => one.event.type === event)
    .map(({words, event: example}) => ({words, score: likeness(facts, eventFacts(example))}));
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (found, one) => (found && found.score >= one.score ? found : one),
    undefined,
  );
  return best && {words: best.words, isExact: best.score === Object.keys(facts).length};
};

const startFor = ({model}: InspectedFlow, facts: Facts): string | undefined => {
  const scored = Object.entries(model.starts).map(([name, input]) => ({
    name,
    score: likeness(facts, contextFacts({...emptyContext, ...input})),
  }));
  const best = Math.max(...scored.map(({score}) => score));
  return scored.find(({score}) => score === best)?.name;
};

const emptyContext = {
  isDomainKnown: false,
  availability: 'unknown',
  suggestions: [],
  flags: {domainAlreadyTaken: false, token_not_valid: false},
  isTokenRefused: false,
  botCheck: undefined,
  environment: {},
  invited: [],
} as const;

const quoted = (words: string): string => `'${words.replaceAll("'", "\\'")}'`;

/** Typing that leads nowhere and for which the model has no words of its own says nothing in a table. */
const isTyping = ({before, step}: Entry, {isExact}: Match): boolean =>
  !isExact && before?.state === step.after.state;

const rowsOf = (flow: InspectedFlow, entry: Entry): string[] => {
  const {event, facts, after} = entry.step;
  if (event === NOTES.formRefused) return [`  // The form keeps it back: ${facts['fields']}`];
  if (isNote(entry.step)) return [];
  const match = caseFor(flow, event, facts);
  if (!match) return [`  // ${event}: the model of this flow has no case of it`];
  if (isTyping(entry, match)) return [];
  const row = [match.words, after.path || '–', after.tags.join(' ')].map(quoted);
  return [`  [${row.join(', ')}],`];
};

/** Steps in a row of one flow in one page. */
const runsOf = (entries: readonly Entry[]): Entry[][] => {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.load === entry.load && last.actor.id === entry.actor.id) run?.push(entry);
    else runs.push([entry]);
  }
  return runs;
};

/** Whether a page was left for the payment page. */
const isDeparture = (run: readonly Entry[] | undefined): boolean =>
  run?.at(-1)?.step.after.tags.includes('departing') ?? false;

/** The steps of the flow that a step belongs to, across the payment page, which is another site. */
export const walkOf = (entries: readonly Entry[], shown = entries.at(-1)): readonly Entry[] => {
  const runs = runsOf(entries);
  const at = runs.findIndex((run) => run.some((entry) => entry === shown));
  let first = at;
  while (isDeparture(runs[first - 1])) first -= 1;
  let last = at;
  while (isDeparture(runs[last])) last += 1;
  return at < 0 ? [] : runs.slice(first, last + 1).flat();
};

const tableOf = (run: readonly Entry[], isReturn: boolean): string[] => {
  const [first, ...rest] = run;
  const flow = first && flowById(first.actor.flow);
  if (!flow) return [];
  const isWhole = first.step.seq === 0;
  const start = isWhole ? startFor(flow, first.step.after.context) : undefined;
  const from = start ? `, starts when ${start}` : ', its beginning was not recorded';
  return [
    `// The ${flow.id} flow${isReturn ? ', back from the payment page' : ''}${from}.`,
    `const ${isReturn ? 'walkAfterPayment' : 'recordedWalk'}: readonly Row[] = [`,
    ...(isWhole ? rest : run).flatMap((entry) => rowsOf(flow, entry)),
    '];',
    '',
  ];
};

/**
 * A walk as the rows of a path table (`test/support/machines/journey.ts`), to be pasted into a test; as one more table
 * after the payment page, where a flow starts anew.
 */
export const walkAsRows = (walk: readonly Entry[]): string =>
  runsOf(walk)
    .flatMap((run, index) => tableOf(run, index > 0))
    .join('\n');

/** A walk as a file: the steps as the feed sent them. */
export const walkAsFile = (walk: readonly Entry[]): string =>
  `${JSON.stringify({flow: walk[0]?.actor.flow, steps: walk.map(({step}) => step)}, undefined, 2)}\n`;
