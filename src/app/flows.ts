import type {FlowDefinition} from '../flows/shared/flowDefinition.ts';
import {whenOnline} from '../flows/shared/whenOnline.ts';
import {samePath} from './historyPlan.ts';

export type FlowEntry = {owns: (path: string) => boolean; load: () => Promise<FlowDefinition>};

const isUnder = (base: string) => (path: string) => path === base || path.startsWith(`${base}/`);

/** Every flow, found by its paths (specification 2.1) and loaded when it is first gone to. */
const flows: readonly FlowEntry[] = [
  {
    owns: (path) => path === '/' || isUnder('/free')(path),
    load: async () => (await import('../flows/free/FreeFlow.tsx')).freeFlow,
  },
  {
    owns: isUnder('/pro'),
    load: async () => (await import('../flows/pro/ProFlow.tsx')).proFlow,
  },
  {
    owns: (path) => isUnder('/upgrade')(path) || isUnder('/premium')(path),
    load: async () => (await import('../flows/upgrade/UpgradeFlow.tsx')).upgradeFlow,
  },
];

const withoutSlashes = (path: string): string => path.replace(/\/+$/, '') || '/';

export const findFlow = (path: string): FlowEntry | undefined => {
  const found = flows.find((flow) => flow.owns(withoutSlashes(path)));
  return found && {...found, load: () => whenOnline().then(found.load)};
};

const ALIASES: Record<string, string> = {'/upgrade/premium': '/premium'};

/** The screen that a path shows in a flow; slashes at its end make no difference. */
export const screenAt = ({paths}: FlowDefinition, path: string) => {
  const plain = withoutSlashes(path);
  const asked = ALIASES[plain] ?? plain;
  return (Object.keys(paths) as (keyof typeof paths)[]).find((screen) =>
    samePath(paths[screen] ?? '', asked),
  );
};

/** The code of the screen at a path. */
export const loadScreen = async (flow: FlowDefinition, path: string): Promise<void> => {
  const screen = screenAt(flow, path);
  await (screen && flow.screens[screen]?.screen.load());
};

/** The flow of a path, once the code of the screen there has come too. */
export const loadAt = async (path: string): Promise<FlowDefinition | undefined> => {
  const flow = await findFlow(path)?.load();
  await (flow && loadScreen(flow, path));
  return flow;
};
