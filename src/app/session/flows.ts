import type {Screen} from '../../../machines/shared/flow/flowTypes.ts';
import {type Chunk, createChunk} from '../../browser/chunk.ts';
import {chunkOf, type FlowDefinition} from '../../flows/shared/contract/flowDefinition.ts';
import {samePath} from '../history/historyPlan.ts';
import {flowAt, type FlowId} from './routes.ts';

export type FlowChunk = Chunk<FlowDefinition>;

/** Every flow, loaded when it is first gone to. */
const flows: Record<FlowId, FlowChunk> = {
  free: createChunk(
    'FreeFlow',
    async () => (await import('../../flows/free/FreeFlow.tsx')).freeFlow,
  ),
  pro: createChunk('ProFlow', async () => (await import('../../flows/pro/ProFlow.tsx')).proFlow),
  upgrade: createChunk(
    'UpgradeFlow',
    async () => (await import('../../flows/upgrade/UpgradeFlow.tsx')).upgradeFlow,
  ),
};

const withoutSlashes = (path: string): string => path.replace(/\/+$/, '') || '/';

export const findFlow = (path: string): FlowChunk | undefined => {
  const id = flowAt(path);
  return id && flows[id];
};

/** The screen that a path shows in a flow; slashes at its end make no difference. */
export const screenAt = (
  {visitPaths, aliases = {}}: FlowDefinition,
  path: string,
): Screen | undefined => {
  const asked = withoutSlashes(path);
  return (
    aliases[asked] ??
    (Object.keys(visitPaths) as Screen[]).find((screen) => samePath(visitPaths[screen], asked))
  );
};

/** The chunks that a path needs, as far as known: its screen is known once its flow is loaded. */
export const chunksAt = (path: string): Chunk<unknown>[] => {
  const chunk = findFlow(path);
  const flow = chunk?.get();
  const screen = flow && screenAt(flow, path);
  return [chunk, screen && chunkOf(flow, screen)].filter((one) => one !== undefined);
};

/** What has to come next before a path can be shown; nothing once it can. */
export const missingAt = (path: string): Chunk<unknown> | undefined =>
  chunksAt(path).find((chunk) => chunk.get() === undefined);

/** Loads what a path shows before anybody goes there. */
export const loadAhead = async (path: string): Promise<void> => {
  for (let chunk = missingAt(path); chunk; chunk = missingAt(path)) await chunk.loadAhead();
};
