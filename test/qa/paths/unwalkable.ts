import type {FlowName} from './flows.ts';

export type Runner = 'machine' | 'react' | 'browser';

type Reason = {
  reason: string;
  runners: readonly Runner[];
  /** Paths by their names in the golden files. */
  paths: Partial<Record<FlowName, readonly string[]>>;
  /** Arrows that no other path takes in these runners. */
  arrows?: Partial<Record<FlowName, readonly string[]>>;
};

const SUGGESTIONS = 'signingUp.enteringAccount.fillingIn.findingSuggestions';
const TYPING = 'signingUp.enteringAccount.fillingIn.typing';

const REASONS: readonly Reason[] = [
  {
    reason:
      'The first screen has no field for the company name; typing elsewhere takes the same arrow.',
    runners: ['react', 'browser'],
    paths: {
      free: ['signingUp.choosingFlow: types a company name ⇒ signingUp.choosingFlow'],
      pro: [`${TYPING}: types a company name ⇒ ${TYPING}`],
      upgrade: ['upgrading.choosingUpgrade: types a company name ⇒ upgrading.choosingUpgrade'],
    },
  },
  {
    reason:
      'The form sends no billing details with a gap, so that nothing is created without them (outcome c).',
    runners: ['react', 'browser'],
    paths: {
      pro: ['creatingEnvironment.waiting: the environment is created ⇒ created'],
      upgrade: [
        'creatingEnvironment.waiting: the environment is created ⇒ upgraded (after "submits billing details with a gap")',
      ],
    },
    arrows: {
      pro: ['pro.creatingEnvironment | xstate.done.actor.createEnvironment | 2'],
      upgrade: ['upgrade.creatingEnvironment | xstate.done.actor.createEnvironment | 2'],
    },
  },
  {
    reason:
      'A name whose look-up fails is left out, and the code that looks up was loaded a step before: in a browser nothing is left to fail.',
    runners: ['browser'],
    paths: {
      free: [`${SUGGESTIONS}: other web addresses cannot be found ⇒ ${TYPING}`],
      pro: [`${SUGGESTIONS}: other web addresses cannot be found ⇒ ${TYPING}`],
    },
    arrows: {
      free: [`free.${SUGGESTIONS} | xstate.error.actor.suggestDomainNames | 0`],
      pro: [`pro.${SUGGESTIONS} | xstate.error.actor.suggestDomainNames | 0`],
    },
  },
];

const listed = (
  runner: Runner,
  named: (reason: Reason) => readonly string[] | undefined,
): ReadonlyMap<string, string> =>
  new Map(
    REASONS.filter(({runners}) => runners.includes(runner)).flatMap((reason) =>
      (named(reason) ?? []).map((name) => [name, reason.reason] as const),
    ),
  );

/** Paths that a runner cannot walk, each with the reason. */
export const unwalkablePaths = (runner: Runner, flow: FlowName): ReadonlyMap<string, string> =>
  listed(runner, ({paths}) => paths[flow]);

/** Arrows that a runner does not take, each with the reason. */
export const untakenArrows = (runner: Runner, flow: FlowName): ReadonlyMap<string, string> =>
  listed(runner, ({arrows}) => arrows?.[flow]);

/** The arrows that a runner does not take for one of these reasons, in alphabetical order. */
export const arrowsWithout = (runner: Runner, flow: FlowName): string[] =>
  [...untakenArrows(runner, flow).keys()].toSorted();
