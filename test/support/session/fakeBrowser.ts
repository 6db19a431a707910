import {setImmediate as nextTurn} from 'node:timers/promises';
import type {FlowEvent, Screen, VisitKind} from '../../../machines/shared/flow/flowTypes.ts';
import type {CallFailure, Environment} from '../../../machines/shared/flow/callResults.ts';
import {findFlow} from '../../../src/app/session/flows.ts';
import {createFormValues} from '../../../src/app/session/formValues.ts';
import {createSession, type View} from '../../../src/app/session/session.ts';
import {samePath, type Trail} from '../../../src/app/history/historyPlan.ts';
import {trailOf} from '../../../src/app/history/trailState.ts';
import {createUrlSync} from '../../../src/app/history/urlSync.ts';
import {metaOf} from '../../../src/flows/shared/contract/flowActor.ts';
import {chunksOf} from '../../../src/flows/shared/contract/flowDefinition.ts';
import {type Answers, createCallDesk} from './callDesk.ts';

type Entry = {path: string; trail?: Trail; environment?: Environment; frame?: boolean};

const ELSEWHERE = 'elsewhere';
const MOST_TURNS = 100;

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Waiting for a file takes more turns than a browser is left to rest. */
const fetchAll = async () => {
  for (const path of ['/', '/pro', '/upgrade/']) {
    const flow = await findFlow(path)?.load();
    if (flow) await Promise.all(chunksOf(flow).map((chunk) => chunk.load()));
  }
};

const screenOf = (view: View | undefined): Screen | undefined =>
  view?.kind === 'flow' ? metaOf(view.actor.getSnapshot())?.screen : undefined;

const pathOf = (view: View | undefined): string | undefined => {
  if (view?.kind === 'flow') return metaOf(view.actor.getSnapshot())?.path;
  return view?.kind === 'notFound' ? view.path : undefined;
};

/**
 * The app's session and URL sync on a history that behaves as a browser's: pushes and replaces happen at once
 * and without an event, going takes a task and fires one, or is lost. Before our entries lies another site.
 */
export const openBrowser = async (
  path: string,
  {
    trail,
    by = 'address',
    entriesAreKnown = false,
  }: {trail?: Trail; by?: VisitKind; entriesAreKnown?: boolean} = {},
) => {
  await fetchAll();
  const own = (trail ?? [path]).map((visited, index, all) => ({
    path: visited,
    ...(trail && {trail: all.slice(0, index + 1)}),
  }));
  let entries: Entry[] = [{path: ELSEWHERE}, ...own];
  let index = entries.length - 1;
  let tasks: (() => void)[] = [];
  let isNotified = true;
  let atRest: (() => void) | undefined;
  let waiting: (() => void)[] = [];
  let losesMoves = 0;
  const settled: string[] = [];
  const left: string[] = [];

  const desk = createCallDesk();
  const session = createSession({
    formValues: createFormValues(blocked),
    telephoneRequired: true,
    services: desk.services,
  });

  const here = (): Entry => entries[index] ?? {path: ELSEWHERE};
  const notify = () => {
    if (!isNotified) return;
    isNotified = false;
    tasks.push(() => {
      isNotified = true;
      const {path: pathname, trail: kept, environment} = here();
      void sync.arrive(trailOf({pathname, state: kept && {trail: kept}}), {
        path: pathname,
        by: 'history',
        kept: environment,
      });
    });
  };
  /** Where the browser knows the page's own entries, it goes to one of them, whatever happens on the way. */
  const ownEntry = (delta: number) => {
    const own = entries.filter(({frame}) => !frame);
    const at = entries.slice(1, index + 1).filter(({frame}) => !frame).length;
    return own[at + delta];
  };
  const go = (delta: number) => {
    if (losesMoves > 0) {
      losesMoves -= 1;
      return;
    }
    const target = entriesAreKnown ? ownEntry(delta) : undefined;
    tasks.push(() => {
      index = target ? entries.indexOf(target) : index + delta;
      if (index < 0 || here().path === ELSEWHERE) throw new Error('the app left the site');
      notify();
    });
  };

  const replace = (to: string, kept: Trail) => {
    entries = entries.with(index, {path: to, trail: kept});
  };

  const sync = createUrlSync({
    session,
    history: {
      push: (to, kept) => {
        entries = [...entries.slice(0, index + 1), {path: to, trail: kept}];
        index += 1;
      },
      replace,
      redirect: replace,
      go,
      keep: (environment) => {
        entries = entries.with(index, {...here(), environment});
      },
      leave: (address) => {
        entries = entries.slice(0, index + 1);
        left.push(address);
      },
    },
    afterRest: (action) => {
      atRest = action;
    },
    patience: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    onSettled: (to) => settled.push(to),
  });

  /** Lets everything under way finish. */
  const rest = async () => {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      await nextTurn();
      const due = tasks;
      tasks = [];
      for (const task of due) task();
      if (due.length > 0) continue;
      await nextTurn();
      if (tasks.length > 0) continue;
      const action = atRest;
      atRest = undefined;
      action?.();
      if (action) continue;
      if (waiting.length === 0) return;
      const given = waiting;
      waiting = [];
      for (const give of given) give();
    }
    throw new Error('the history never comes to rest');
  };

  await session.visit({path, by});
  const stop = sync.start(trailOf({pathname: path, state: trail && {trail}}));
  await rest();

  const press = (delta: number) => {
    tasks.push(() => {
      if (index + delta < 1 || index + delta >= entries.length) return;
      index += delta;
      notify();
    });
  };

  return {
    desk,
    session,
    sync,
    stop,
    press,
    /** A frame's entries are the same to the page, which gets no event of them. */
    addFrameEntries: (count: number) => {
      const added = Array.from({length: count}, () => ({...here(), frame: true}));
      entries = [...entries.slice(0, index + 1), ...added];
      index += count;
    },
    /** As a link to a fragment of the page does: with an event, and without anything of ours. */
    addForeignEntry: () => {
      entries = [...entries.slice(0, index + 1), {path: here().path}];
      index += 1;
      notify();
    },
    /** The next move that the app asks for leads nowhere. */
    loseMove: () => {
      losesMoves += 1;
    },
    settled,
    /** Addresses of other sites that the browser was sent to; the page is still here, as it is after Back. */
    left,
    /** What the entry the browser stands on keeps. */
    kept: () => here().environment,
    rest,
    /** The own entries, first to last. */
    entries: () => entries.slice(1).map((entry) => entry.path),
    /** The trail kept with the entry the browser stands on. */
    trail: () => here().trail,
    index: () => index - 1,
    url: () => here().path,
    /** Where the machine stands. */
    path: () => pathOf(session.view()),
    screen: () => screenOf(session.view()),
    agrees: () => samePath(here().path, pathOf(session.view()) ?? ''),
    /** Presses Back, or Forward, so often before the browser has done anything. */
    back: async (times = 1) => {
      for (let count = 0; count < times; count += 1) press(-1);
      await rest();
    },
    forward: async (times = 1) => {
      for (let count = 0; count < times; count += 1) press(1);
      await rest();
    },
    send: async (...events: FlowEvent[]) => {
      for (const event of events) {
        const view = session.view();
        if (view?.kind === 'flow') view.actor.send(event);
      }
      await rest();
    },
    visit: async (to: string) => {
      await session.visit({path: to, by: 'link'});
      await rest();
    },
    answer: async <N extends keyof Answers>(name: N, answer: Answers[N]) => {
      desk.answer(name, answer);
      await rest();
    },
    fail: async (name: keyof Answers, failure?: CallFailure) => {
      desk.fail(name, failure);
      await rest();
    },
  };
};

export type FakeBrowser = Awaited<ReturnType<typeof openBrowser>>;
