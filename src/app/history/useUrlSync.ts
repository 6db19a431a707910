import {useEffect, useMemo, useRef} from 'react';
import {type NavigateOptions, type To, useLocation, useNavigate} from 'react-router-dom';
import {type AddressBarSettings, createAddressBar} from './addressBar.ts';

/** Ties the router to the session while the app is mounted. Returns the query and a setter for the language in it. */
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
