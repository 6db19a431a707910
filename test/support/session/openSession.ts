import type {FlowEvent} from '../../../machines/shared/flow/flowTypes.ts';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {type Draft, emptyDraft} from '../../../machines/shared/draft/draft.ts';
import type {Arrival} from '../../../src/app/session/arrival.ts';
import {createSession} from '../../../src/app/session/session.ts';
import {metaOf} from '../../../src/flows/shared/contract/flowActor.ts';
import {type Answers, createCallDesk, token} from './callDesk.ts';
import {account, details, password} from '../people.ts';

/** The app's session with form values in memory and calls that wait for the test to answer them. */
export const openSession = (stored: Draft = emptyDraft) => {
  const desk = createCallDesk();
  let draft = stored;
  const written: Draft[] = [];
  const session = createSession({
    formValues: {
      read: () => draft,
      write: (next) => {
        draft = next;
        written.push(next);
      },
    },
    telephoneRequired: true,
    services: desk.services,
  });
  let shown = 0;
  session.subscribe(() => {
    shown += 1;
  });

  const view = () => session.view();
  const actor = () => {
    const current = view();
    if (current?.kind !== 'flow') throw new Error('no flow is shown');
    return current.actor;
  };
  return {
    ...desk,
    session,
    written,
    actor,
    draft: () => draft,
    timesShown: () => shown,
    open: (path: string, rest: Partial<Arrival> = {}) =>
      session.visit({path, by: 'address', ...rest}),
    follow: (path: string) => session.visit({path, by: 'link'}),
    send: async (...events: FlowEvent[]) => {
      for (const event of events) actor().send(event);
      await nextTurn();
    },
    answer: async <N extends keyof Answers>(name: N, answer: Answers[N]) => {
      desk.answer(name, answer);
      await nextTurn();
    },
    /** Flow and screen, or the kind of page without a flow. */
    at: () => {
      const current = view();
      return current?.kind === 'flow'
        ? [current.flow.id, metaOf(current.actor.getSnapshot())?.screen]
        : current?.kind;
    },
    context: () => actor().getSnapshot().context,
  };
};

export type OpenedSession = ReturnType<typeof openSession>;

/** Walks the free flow until the creation request waits for its answer. */
export const startCreating = async (stage: OpenedSession) => {
  await stage.open('/free');
  await stage.send({type: 'account.submit', values: account, password: password()});
  await stage.answer('checkAvailability', {kind: 'free'});
  await stage.send({type: 'details.submit', values: details}, {type: 'team.skip'});
  await stage.answer('loadBotCheck', undefined);
  await stage.send({type: 'exampleData.submit', exampleData: 'data'});
  await stage.answer('executeBotCheck', token('v3', 3));
  await stage.answer('validateToken', {kind: 'valid'});
};
