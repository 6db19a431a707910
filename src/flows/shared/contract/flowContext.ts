import {useSelector} from '@xstate/react';
import {createContext, use} from 'react';
import type {Entries} from '../../../../machines/shared/flow/flowTypes.ts';
import type {BotCheck} from '../../../botCheck/botCheck.ts';
import type {FlowSnapshot, ScreenActor} from './flowActor.ts';

/**
 * Whether what was submitted goes on at once: the code of what comes next may have to be waited for (`slow`: long
 * enough to say so), or be missing.
 */
export type Gate = 'open' | 'waiting' | 'slow' | 'failed';

/** What screens take from the configuration. */
export type FlowSettings = {
  brandName: string;
  environmentSuffix: string;
  marketingUrl: string;
  comparePlansUrl: string;
  termsUrls: {free: string; pro: string};
  telephoneRequired: boolean;
  /** Empty = not shown. */
  privacyUrl: string;
  /** Empty = not shown. */
  contactUrl: string;
  /** What is said beside prices; empty = nothing. */
  pricesVat: 'excluded' | 'included' | '';
};

export type FlowScreenValue = {
  actor: ScreenActor;
  settings: FlowSettings;
  botCheck: BotCheck;
  gate: Gate;
  /** Whether the code of the calls or of the bot check is missing, which a notice above the screen says. */
  areCallsMissing: boolean;
  /** What a visitor can quote of the failure that led to an error screen. */
  lastReference: () => string | undefined;
  /** The clock, in epoch milliseconds. */
  now: () => number;
  entries: Entries;
  /** Goes to a path of the funnel without loading the page. */
  visit: (path: string) => void;
  /** Marks the page's title while a form has errors. */
  setHasErrors: (hasErrors: boolean) => void;
};

export const FlowScreenContext = createContext<FlowScreenValue | undefined>(undefined);

export const useFlow = (): FlowScreenValue => {
  const value = use(FlowScreenContext);
  if (!value) throw new Error('A flow screen was rendered outside its flow');
  return value;
};

export const useFlowSelector = <T>(select: (snapshot: FlowSnapshot) => T): T =>
  useSelector(useFlow().actor, select);
