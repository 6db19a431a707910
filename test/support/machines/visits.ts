import {freePaths} from '../../../machines/free/freeTypes.ts';
import {proPaths} from '../../../machines/pro/proTypes.ts';
import type {
  FlowContext,
  FlowEvent,
  Screen,
  VisitKind,
} from '../../../machines/shared/flow/flowTypes.ts';
import {upgradePaths} from '../../../machines/upgrade/upgradeTypes.ts';

type Guard = (args: {context: FlowContext; event: FlowEvent}) => boolean;

const SCREENS = Object.keys({...freePaths, ...proPaths, ...upgradePaths}) as Screen[];
const KINDS: readonly VisitKind[] = ['address', 'history', 'link'];
const kept = {url: 'https://acmetest.testwerf.example'};

const events: readonly (readonly [words: string, event: FlowEvent])[] = [
  ['no visit', {type: 'step.goBack'}],
  ...SCREENS.flatMap((screen) =>
    KINDS.flatMap((by) => {
      const visit = {type: 'screen.visit', screen, by} as const;
      return [
        [`${screen} by ${by}`, visit],
        [`${screen} by ${by}, kept`, {...visit, kept}],
      ] as const;
    }),
  ),
];

/** Every way to ask for every screen of the funnel that a guard says yes to; `no visit` is any other event. */
export const visitsLetThrough = (guard: Guard, context: FlowContext): string[] =>
  events.filter(([, event]) => guard({context, event})).map(([words]) => words);

/** The ways to ask for some screens: all of them, or those of one kind. */
export const waysTo = (screens: readonly Screen[], kinds: readonly VisitKind[] = KINDS): string[] =>
  SCREENS.filter((screen) => screens.includes(screen)).flatMap((screen) =>
    kinds.flatMap((by) => [`${screen} by ${by}`, `${screen} by ${by}, kept`]),
  );

export const waysToOthersThan = (screens: readonly Screen[]): string[] =>
  waysTo(SCREENS.filter((screen) => !screens.includes(screen)));
