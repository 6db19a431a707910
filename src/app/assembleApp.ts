import {createTrust} from '../api/trustedAddress.ts';
import {chunks} from '../browser/chunk.ts';
import type {Translations} from '../i18n/i18n.ts';
import {toLanguage} from '../i18n/languages.ts';
import {createErrorReports} from '../telemetry/errorReports.ts';
import {createPageViews} from '../telemetry/pageViews.ts';
import {createReference} from '../telemetry/reference.ts';
import type {AppProps} from './app.tsx';
import type {Config} from './config.ts';
import {createFailureReports} from './errors/failureReports.ts';
import type {FormValues} from './session/formValues.ts';
import {lazyApi} from './loading/lazyApi.ts';
import {lazyBotCheck} from './loading/lazyBotCheck.ts';
import {entries} from './session/routes.ts';
import {createSession, type SessionSettings} from './session/session.ts';

type Surroundings = Pick<SessionSettings, 'watch'> & {
  i18n: Translations;
  formValues: FormValues;
  /** The own origin, without a slash at the end. */
  origin: string;
  /** Dispatches the events of being left. */
  page?: EventTarget;
};

/** Puts together everything that lives outside React; nothing of it acts before it is asked to. */
export const assembleApp = (
  config: Config,
  {i18n, formValues, origin, page, ...session}: Surroundings,
): AppProps => {
  const failures = createFailureReports(createErrorReports({dsn: config.sentryDsn, page}), () =>
    createReference(Math.random),
  );
  const pageViews = createPageViews({endpoint: config.analyticsUrl});
  const trust = createTrust(config);
  const botCheck = lazyBotCheck(config.recaptcha);
  const api = lazyApi({host: config.apiHost, trust, reportUntrusted: failures.untrustedAddress});
  // Where the code of a call is missing the call has failed, which is reported by itself.
  chunks.watch((name) => name === 'api' || name === 'botCheck' || failures.missingChunk());
  const services = {
    api,
    trust,
    botCheck,
    language: () => toLanguage(i18n.resolvedLanguage),
    origin,
    report: failures.call,
    entries,
    announcePremiumRequest: () => pageViews.goal('Premium request', entries.upgrade.premium),
  } satisfies SessionSettings['services'];
  return {
    session: createSession({
      ...session,
      formValues,
      telephoneRequired: config.telephoneRequired,
      services,
    }),
    settings: config,
    botCheck,
    pageViews,
    failures,
    trust,
  };
};
