import type {AnyStateMachine} from 'xstate';
import {freeMachine} from '../../../machines/free/freeMachine.ts';
import {freeModel} from '../../../machines/free/freeModel.ts';
import {freePaths} from '../../../machines/free/freeTypes.ts';
import {proMachine} from '../../../machines/pro/proMachine.ts';
import {proModel} from '../../../machines/pro/proModel.ts';
import {proPaths} from '../../../machines/pro/proTypes.ts';
import type {FlowModel} from '../../../machines/shared/model/flowModel.ts';
import type {Screen} from '../../../machines/shared/flow/flowTypes.ts';
import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {upgradeModel} from '../../../machines/upgrade/upgradeModel.ts';
import {upgradePaths} from '../../../machines/upgrade/upgradeTypes.ts';
import {type FlowPath, transitionPaths} from '../../support/machines/paths.ts';

export type FlowName = 'free' | 'pro' | 'upgrade';

export type QaFlow = {
  name: FlowName;
  machine: AnyStateMachine;
  model: FlowModel;
  paths: Partial<Record<Screen, string>>;
  /** Where a visitor goes who leaves for another flow. */
  elsewhere: '/free' | '/pro';
};

export const qaFlows: Record<FlowName, QaFlow> = {
  free: {
    name: 'free',
    machine: freeMachine,
    model: freeModel,
    paths: freePaths,
    elsewhere: '/pro',
  },
  pro: {name: 'pro', machine: proMachine, model: proModel, paths: proPaths, elsewhere: '/free'},
  upgrade: {
    name: 'upgrade',
    machine: upgradeMachine,
    model: upgradeModel,
    paths: upgradePaths,
    elsewhere: '/free',
  },
};

/** The web address in the model's examples; a runner puts one of its own in its place. */
export const MODEL_DOMAIN = 'acmetest';

const known = new Map<FlowName, readonly FlowPath[]>();

/** Every path of a flow; found once, since finding them takes seconds. */
export const pathsOf = ({name, machine, model}: QaFlow): readonly FlowPath[] => {
  const paths = known.get(name) ?? transitionPaths(machine, model).paths;
  known.set(name, paths);
  return paths;
};
