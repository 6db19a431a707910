import type {Screen} from '../../../machines/shared/flowTypes.ts';
import {createPart, type Part} from '../../browser/part.ts';
import {
  componentOf,
  type FlowDefinition,
  partOf,
} from '../../flows/shared/contract/flowDefinition.ts';
import {samePath} from '../history/historyPlan.ts';

export type FlowPart = Part<FlowDefinition>;

const isUnder = (base: string) => (path: string) => path === base || path.startsWith(`${base}/`);

/** Every flow, found by its paths (specification 2.1) and loaded when it is first gone to. */
const flows: readonly {owns: (path: string) => boolean; part: FlowPart}[] = [
  {
    owns: (path) => path === '/' || isUnder('/free')(path),
    part: createPart('free', async () => (await import('../../flows/free/FreeFlow.tsx')).freeFlow),
  },
  {
    owns: isUnder('/pro'),
    part: createPart('pro', async () => (await import('../../flows/pro/ProFlow.tsx')).proFlow),
  },
  {
    owns: (path) => isUnder('/upgrade')(path) || isUnder('/premium')(path),
    part: createPart(
      'upgrade',
      async () => (await import('../../flows/upgrade/UpgradeFlow.tsx')).upgradeFlow,
    ),
  },
];

const withoutSlashes = (path: string): string => path.replace(/\/+$/, '') || '/';

export const findFlow = (path: string): FlowPart | undefined =>
  flows.find(({owns}) => owns(withoutSlashes(path)))?.part;

const ALIASES: Record<string, string> = {'/upgrade/premium': '/premium'};

/** The screen that a path shows in a flow; slashes at its end make no difference. */
export const screenAt = ({paths}: FlowDefinition, path: string): Screen | undefined => {
  const plain = withoutSlashes(path);
  const asked = ALIASES[plain] ?? plain;
  return (Object.keys(paths) as (keyof typeof paths)[]).find((screen) =>
    samePath(paths[screen] ?? '', asked),
  );
};

/** What has to come next before a path can be shown; nothing once it can. */
export const missingAt = (path: string): Part<unknown> | undefined => {
  const part = findFlow(path);
  const flow = part?.get();
  if (!flow) return part;
  const screen = screenAt(flow, path);
  return screen && !componentOf(flow, screen) ? partOf(flow, screen) : undefined;
};

/** Loads what a path shows before anybody goes there. */
export const loadAhead = async (path: string): Promise<void> => {
  for (let part = missingAt(path); part; part = missingAt(path)) await part.loadAhead();
};
