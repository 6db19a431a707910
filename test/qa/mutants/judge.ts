import {startFlow} from '../../support/machines/flowRun.ts';
import {goldenBlock} from '../../support/machines/goldenText.ts';
import type {FlowPath} from '../../support/machines/paths.ts';
import {type FlowName, pathsOf, qaFlows} from '../paths/flows.ts';

/** What the reviewed file of all paths would say of a path on the machine that is loaded now. */
export const outcomeOf = async (flow: FlowName, path: FlowPath): Promise<string> => {
  const {machine, model} = qaFlows[flow];
  const run = startFlow(machine, model, path.input);
  try {
    for (const {event} of path.steps) await run.take(event);
    return goldenBlock({path, run});
  } finally {
    run.stop();
  }
};

export const originalPaths = (flow: FlowName): readonly FlowPath[] => pathsOf(qaFlows[flow]);
