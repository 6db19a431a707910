import type {ComponentType} from 'react';
import type {FlowInput, Entries, Plan, Screen} from '../../../../machines/shared/flow/flowTypes.ts';
import type {Chunk} from '../../../browser/chunk.ts';
import type {TextKey} from '../../../i18n/textKey.ts';
import type {FlowActor} from './flowActor.ts';
import type {FlowServices} from './flowServices.ts';

export type Tier = 'free' | 'pro' | 'premium' | 'none';

/** What surrounds a screen: the logo above it, its title and its place in the progress header. */
export type ScreenView = {
  tier: Tier;
  title: TextKey;
  step?: {number: number; total: number; name: TextKey} | undefined;
  /** Leaves room beside the card for the order summary. */
  wide?: boolean | undefined;
};

/** The components of some screens. */
export type Screens = Partial<Record<Screen, ComponentType>>;

/** A flow as the app sees it. */
export type FlowDefinition = {
  id: string;
  /** The screens that a path asks for, each by its own path. */
  visitPaths: Partial<Record<Screen, string>>;
  /** Other paths that lead to a screen. */
  aliases?: Record<string, Screen>;
  /** Where its choice of plans leads, in this flow or another. */
  plans?: Partial<Record<Plan, (entries: Entries) => string>>;
  views: Partial<Record<Screen, ScreenView>>;
  /** Screens that visitors arrive at, each in a file of its own: no other one waits for it. */
  entries: Partial<Record<Screen, Chunk<Screens>>>;
  /** All other screens. */
  rest: Chunk<Screens>;
  createActor: (input: FlowInput, services: FlowServices) => FlowActor;
};

/** The chunk that a screen is in. */
export const chunkOf = ({entries, rest}: FlowDefinition, screen: Screen): Chunk<Screens> =>
  entries[screen] ?? rest;

/** All that is loaded of a flow when it is needed. */
export const chunksOf = ({entries, rest}: FlowDefinition): readonly Chunk<Screens>[] => [
  ...Object.values(entries),
  rest,
];

/** The component of a screen; nothing until its chunk has loaded. */
export const componentOf = (flow: FlowDefinition, screen: Screen): ComponentType | undefined =>
  chunkOf(flow, screen).get()?.[screen];
