import {PLANS} from '../../machines/shared/flow/flowTypes.ts';
import {restoreDraft} from '../../machines/shared/draft/restoreDraft.ts';
import {Secret} from '../../machines/shared/secret.ts';
import {metaOf} from '../flows/shared/contract/flowActor.ts';
import {startI18n} from '../i18n/i18n.ts';
import {loadTextsAhead} from '../i18n/texts.ts';
import {visitorsLanguage} from '../i18n/visitorsLanguage.ts';
import {guardSecondPress} from '../browser/secondPress.ts';
import {whenIdle} from '../browser/whenIdle.ts';
import {chunkOf, componentOf} from '../flows/shared/contract/flowDefinition.ts';
import type {AppProps} from './app.tsx';
import {readArrival, referenceIn} from './session/arrival.ts';
import {assembleApp} from './assembleApp.ts';
import {readPlace, replaceQuery} from './history/browserHistory.ts';
import type {Config} from './config.ts';
import {createFormValues, type FormValues} from './session/formValues.ts';
import {samePath} from './history/historyPlan.ts';
import {keepQuery} from './history/languageInUrl.ts';
import {usedIn} from './screens/keepInput.ts';
import {isNewEntry, isReturn} from './history/pageLoad.ts';
import {withoutParameters} from './history/query.ts';
import type {Session} from './session/session.ts';
import {entryState, keepPlace} from './history/trailState.ts';
import {watchUnexpectedErrors} from './errors/unexpectedErrors.ts';

/** Opens the page's own address, and clears from it what was applied. */
const arrive = async ({session, trust}: AppProps) => {
  if (isNewEntry()) keepPlace();
  const place = readPlace();
  const by = isReturn() ? 'history' : 'address';
  const applied = await session.visit(readArrival(place, by, trust));
  if (applied.length > 0) replaceQuery(withoutParameters(place.search, applied));
};

/** What was typed or chosen in a page whose screen does not come, for when it does. */
const keepForLater = ({session}: AppProps, formValues: FormValues, root: HTMLElement) => {
  const {password: typed, ...values} = usedIn(root);
  const password = typed ? new Secret(typed) : undefined;
  const plan = PLANS.find((one) => Object.values(values).includes(one));
  const view = session.view();
  if (view?.kind !== 'flow') {
    const isUsed = Object.keys(values).length > 0;
    if (isUsed) formValues.write(restoreDraft({...formValues.read(), ...values}));
    session.carry({password, plan});
    return;
  }
  view.actor.send({type: 'draft.save', values, ...(password && {password})});
  if (plan) view.actor.send({type: 'plan.choose', plan});
};

/** Whether the first view is what was prerendered for this path and language, so that React can hydrate it. */
const isPrerendered = ({session}: AppProps, root: HTMLElement, language: string): boolean => {
  const view = session.view();
  if (view?.kind !== 'flow' || root.dataset['language'] !== language) return false;
  if (root.childElementCount === 0) return false;
  const snapshot = view.actor.getSnapshot();
  const meta = metaOf(snapshot);
  return (
    meta !== undefined &&
    samePath(root.dataset['page'], meta.path) &&
    snapshot.context.environment.url === undefined
  );
};

/** In milliseconds, for which a page may stay as it is while the code of its screen comes. */
const LONGEST_BLANK = 2_000;

const after = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));

/** Resolves once there is something to show; whether it is a screen with all its code. */
const whenShown = async (session: Session): Promise<boolean> => {
  const view = session.view();
  if (view?.kind !== 'flow') return view?.kind === 'notFound';
  const screen = metaOf(view.actor.getSnapshot())?.screen;
  if (!screen) return true;
  const chunk = chunkOf(view.flow, screen);
  await Promise.race([chunk.load().catch(() => {}), after(LONGEST_BLANK)]);
  return componentOf(view.flow, screen) !== undefined;
};

/** Starts the funnel in a browser: its machines, the page's own address, the first screen's code. */
export const startApp = async (config: Config, root: HTMLElement) => {
  const {brandName} = config;
  const i18n = await startI18n({brandName, language: visitorsLanguage()});
  const formValues = createFormValues(() => sessionStorage);
  const inspector = import.meta.env.DEV
    ? await (await import('../inspector/feed/startFeed.ts')).startFeed()
    : undefined;
  const app = assembleApp(config, {
    ...inspector,
    i18n,
    formValues,
    origin: location.origin,
    page: window,
  });
  // Every step begins at the top, also one that is come back to.
  window.history.scrollRestoration = 'manual';
  watchUnexpectedErrors(window, app.failures.crash);
  guardSecondPress();
  const reference = referenceIn(entryState());
  if (reference) app.failures.recall(reference);
  const firstView = new Promise<void>((resolve) => void app.session.subscribe(resolve));
  void arrive(app);
  await firstView;
  const isLoaded = await whenShown(app.session);
  const hydrates = isLoaded && isPrerendered(app, root, i18n.language);
  // React keeps attributes as it finds them.
  if (hydrates) keepQuery(root, location.search);
  else if (!isLoaded) keepForLater(app, formValues, root);
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) app.session.resume('kept');
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') app.session.resume('visible');
  });
  void whenIdle().then(loadTextsAhead);
  return {i18n, app, hydrates};
};
