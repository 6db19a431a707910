import {useCallback, useEffect, useMemo, useSyncExternalStore} from 'react';
import {useTranslation} from 'react-i18next';
import type {Trust} from '../api/trustedAddress.ts';
import type {BotCheck} from '../botCheck/botCheck.ts';
import type {FlowSettings} from '../flows/shared/contract/flowContext.ts';
import {showLanguage} from '../i18n/i18n.ts';
import {toLanguage} from '../i18n/languages.ts';
import type {PageViews} from '../telemetry/pageViews.ts';
import {CrashScreen} from './errors/crashScreen.tsx';
import {ErrorBoundary} from './errors/errorBoundary.tsx';
import type {FailureReports} from './errors/failureReports.ts';
import {FlowView} from './screens/flowView.tsx';
import {LoadingScreen} from './loading/loadingScreen.tsx';
import {NotFoundScreen} from './screens/notFoundScreen.tsx';
import {Readiness} from './screens/readiness.ts';
import type {Session} from './session/session.ts';
import {ShellContext} from './screens/shell.ts';
import {useHeadingFocus} from './screens/useHeadingFocus.ts';
import {useUrlSync} from './history/useUrlSync.ts';

export type AppProps = {
  session: Session;
  settings: FlowSettings;
  botCheck: BotCheck;
  pageViews: PageViews;
  failures: FailureReports;
  trust: Trust;
  /** Called once the first view is rendered. */
  putBack?: (() => void) | undefined;
};

/** The whole funnel below the router. */
export const App = ({
  session,
  settings,
  botCheck,
  pageViews,
  failures,
  trust,
  putBack,
}: AppProps) => {
  const {i18n} = useTranslation();
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  const {search, setLanguage} = useUrlSync({
    session,
    pageViews,
    trust,
    lastReference: failures.lastReference,
  });
  const visit = useCallback((path: string) => void session.visit({path, by: 'link'}), [session]);

  const shell = useMemo(
    () => ({
      settings,
      search,
      setLanguage: (code: string) => {
        const language = toLanguage(code);
        // Until its texts are there the page stays in the one it is in, and says where they are missing.
        void showLanguage(i18n, language).then((isShown) => isShown && setLanguage(language));
      },
    }),
    [settings, search, setLanguage, i18n],
  );

  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);

  useHeadingFocus(view?.kind);

  return (
    <ShellContext value={shell}>
      <ErrorBoundary fallback={CrashScreen} onCrash={failures.crash}>
        {view?.kind === 'flow' && (
          <FlowView
            {...view}
            settings={settings}
            botCheck={botCheck}
            lastReference={failures.lastReference}
            visit={visit}
          />
        )}
        {view?.kind === 'notFound' && (
          <NotFoundScreen visit={visit} hasPassword={session.hasPassword()} />
        )}
        {view?.kind === 'loading' && <LoadingScreen hasPassword={session.hasPassword()} />}
      </ErrorBoundary>
      <Readiness putBack={putBack} />
    </ShellContext>
  );
};
