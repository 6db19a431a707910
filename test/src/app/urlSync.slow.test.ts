// @vitest-environment node
import {expect, it} from 'vitest';
import type {View} from '../../../src/app/session.ts';
import {createUrlSync} from '../../../src/app/urlSync.ts';

/** A history and a page whose answers to an arrival, and whose rest, come when the test says so. */
const openPage = (path: string, trail: readonly string[]) => {
  let view: View = {kind: 'notFound', path};
  let answer = () => {};
  let rest = () => {};
  const asked: string[] = [];
  const moves: number[] = [];
  const settled: string[] = [];
  const sync = createUrlSync({
    session: {
      view: () => view,
      subscribe: () => () => {},
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
      push: () => {},
      replace: () => {},
      redirect: () => {},
      go: (delta) => moves.push(delta),
      keep: () => {},
      leave: () => {},
    },
    afterRest: (action) => {
      rest = action;
    },
    onSettled: (to) => settled.push(to),
  });
  sync.start(trail);
  return {
    asked,
    moves,
    settled,
    comeToRest: () => rest(),
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

it('an entry that was refused is not corrected while the next one is being answered', async () => {
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

it('an entry that is come back to before the one between was answered is asked for again', async () => {
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
