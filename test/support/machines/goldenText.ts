import type {AnyMachineSnapshot} from 'xstate';
import {flowContext} from '../../../machines/shared/flow/flowSetup.ts';
import type {FlowRun} from './flowRun.ts';
import type {FlowPath} from './paths.ts';
import {leafOf, metaOf, pathOf} from './position.ts';

const knownKeys = (input: unknown): string =>
  Object.entries(input ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key]) => key)
    .join(', ');

const requests = (run: FlowRun): string =>
  run.inputsOf('createEnvironment').map(knownKeys).join(' · then ') || 'no';

type Leaf = readonly [name: string, value: string];

const leavesOf = (value: unknown, name = ''): Leaf[] => {
  if (value === undefined) return [];
  return typeof value === 'object' && value !== null && !('toJSON' in value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, name ? `${name}.${key}` : key),
      )
    : [[name, JSON.stringify(value)]];
};

/** What a flow knows at the end and did not at its start, or no longer knows. */
const learned = ({input}: FlowPath, {context}: AnyMachineSnapshot): string => {
  const before = new Map(leavesOf(flowContext({input})));
  const after = new Map(leavesOf(context));
  const gone = [...before.keys()].filter((name) => !after.has(name)).map((name) => `no ${name}`);
  const known = [...after]
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => `${name} ${value}`);
  return [...known, ...gone].join(', ');
};

const addressOf = (state: AnyMachineSnapshot): string => {
  const kind = metaOf(state)?.history;
  return kind === 'replace' || kind === 'aside' ? `${pathOf(state)} (${kind})` : pathOf(state);
};

/**
 * The addresses on the way; `(replace)` where one takes the place of the history entry before it, `(aside)` where the
 * next one takes its place.
 */
const addresses = ({states}: FlowRun): string =>
  states
    .map((state) => ({address: addressOf(state), screen: metaOf(state)?.screen}))
    .filter(
      ({address, screen}, index, all) =>
        address !== all[index - 1]?.address || screen !== all[index - 1]?.screen,
    )
    .map(({address}) => address)
    .join(' › ');

export const goldenBlock = ({path, run}: {path: FlowPath; run: FlowRun}): string => {
  const end = run.snapshot();
  const effects = run.effects
    .map(({action, params}) => `${action} ${JSON.stringify(params) ?? ''}`.trim())
    .join(', ');
  return [
    path.name,
    `  start     ${path.start}`,
    `  events    ${path.steps.map(({words}) => words).join(' › ')}`,
    `  ends in   ${leafOf(end)}`,
    `  paths     ${addresses(run)}`,
    `  request   ${requests(run)}`,
    `  knows     ${learned(path, end) || 'nothing new'}`,
    ...(effects ? [`  effects   ${effects}`] : []),
  ].join('\n');
};

/** The paths of a flow as text to review: what happens, where it ends, what is known and asked for there. */
export const goldenText = (flow: string, runs: readonly {path: FlowPath; run: FlowRun}[]): string =>
  `Paths of the ${flow} flow: ${runs.length}\n\n${runs.map(goldenBlock).join('\n\n')}\n`;
