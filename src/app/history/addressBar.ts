import type {NavigateOptions, To} from 'react-router-dom';
import type {Trust} from '../../api/trustedAddress.ts';
import {metaOf} from '../../flows/shared/contract/flowActor.ts';
import {afterPaint} from '../../browser/afterPaint.ts';
import type {Language} from '../../i18n/languages.ts';
import type {PageViews} from '../../telemetry/pageViews.ts';
import {readArrival} from '../session/arrival.ts';
import {goTo, onArrival, readPlace, replaceQuery} from './browserHistory.ts';
import type {FailureReports} from '../errors/failureReports.ts';
import type {Trail} from './historyPlan.ts';
import {languageIn, withLanguage} from './languageInUrl.ts';
import type {Session, View} from '../session/session.ts';
import {keepWithEntry, keptLength, trailOf} from './trailState.ts';
import {createUrlSync} from './urlSync.ts';

/** How long the history must have been still before an entry is corrected, in milliseconds. */
const REST = 50;
/** How long an answer, or a move through the history, is waited for, in milliseconds. */
const PATIENCE = 500;

/** The path sent to analytics for every address that shows no page: what was typed is the visitor's. */
const UNKNOWN_PATH = '/404';

export type AddressBarSettings = {
  session: Session;
  pageViews: PageViews;
  trust: Trust;
  lastReference: FailureReports['lastReference'];
};

type Settings = AddressBarSettings & {
  /** The router's, which writes at once and renders later. */
  navigate: (to: To, options: NavigateOptions) => unknown;
};

const showsError = (view: View | undefined): boolean =>
  view?.kind === 'flow' && metaOf(view.actor.getSnapshot())?.screen === 'somethingWentWrong';

const countedPath = (view: View | undefined, path: string): string | undefined => {
  if (view?.kind === 'flow') return path;
  return view?.kind === 'notFound' ? UNKNOWN_PATH : undefined;
};

/** Sends each path to analytics once. */
const countingViews = ({pageViews, session}: Omit<Settings, 'navigate'>) => {
  let last: string | undefined;
  return (path: string) => {
    const counted = countedPath(session.view(), path);
    if (counted === undefined || counted === last) return;
    last = counted;
    afterPaint(() => pageViews.pageView(counted));
  };
};

/** The browser's address bar: follows the session's machine, and keeps the language that was chosen. */
export const createAddressBar = ({navigate, ...settings}: Settings) => {
  const {session, trust, lastReference} = settings;
  const countView = countingViews(settings);
  let language: Language | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showLanguage = () => {
    if (language && languageIn(location.search) !== language)
      replaceQuery(withLanguage(location.search, language));
  };
  const write = (path: string, query: string, replace: boolean) =>
    navigate({pathname: path, search: language ? withLanguage(query, language) : query}, {replace});
  const push = (path: string, trail: Trail) => {
    write(path, '', false);
    keepWithEntry({trail, length: history.length});
  };
  const replace = (path: string, trail: Trail, query = '') => {
    // The entry's place among the others, which stays.
    const length = keptLength();
    write(path, query, true);
    keepWithEntry({trail, length});
  };

  const sync = createUrlSync({
    session,
    history: {
      push,
      replace,
      redirect: (path, trail) => replace(path, trail, location.search),
      go: goTo,
      keep: (environment) => keepWithEntry({environment}),
      // Later, so that the machine has left creation and nothing asks before leaving.
      leave: (address) => setTimeout(() => window.location.assign(address)),
    },
    afterRest: (action) => {
      clearTimeout(timer);
      timer = setTimeout(action, REST);
    },
    patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    onSettled: (path) => {
      countView(path);
      const reference = lastReference();
      if (reference && showsError(session.view())) keepWithEntry({reference});
    },
  });

  const arrive = () => {
    // Before the arrival is answered: the answer may put another path in the place of this one.
    showLanguage();
    const place = readPlace();
    void sync.arrive(trailOf(place), readArrival(place, 'history', trust));
  };

  return {
    start: () => {
      language ??= languageIn(location.search);
      const stop = sync.start(trailOf(readPlace()));
      const stopListening = onArrival(arrive);
      return () => {
        stopListening();
        stop();
      };
    },
    setLanguage: (next: Language) => {
      language = next;
      showLanguage();
    },
  };
};
