import type {FlowInput, Plan, Screen} from '../../../machines/shared/flowTypes.ts';
import type {TextKey} from '../../i18n/textKey.ts';
import type {FlowActor} from './flowActor.ts';
import type {FlowServices} from './flowServices.ts';
import type {LazyScreen} from './lazyScreen.ts';

export type Tier = 'free' | 'pro' | 'premium' | 'none';

/** What has happened by the time a screen is shown, and where it leads to; or that it failed. */
export type Outcome =
  {texts: readonly TextKey[]; addresses: readonly ('url' | 'paymentPage')[]} | 'failed';

/** One screen of a flow: what is drawn, the logo above it, its title and its place in the progress header. */
export type ScreenView = {
  screen: LazyScreen;
  tier: Tier;
  title: TextKey;
  step?: {number: number; total: number; name: TextKey} | undefined;
  /** Leaves room beside the card for the order summary. */
  wide?: boolean | undefined;
  /** Said under the title where the screen's own code is missing. */
  outcome?: Outcome | undefined;
};

/** A flow as the app sees it. */
export type FlowDefinition = {
  id: string;
  paths: Partial<Record<Screen, string>>;
  /** The paths that its choice of plans leads to, in this flow or another. */
  plans?: Partial<Record<Plan, string>>;
  screens: Partial<Record<Screen, ScreenView>>;
  createActor: (input: FlowInput, services: FlowServices) => FlowActor;
};
