import type {Mutant} from './listMutants.ts';

export type Tried = Pick<Mutant, 'file' | 'line' | 'words'> & {
  /** What noticed it; nothing when it survived. */
  noticedBy?: string | undefined;
};

/** A change that makes no difference anyone could see, by its file and its words in the report. */
type Equivalent = {file: string; words: string; reason: string};

const ONLY_VISITS_HAVE_A_SCREEN =
  'No event but a visit has a screen, so none of them equals the one asked for; the half is there for the types.';

const NOTHING_TO_SPREAD =
  'Spreading null, a number or a text gives no field of the form, and only fields of the form are taken over.';
const BOTH_OR_NEITHER =
  'The expression finds digits and letters together or neither; the half is there for the types.';

const SETTLED = 'What has been settled is shown, on a screen; the mark is there for the types.';
const NO_TITLE = 'Browsers take no notice of the title.';
const SET_AT_START = 'The start sets it, before anything reads it.';

const equivalents: readonly Equivalent[] = [
  {
    file: 'machines/shared/flow/flowGuards.ts',
    words: `"event.type === 'screen.visit' && event.screen === screen" asks only "event.screen === screen"`,
    reason: ONLY_VISITS_HAVE_A_SCREEN,
  },
  {
    file: 'machines/shared/states/creation.ts',
    words: `the guard is lost: guard: {type: 'isTokenRefused' as const, params: answer}`,
    reason:
      'The last kind of answer there is: what is none of the kinds is a failed call and never asked about.',
  },
  {
    file: 'machines/shared/draft/restoreDraft.ts',
    words: `"typeof value === 'object' && value !== null" asks only "typeof value === 'object'"`,
    reason: NOTHING_TO_SPREAD,
  },
  {
    file: 'machines/shared/draft/restoreDraft.ts',
    words: `"typeof value === 'object' && value !== null" asks only "value !== null"`,
    reason: NOTHING_TO_SPREAD,
  },
  {
    file: 'machines/shared/draft/restoreDraft.ts',
    words: `"Object.hasOwn(found, field) && typeof value === 'string'" asks only "typeof value === 'string'"`,
    reason:
      'What is asked is a fresh copy of own values, and no field is named as something that every object has.',
  },
  {
    file: 'machines/shared/draft/team.ts',
    words: `"isFilled(ownEmail) ? [emailKey(ownEmail)] : []" became "[emailKey(ownEmail)]"`,
    reason:
      'An empty address would be taken, but a row without an address is told so before that is asked.',
  },
  {
    file: 'machines/shared/draft/tidy.ts',
    words: `"dutch && digits && letters" asks only "dutch && digits"`,
    reason: BOTH_OR_NEITHER,
  },
  {
    file: 'machines/shared/draft/tidy.ts',
    words: `"dutch && digits" asks only "dutch"`,
    reason: BOTH_OR_NEITHER,
  },
  {
    file: 'src/api/trustedAddress.ts',
    words: `"{ return undefined; }" became "{}" in "} catch {"`,
    reason: 'A function that ends returns the same.',
  },
  {
    file: 'src/api/trustedAddress.ts',
    words: `"[]" became "["Stryker was here"]" in "const [, scheme, host] = PLAIN_ADDRESS.exec(address.toLowerCase()) ?? [];"`,
    reason: 'Nothing looks at the first element.',
  },
  {
    file: 'src/app/history/addressBar.ts',
    words: `"view?.kind" became "view.kind" in "view?.kind === 'flow' && metaOf(view.actor.getSnapshot())?.screen === 'somethingWentWrong';"`,
    reason: SETTLED,
  },
  {
    file: 'src/app/history/addressBar.ts',
    words: `"metaOf(view.actor.getSnapshot())?.screen" became "metaOf(view.actor.getSnapshot()).screen" in "view?.kind === 'flow' && metaOf(view.actor.getSnapshot())?.screen === 'somethingWentWrong';"`,
    reason: SETTLED,
  },
  {
    file: 'src/app/history/addressBar.ts',
    words: `"view?.kind" became "view.kind" in "if (view?.kind === 'flow') return path;"`,
    reason: SETTLED,
  },
  {
    file: 'src/app/history/addressBar.ts',
    words: `"view?.kind" became "view.kind" in "return view?.kind === 'notFound' ? UNKNOWN_PATH : undefined;"`,
    reason: SETTLED,
  },
  {
    file: 'src/app/history/browserHistory.ts',
    words: `"''" became ""Stryker was here!"" in "history.replaceState(history.state, '', address);"`,
    reason: NO_TITLE,
  },
  {
    file: 'src/app/history/trailState.ts',
    words: `"''" became ""Stryker was here!"" in "window.history.replaceState({...window.history.state, [OWN]: own}, '');"`,
    reason: NO_TITLE,
  },
  {
    file: 'src/app/history/urlSync.ts',
    words: `"[]" became "["Stryker was here"]" in "let here: Trail = [];"`,
    reason: SET_AT_START,
  },
  {
    file: 'src/app/history/urlSync.ts',
    words: `"[]" became "["Stryker was here"]" in "let stood: Trail = [];"`,
    reason: SET_AT_START,
  },
];

/** Why nothing can notice a mutant. */
export const reasonFor = (mutant: Pick<Mutant, 'file' | 'words'>): string | undefined =>
  equivalents.find(({file, words}) => file === mutant.file && words === mutant.words)?.reason;
