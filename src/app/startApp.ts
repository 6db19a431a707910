import type {BotCheck} from '../botCheck/botCheck.ts';
import {createRecaptcha} from '../botCheck/recaptcha.ts';
import {metaOf} from '../flows/shared/flowActor.ts';
import type {FlowServices} from '../flows/shared/flowServices.ts';
import {createTrust, type Trust} from '../api/trustedAddress.ts';
import {startI18n} from '../i18n/i18n.ts';
import {toLanguage} from '../i18n/languages.ts';
import {createErrorReports} from '../telemetry/errorReports.ts';
import {createPageViews} from '../telemetry/pageViews.ts';
import {createReference} from '../telemetry/reference.ts';
import {readArrival, withoutParameters} from './arrival.ts';
import type {Config} from './config.ts';
import {createFormValues} from './formValues.ts';
import {lazyApi} from './lazyApi.ts';
import {createSession, type Session} from './session.ts';
import {entryState, keepWithEntry} from './trailState.ts';

/** Came here with the browser's Back or Forward from another site. */
const isHistoryLoad = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
};

/** Opens the page's own address, and clears from it what was taken over. */
const arrive = async (session: Session, trust: Trust) => {
  const {pathname, search} = location;
  const by = isHistoryLoad() ? 'history' : 'address';
  const takenOver = await session.visit(
    readArrival({pathname, search, state: entryState()}, by, trust),
  );
  if (takenOver.length > 0) {
    history.replaceState(history.state, '', pathname + withoutParameters(search, takenOver));
  }
};

/** The first screen is drawn at once, so its code comes before. */
const loadShownScreen = async (session: Session) => {
  const view = session.view();
  const screen = view?.kind === 'flow' && metaOf(view.actor.getSnapshot())?.screen;
  if (screen) await view.flow.screens[screen]?.screen.load();
};

/** Puts the funnel together: everything that lives outside React, started once. */
export const startApp = async (config: Config) => {
  const i18n = startI18n(config);
  const language = () => toLanguage(i18n.resolvedLanguage);
  const errorReports = createErrorReports({dsn: config.sentryDsn});
  const pageViews = createPageViews({endpoint: config.analyticsUrl});
  const trust = createTrust(config);
  const botCheck: BotCheck = createRecaptcha(config.recaptcha);
  const report: FlowServices['report'] = ({call, failure}, where) =>
    errorReports.report({reference: createReference(Math.random), call, failure, ...where});
  const api = lazyApi({
    host: config.apiHost,
    trust,
    reportUntrusted: (field) =>
      report(
        {
          call: 'createEnvironment',
          failure: {kind: 'malformed', message: `Untrusted address in ${field}`},
        },
        {flow: 'any', state: 'creatingEnvironment'},
      ),
  });
  const inspector = import.meta.env.DEV
    ? await (await import('../inspector/feed/startFeed.ts')).startFeed()
    : undefined;
  const session = createSession({
    ...inspector,
    formValues: createFormValues(() => sessionStorage),
    telephoneRequired: config.telephoneRequired,
    services: {
      api,
      trust,
      botCheck,
      language,
      origin: location.origin,
      report,
      announcePremiumRequest: () => pageViews.goal('Premium request', '/premium'),
      openPaymentPage: (environment) => {
        keepWithEntry({payment: environment});
        const {paymentPage} = environment;
        // Later, so that the machine has left creation and nothing asks before leaving.
        if (paymentPage) setTimeout(() => location.assign(paymentPage));
      },
    },
  });
  await arrive(session, trust);
  await loadShownScreen(session);
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) session.resume();
  });
  return {i18n, app: {session, settings: config, botCheck, pageViews, errorReports, trust}};
};
