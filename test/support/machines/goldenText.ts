import type {FlowRun} from './flowRun.ts';
import type {FlowPath} from './paths.ts';
import {leafOf, pathOf} from './position.ts';

const knownKeys = (input: unknown): string =>
  Object.entries(input ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key]) => key)
    .join(', ');

const requests = (run: FlowRun): string =>
  run.inputsOf('createEnvironment').map(knownKeys).join(' · then ') || 'no';

const block = ({path, run}: {path: FlowPath; run: FlowRun}): string => {
  const end = run.snapshot();
  const effects = run.effects.map(({action}) => action).join(', ');
  return [
    path.name,
    `  start     ${path.start}`,
    `  events    ${path.steps.map(({words}) => words).join(' › ')}`,
    `  ends in   ${leafOf(end)}`,
    `  path      ${pathOf(end)}`,
    `  request   ${requests(run)}`,
    ...(effects ? [`  effects   ${effects}`] : []),
  ].join('\n');
};

/** The paths of a flow as text to review: what happens, where it ends, and whether creation was asked for. */
export const goldenText = (flow: string, runs: readonly {path: FlowPath; run: FlowRun}[]): string =>
  `Paths of the ${flow} flow: ${runs.length}\n\n${runs.map(block).join('\n\n')}\n`;
