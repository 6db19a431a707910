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

/** The steps of the flow that the last step belongs to. */
export const walkOf = (entries: readonly Entry[]): readonly Entry[] => {
  const last = entries.at(-1);
  return entries.filter(({load, actor}) => load === last?.load && actor.id === last.actor.id);
};

/** A walk as the rows of a path table (`test/support/machines/journey.ts`), to be pasted into a test. */
export const walkAsRows = (walk: readonly Entry[]): string => {
  const [first, ...rest] = walk;
  const flow = first && flowById(first.actor.flow);
  if (!flow) return '';
  const isWhole = first.step.seq === 0;
  const start = isWhole ? startFor(flow, first.step.after.context) : undefined;
  const from = start ? `, starts when ${start}` : ', its beginning was not recorded';
  return [
    `// The ${flow.id} flow${from}.`,
    'const recordedWalk: readonly Row[] = [',
    ...(isWhole ? rest : walk).flatMap((entry) => rowsOf(flow, entry)),
    '];',
    '',
  ].join('\n');
};

/** A walk as a file: the steps as the feed sent them. */
export const walkAsFile = (walk: readonly Entry[]): string =>
  `${JSON.stringify({flow: walk[0]?.actor.flow, steps: walk.map(({step}) => step)}, undefined, 2)}\n`;
