import type {Mutant} from './listMutants.ts';

export type Tried = Mutant & {
  /** What noticed it; nothing when it survived. */
  noticedBy?: string | undefined;
};

/** A change that makes no difference anyone could see, by its file and its words in the report. */
type Equivalent = {file: string; words: string; reason: string};

const ONLY_VISITS_HAVE_A_SCREEN =
  'No event but a visit has a screen, so none of them equals the one asked for; the half is there for the types.';

const equivalents: readonly Equivalent[] = [
  {
    file: 'machines/free/freeGuards.ts',
    words: `"event.type === 'screen.visit' && event.screen === 'flowCh…" asks only "event.screen === 'flowChoice'"`,
    reason: ONLY_VISITS_HAVE_A_SCREEN,
  },
  {
    file: 'machines/free/freeGuards.ts',
    words: `"event.type === 'screen.visit' && event.screen === 'someth…" asks only "event.screen === 'somethingWentWrong'"`,
    reason: ONLY_VISITS_HAVE_A_SCREEN,
  },
  {
    file: 'machines/pro/proGuards.ts',
    words: `"asksFor(event, screen) && event.type === 'screen.visit'" asks only "asksFor(event, screen)"`,
    reason: '`asksFor` has asked for a visit already; the half is there for the types.',
  },
  {
    file: 'machines/shared/flowGuards.ts',
    words: `"event.type === 'screen.visit' && event.screen === screen" asks only "event.screen === screen"`,
    reason: ONLY_VISITS_HAVE_A_SCREEN,
  },
  {
    file: 'machines/shared/creation.ts',
    words: `the guard is lost: guard: {type: 'isTokenRefused' as const, params: answer}`,
    reason:
      'The last kind of answer there is: what is none of the kinds is a failed call and never asked about.',
  },
];

/** Why nothing can notice a mutant. */
export const reasonFor = (mutant: Mutant): string | undefined =>
  equivalents.find(({file, words}) => file === mutant.file && words === mutant.words)?.reason;
