import {act, render} from '@testing-library/react';
import {useLayoutEffect} from 'react';
import {BrowserRouter} from 'react-router-dom';
import {beforeEach, expect, it} from 'vitest';
import type {FlowMeta} from '../../../../machines/shared/flow/flowTypes.ts';
import type {Session, View} from '../../../../src/app/session/session.ts';
import {useUrlSync} from '../../../../src/app/history/useUrlSync.ts';

/** A session whose machine is moved by hand; what the address asks of it is written down. */
const openSession = (path: string) => {
  let meta: FlowMeta = {screen: 'exampleData', path, history: 'push'};
  const followers = new Set<() => void>();
  const asked: string[] = [];
  const actor = {
    getSnapshot: () => ({getMeta: () => ({here: meta}), context: {environment: {}}}),
    subscribe: (follow: () => void) => {
      followers.add(follow);
      return {unsubscribe: () => followers.delete(follow)};
    },
  };
  const session: Session = {
    view: () => ({kind: 'flow', actor}) as unknown as View,
    subscribe: () => () => {},
    visit: (arrival) => {
      asked.push(arrival.path);
      return Promise.resolve([]);
    },
    carry: () => {},
    hasPassword: () => false,
    resume: () => {},
    isDeparting: () => false,
    depart: () => undefined,
  };
  const move = (next: Pick<FlowMeta, 'path' | 'history'>) => {
    meta = {...meta, ...next};
    for (const follow of followers) follow();
  };
  return {session, asked, move};
};

type Opened = ReturnType<typeof openSession> & {onRendered: (search: string) => void};

const surroundings = {
  pageViews: {pageView: () => {}, goal: () => {}},
  lastReference: () => undefined,
  trust: () => undefined,
};

const address = () => location.pathname + location.search;

beforeEach(() => history.replaceState(null, '', '/'));

const Page = ({session, onRendered}: Pick<Opened, 'session' | 'onRendered'>) => {
  const {search} = useUrlSync({session, ...surroundings});
  useLayoutEffect(() => onRendered(search));
  return null;
};

const pageOf = ({session, onRendered}: Opened) => (
  <BrowserRouter>
    <Page session={session} onRendered={onRendered} />
  </BrowserRouter>
);

const show = (opened: Opened, loaded = '/free/step4') => {
  history.replaceState(null, '', loaded);
  return render(pageOf(opened));
};

it('a machine that moves on while its last address is being rendered is not sent back', async () => {
  const opened = openSession('/free/step4');
  show({
    ...opened,
    onRendered: () => {
      if (location.pathname === '/free/step5')
        opened.move({path: '/free/step6', history: 'replace'});
    },
  });

  await act(async () => opened.move({path: '/free/step5', history: 'replace'}));
  await act(async () => opened.move({path: '/free/step6', history: 'replace'}));

  expect([address(), opened.asked]).toEqual(['/free/step6', []]);
});

it('Back is passed to the machine also where the entry left was never rendered @F6', async () => {
  const opened = openSession('/free/step4');
  show({...opened, onRendered: () => {}});
  opened.move({path: '/free/step5', history: 'push'});
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, {once: true}));
  history.back();
  await act(() => arrived);

  expect(opened.asked).toEqual(['/free/step4']);
});

it.each([
  ['/free/step2?lng=en&utm_source=mail', '/free?lng=en&utm_source=mail', '/free/step2?lng=en'],
  ['/free/step2?utm_source=mail', '/free?utm_source=mail', '/free/step2'],
])('%s, refused, becomes %s with its query, and the next step %s', async (loaded, start, next) => {
  const opened = openSession('/free');
  let rendered = '';
  const onRendered = (search: string) => void (rendered = search);
  show({...opened, onRendered}, loaded);
  expect(address()).toBe(start);

  await act(async () => opened.move({path: '/free/step2', history: 'push'}));

  expect([address(), location.pathname + rendered]).toEqual([next, next]);
});

it('another session is followed in place of the one before', async () => {
  const [before, after] = [openSession('/free'), openSession('/free')];
  const {rerender} = show({...before, onRendered: () => {}}, '/free');
  rerender(pageOf({...after, onRendered: () => {}}));

  await act(async () => before.move({path: '/free/step3', history: 'push'}));
  await act(async () => after.move({path: '/free/step2', history: 'push'}));

  expect(address()).toBe('/free/step2');
});
