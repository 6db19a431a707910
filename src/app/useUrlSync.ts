import {useCallback, useEffect, useMemo, useRef} from 'react';
import {NavigationType, useLocation, useNavigate, useNavigationType} from 'react-router-dom';
import type {Trust} from '../api/trustedAddress.ts';
import type {PageViews} from '../telemetry/pageViews.ts';
import {metaOf} from '../flows/shared/flowActor.ts';
import {afterPaint} from '../ui/afterPaint.ts';
import {readArrival} from './arrival.ts';
import {languageIn, withLanguage} from './languageInUrl.ts';
import type {FailureReports} from './failureReports.ts';
import type {Session, View} from './session.ts';
import {entryState, keepWithEntry, trailOf} from './trailState.ts';
import {createUrlSync} from './urlSync.ts';

/** How long the history must have been still before an entry is corrected, in milliseconds. */
const REST = 50;

const once = (pageViews: PageViews) => {
  let last: string | undefined;
  return (path: string) => {
    if (path === last) return;
    last = path;
    afterPaint(() => pageViews.pageView(path));
  };
};

type Settings = {
  session: Session;
  pageViews: PageViews;
  trust: Trust;
  lastReference: FailureReports['lastReference'];
};

const showsError = (view: View | undefined): boolean =>
  view?.kind === 'flow' && metaOf(view.actor.getSnapshot())?.screen === 'somethingWentWrong';

/** Ties the router to the session; gives the way to put a language into the address. */
export const useUrlSync = ({session, pageViews, trust, lastReference}: Settings) => {
  const location = useLocation();
  const navigate = useNavigate();
  const language = useRef(languageIn(location.search));
  const latest = useRef({location, navigate});
  latest.current = {location, navigate};

  const sync = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const countView = once(pageViews);
    const go = (path: string, trail: readonly string[], replace: boolean, query = '') => {
      const search = language.current ? withLanguage(query, language.current) : query;
      void latest.current.navigate({pathname: path, search}, {replace, state: {trail}});
    };
    return createUrlSync({
      session,
      history: {
        push: (path, trail) => go(path, trail, false),
        replace: (path, trail) => go(path, trail, true),
        redirect: (path, trail) => go(path, trail, true, latest.current.location.search),
        go: (delta) => void latest.current.navigate(delta),
        keep: (environment) => keepWithEntry({environment}),
        // Later, so that the machine has left creation and nothing asks before leaving.
        leave: (address) => setTimeout(() => window.location.assign(address)),
      },
      afterRest: (action) => {
        clearTimeout(timer);
        timer = setTimeout(action, REST);
      },
      onSettled: (path) => {
        countView(path);
        const reference = lastReference();
        if (reference && showsError(session.view())) keepWithEntry({reference});
      },
    });
  }, [session, pageViews, lastReference]);

  useEffect(() => sync.start(trailOf(latest.current.location)), [sync]);

  const {search, pathname} = location;
  // Before an arrival is answered: the answer may put another path in the place of this one.
  useEffect(() => {
    const wanted = language.current;
    if (!wanted || languageIn(search) === wanted) return;
    void navigate(
      {pathname, search: withLanguage(search, wanted)},
      {replace: true, state: entryState()},
    );
  }, [navigate, pathname, search]);

  const {key} = location;
  const isTraversal = useNavigationType() === NavigationType.Pop;
  const startedAt = useRef(key);
  useEffect(() => {
    if (startedAt.current === key) return;
    startedAt.current = '';
    // Drawing an own address may lag behind a machine that moved on: it asks for nothing.
    if (!isTraversal) return;
    const arrived = latest.current.location;
    void sync.arrive(trailOf(arrived), readArrival(arrived, 'history', trust));
  }, [sync, key, isTraversal, trust]);

  const setLanguage = useCallback((next: 'nl' | 'en') => {
    language.current = next;
    const {pathname: path, search: query} = latest.current.location;
    void latest.current.navigate(
      {pathname: path, search: withLanguage(query, next)},
      {replace: true, state: entryState()},
    );
  }, []);
  return {search, setLanguage};
};
