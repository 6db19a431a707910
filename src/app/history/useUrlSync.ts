import {useEffect, useMemo, useRef} from 'react';
import {type NavigateOptions, type To, useLocation, useNavigate} from 'react-router-dom';
import {type AddressBarSettings, createAddressBar} from './addressBar.ts';

/** Ties the router to the session for as long as the app is drawn; gives the query it shows and the way to put a language there. */
export const useUrlSync = ({session, pageViews, trust, lastReference}: AddressBarSettings) => {
  const {search} = useLocation();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const bar = useMemo(
    () =>
      createAddressBar({
        session,
        pageViews,
        trust,
        lastReference,
        navigate: (to: To, options: NavigateOptions) => latest.current(to, options),
      }),
    [session, pageViews, trust, lastReference],
  );
  useEffect(() => bar.start(), [bar]);
  return {search, setLanguage: bar.setLanguage};
};
