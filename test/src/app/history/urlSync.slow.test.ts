// @vitest-environment node
import {setImmediate as nextTurn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import type {View} from '../../../../src/app/session/session.ts';
import {createUrlSync} from '../../../../src/app/history/urlSync.ts';

/** A history and a page whose answers to an arrival, and whose rest, come when the test says so. */
const openPage = (path: string, trail: readonly string[]) => {
  let view: View = {kind: 'notFound', path};
  let answer = () => {};
  let rest = () => {};
  let notifyView = () => {};
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  const moves: number[] = [];
  const written: string[] = [];
  const settled: string[] = [];
  const sync = createUrlSync({
    session: {
      view: () => view,
      subscribe: (listener) => {
        notifyView = listener;
        return () => {};
      },
      visit: ({path: to}) => {
        asked.push(to);
        return new Promise((resolve) => {
          answer = () => resolve([]);
        });
      },
      isDeparting: () => false,
      depart: () => undefined,
    },
    history: {
      push: (to) => written.push(`push ${to}`),
      replace: (to) => written.push(`replace ${to}`),
      redirect: (to) => written.push(`redirect ${to}`),
      go: (delta) => moves.push(delta),
      keep: () => {},
      leave: () => {},
    },
    afterRest: (action) => {
      rest = action;
    },
    patience: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    onSettled: (to) => settled.push(to),
  });
  sync.start(trail);
  return {
    asked,
    moves,
    settled,
    comeToRest: () => rest(),
    /** As long passes as an answer, or a move, is waited for. */
    losePatience: async (count = waiting.length) => {
      for (const give of waiting.splice(0, count)) give();
      await nextTurn();
    },
    show: (to: string) => {
      view = {kind: 'notFound', path: to};
      notifyView();
    },
    written,
    /** Back or Forward to an entry; the answer is that the page moves there, or stays where it is. */
    arrive: (entry: readonly string[]) => {
      const to = entry.at(-1) ?? '';
      const arrived = sync.arrive(entry, {path: to, by: 'history'});
      const answered = answer;
      return async (isOpened: boolean) => {
        if (isOpened) view = {kind: 'notFound', path: to};
        answered();
        await arrived;
      };
    },
  };
};

const openStep2 = () => openPage('/free/step2', ['/', '/free', '/free/step2']);

it('an entry that was refused is not corrected while the next one is being answered @B13', async () => {
  const page = openStep2();
  const answerFirst = page.arrive(['/', '/free']);
  await answerFirst(false);
  const answerNext = page.arrive(['/']);
  page.comeToRest();
  await answerNext(true);
  page.comeToRest();
  expect([page.moves, page.settled.at(-1)]).toEqual([[], '/']);
});

it('two entries that were refused are corrected in one go, once the last one is answered', async () => {
  const page = openStep2();
  const answerFirst = page.arrive(['/', '/free']);
  const answerNext = page.arrive(['/']);
  await answerFirst(false);
  page.comeToRest();
  expect(page.moves).toEqual([]);
  await answerNext(false);
  page.comeToRest();
  expect(page.moves).toEqual([2]);
});

it('an entry is requested again when the visitor returns before the one between was answered', async () => {
  const page = openStep2();
  const answerFirst = page.arrive(['/', '/free']);
  const answerNext = page.arrive(['/', '/free', '/free/step2']);
  await answerFirst(true);
  await answerNext(true);
  page.comeToRest();
  expect([page.asked, page.moves, page.settled.at(-1)]).toEqual([
    ['/free', '/free/step2'],
    [],
    '/free/step2',
  ]);
});

it('the wait for a move that the browser lost ends, and the entry shows the step @F7', async () => {
  const page = openStep2();
  page.show('/free');
  expect([page.moves, page.written]).toEqual([[-1], []]);
  await page.losePatience();
  expect([page.written, page.settled.at(-1)]).toEqual([['replace /free'], '/free']);
  page.show('/free/step2');
  expect(page.written.at(-1)).toBe('push /free/step2');
});

it('a move that arrives late, after it was given up, is an arrival like any other', async () => {
  const page = openStep2();
  page.show('/free');
  await page.losePatience();
  const answer = page.arrive(['/', '/free']);
  await answer(true);
  expect([page.asked, page.settled.at(-1)]).toEqual([[], '/free']);
});

it('the wait for an answer that hangs ends, and the address follows what is shown', async () => {
  const page = openStep2();
  const answer = page.arrive(['/']);
  page.comeToRest();
  expect(page.moves).toEqual([]);
  await page.losePatience();
  page.comeToRest();
  expect(page.moves).toEqual([2]);
  await page.arrive(['/', '/free', '/free/step2'])(false);
  await answer(true);
  page.show('/');
  expect(page.moves).toEqual([2, -2]);
});

it('a move is not given up because an earlier one took its time', async () => {
  const page = openStep2();
  page.show('/free');
  void page.arrive(['/', '/free']);
  page.show('/');
  await page.losePatience(1);
  expect([page.moves, page.written]).toEqual([[-1, -1], []]);
  await page.losePatience();
  expect(page.written).toEqual(['replace /']);
});

it('an entry that was refused is not asked for twice, another one of its path is', async () => {
  const page = openPage('/free/step3', ['/', '/free', '/free/step2', '/free/step3']);
  await page.arrive(['/', '/free', '/free/step2'])(false);
  await page.arrive(['/', '/free', '/free/step2'])(false);
  expect(page.asked).toEqual(['/free/step2']);
  await page.arrive(['/', '/free/step2'])(false);
  expect(page.asked).toEqual(['/free/step2', '/free/step2']);
});

it('an entry that is opened is settled at once, unless another one was come to meanwhile', async () => {
  const page = openStep2();
  await page.arrive(['/', '/free'])(true);
  expect(page.settled).toEqual(['/free/step2', '/free/step2', '/free']);
  const answer = page.arrive(['/', '/free', '/free/step2']);
  void page.arrive(['/']);
  await answer(true);
  expect(page.settled.at(-1)).toBe('/free');
});
