// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest';
import {createAddressBar} from '../../../../src/app/history/addressBar.ts';
import type {Session, View} from '../../../../src/app/session/session.ts';

beforeEach(() => history.replaceState(null, '', '/'));

/** The address bar of a page that shows only what the test sets. */
const open = (address: string, view: View) => {
  history.replaceState(null, '', address);
  const session: Session = {
    view: () => view,
    subscribe: () => () => {},
    visit: () => Promise.resolve([]),
    carry: () => {},
    hasPassword: () => false,
    resume: () => {},
    isDeparting: () => false,
    depart: () => undefined,
  };
  const counted: string[] = [];
  const bar = createAddressBar({
    session,
    navigate: () => {},
    pageViews: {pageView: (path) => counted.push(path), goal: () => {}},
    trust: () => undefined,
    lastReference: () => undefined,
  });
  return {bar, counted, stop: bar.start()};
};

const nowhere = (path: string): View => ({kind: 'notFound', path});

it('an address without a page is counted, and never sent as it was typed @S26', async () => {
  const {counted, stop} = open('/jan@example.test', nowhere('/jan@example.test'));
  await vi.waitFor(() => expect(counted).toEqual(['/404']));
  stop();
});

it('a page whose code is loading is not counted', async () => {
  const missed = open('/free', {kind: 'loading', path: '/free'});
  missed.stop();
  const {counted, stop} = open('/nowhere', nowhere('/nowhere'));
  await vi.waitFor(() => expect(counted).toEqual(['/404']));
  expect(missed.counted).toEqual([]);
  stop();
});

it.each([
  ['/pro?utm_source=a%20b+c&x', '/pro?utm_source=a%20b+c&x&lng=en'],
  ['/pro?lng=nl&utm_source=a%20b+c&x#part', '/pro?lng=en&utm_source=a%20b+c&x#part'],
  ['/nowhere?a=~(*)&&%e9', '/nowhere?a=~(*)&&%e9&lng=en'],
  ['//nowhere/else', '//nowhere/else?lng=en'],
])('a language is put into %s, and every other byte stays', (address, changed) => {
  const {bar, stop} = open(location.origin + address, nowhere('/nowhere'));
  bar.setLanguage('en');
  expect(location.href).toBe(location.origin + changed);
  stop();
});

it('a chosen language is put into an entry on return to it, before the entry is requested', async () => {
  const {bar, stop} = open('/nowhere?x=a+b', nowhere('/nowhere'));
  history.pushState(null, '', '/nowhere?y');
  bar.setLanguage('en');
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, {once: true}));
  history.back();
  await arrived;
  expect(location.search).toBe('?x=a+b&lng=en');
  stop();
});
