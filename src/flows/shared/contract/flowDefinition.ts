import type {ComponentType} from 'react';
import type {FlowInput, Plan, Screen} from '../../../../machines/shared/flowTypes.ts';
import type {Part} from '../../../browser/part.ts';
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

/** What is drawn of some screens. */
export type Screens = Partial<Record<Screen, ComponentType>>;

/** A flow as the app sees it. */
export type FlowDefinition = {
  id: string;
  paths: Partial<Record<Screen, string>>;
  /** The paths that its choice of plans leads to, in this flow or another. */
  plans?: Partial<Record<Plan, string>>;
  views: Partial<Record<Screen, ScreenView>>;
  /** The screens that come with the flow itself. */
  start: Screens;
  /** The start step of a sign-up, which brings the form libraries. */
  account?: Part<Screens>;
  /** All other screens. */
  rest: Part<Screens>;
  createActor: (input: FlowInput, services: FlowServices) => FlowActor;
};

/** What has to come before a screen can be drawn; nothing for those that came with the flow. */
export const partOf = (
  {start, account, rest}: FlowDefinition,
  screen: Screen,
): Part<Screens> | undefined => {
  if (start[screen]) return undefined;
  return screen === 'account' && account ? account : rest;
};

/** What is drawn of a screen; nothing until it has come. */
export const componentOf = (flow: FlowDefinition, screen: Screen): ComponentType | undefined =>
  flow.start[screen] ?? partOf(flow, screen)?.get()?.[screen];
