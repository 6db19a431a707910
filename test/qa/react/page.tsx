import {act, cleanup, render} from '@testing-library/react';
import {I18nextProvider} from 'react-i18next';
import {BrowserRouter} from 'react-router-dom';
import {StyleSheetManager} from 'styled-components';
import type {AnyActorRef, AnyMachineSnapshot, InspectionEvent} from 'xstate';
import {vi} from 'vitest';
import type {Environment} from '../../../machines/shared/flow/callResults.ts';
import type {Api} from '../../../src/api/api.ts';
import {App} from '../../../src/app/app.tsx';
import {readArrival} from '../../../src/app/session/arrival.ts';
import {readPlace, replaceQuery} from '../../../src/app/history/browserHistory.ts';
import {createFailureReports} from '../../../src/app/errors/failureReports.ts';
import {createFormValues} from '../../../src/app/session/formValues.ts';
import {withoutParameters} from '../../../src/app/history/query.ts';
import {createSession, type Session} from '../../../src/app/session/session.ts';
import type {FlowActor} from '../../../src/flows/shared/contract/flowActor.ts';
import {startI18n} from '../../../src/i18n/i18n.ts';
import {createCallDesk, networkFailure} from '../../support/session/callDesk.ts';
import {leafOf} from '../../support/machines/position.ts';
import {settings} from '../../support/screens/stage.tsx';
import type {View} from '../paths/expected.ts';
import {MESSAGES, type Message} from '../paths/words.ts';

/** Longer than the history has to rest before the app corrects it. */
const REST = 60;

type Held = {let: (through: boolean) => void};

/**
 * The app's own session, URL sync and screens on a page of their own: calls wait until they are answered, the
 * clock stands still until time is let pass.
 */
export const createPage = (inspect: (inspected: InspectionEvent) => void) => {
  const desk = createCallDesk();
  const styles = document.createElement('div');
  let held: Held[] = [];
  let actor: FlowActor | undefined;
  let entries = 1;
  let session: Session | undefined;
  const departures = vi.spyOn(window.location, 'assign').mockImplementation(() => {});

  // happy-dom's own count loses what lies ahead of an entry that is replaced, as no browser does.
  const push = history.pushState.bind(history);
  const pushes = vi.spyOn(history, 'pushState').mockImplementation((kept, title, address) => {
    entries = (history.state?.funnel?.trail?.length ?? 1) + 1;
    push(kept, title, address);
  });

  const crash = (error: unknown) => {
    throw error;
  };
  const failures = createFailureReports({report: () => {}, crash}, () => 'everywhere');

  const state = (): string => (actor ? leafOf(actor.getSnapshot() as AnyMachineSnapshot) : '');

  /** The code that calls the API is loaded at the first call; here it waits like any other answer. */
  const api = (): Promise<Api> =>
    new Promise((resolve, reject) => {
      held.push({
        let: (through) => (through ? resolve(desk.services.api()) : reject(networkFailure)),
      });
    });
  const letApi = (through: boolean) => {
    for (const one of held) one.let(through);
    held = [];
  };

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const settle = async () => {
    await pass(REST);
    if (!state().endsWith('findingSuggestions')) letApi(true);
    await pass(REST);
  };

  const {trust} = desk.services;
  const watch = (started: FlowActor) => {
    actor = started;
    (started as unknown as AnyActorRef).system.inspect(inspect);
  };

  const open = async (address: string, kept?: Environment) => {
    const i18n = await startI18n({brandName: settings.brandName, language: 'nl'});
    const path = address.replace(/\?.*$/, '');
    entries = 1;
    push(kept ? {funnel: {trail: [path], environment: kept}} : null, '', address);
    session = createSession({
      formValues: createFormValues(() => sessionStorage),
      telephoneRequired: true,
      services: {...desk.services, api},
      watch,
    });
    const applied = await session.visit(readArrival(readPlace(), 'address', trust));
    if (applied.length > 0) replaceQuery(withoutParameters(location.search, applied));
    render(
      <I18nextProvider i18n={i18n}>
        <StyleSheetManager target={styles}>
          <BrowserRouter>
            <App
              session={session}
              settings={settings}
              botCheck={desk.botCheck}
              pageViews={{pageView: () => {}, goal: () => {}}}
              failures={failures}
              trust={trust}
            />
          </BrowserRouter>
        </StyleSheetManager>
      </I18nextProvider>,
    );
    await settle();
  };

  const popped = (go: () => void) =>
    act(async () => {
      const arrived = new Promise((resolve) => addEventListener('popstate', resolve, {once: true}));
      go();
      await arrived;
    });

  /** An entry as an earlier visit leaves it, reached with Forward. */
  const traverse = async (path: string) => {
    const trail = [...(history.state?.funnel?.trail ?? [location.pathname]), path];
    history.pushState({funnel: {trail}}, '', path);
    await popped(() => history.back());
    await popped(() => history.forward());
  };

  return {
    desk,
    letApi,
    pass,
    settle,
    open,
    traverse,
    departures: () => departures.mock.calls.length,
    resume: () => session?.resume('kept'),
    observe: (): View => {
      const main = document.querySelector('main')?.textContent ?? '';
      const headings = [...document.querySelectorAll('h1')].map((h1) => h1.textContent);
      const known = Object.keys(MESSAGES) as Message[];
      return {
        state: state(),
        path: location.pathname,
        heading: headings.join(' | '),
        title: document.title,
        messages: known.filter((message) => main.includes(MESSAGES[message])),
        entries,
        formValues: JSON.parse(sessionStorage.getItem('formvalues') ?? 'null'),
      };
    },
    close: () => {
      cleanup();
      departures.mockRestore();
      pushes.mockRestore();
      sessionStorage.clear();
    },
  };
};

export type ReactPage = ReturnType<typeof createPage>;
