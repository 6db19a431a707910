import {freeEntries} from '../../../machines/free/freeEntries.ts';
import {proEntries} from '../../../machines/pro/proEntries.ts';
import type {Entries} from '../../../machines/shared/flow/flowTypes.ts';
import {upgradeEntries} from '../../../machines/upgrade/upgradeEntries.ts';

/** Known before any flow is loaded; all other paths come with their flow. */
export const entries = {
  free: freeEntries,
  pro: proEntries,
  upgrade: upgradeEntries,
} satisfies Entries;

export type FlowId = keyof typeof entries;

const firstSegment = (path: string) => path.split('/')[1];

const owners = new Map(
  (Object.keys(entries) as FlowId[]).flatMap((flow) =>
    Object.values(entries[flow]).map((path) => [firstSegment(path), flow] as const),
  ),
);

/** The flow that a path belongs to: the one with an entry that begins as it does. */
export const flowAt = (path: string): FlowId | undefined => owners.get(firstSegment(path));
