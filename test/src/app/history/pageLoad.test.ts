import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {isNewEntry, isReturn} from '../../../../src/app/history/pageLoad.ts';

/** What the browser reports of the load of this page. */
type LoadFacts = {
  /** None where the browser reports no load. */
  type?: string | null;
  notRestoredReasons?: object | null;
  wasDiscarded?: boolean;
  activation?: object | null;
  /** Entries when this one was the last, and now. */
  kept?: number;
  length?: number;
};

const loadPage = ({type = 'back_forward', length = 3, kept, wasDiscarded, ...signs}: LoadFacts) => {
  const load = {type, notRestoredReasons: signs.notRestoredReasons};
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((asked) =>
    asked === 'navigation' && type !== null ? [load as unknown as PerformanceEntry] : [],
  );
  vi.stubGlobal('navigation', 'activation' in signs ? {activation: signs.activation} : undefined);
  vi.spyOn(history, 'length', 'get').mockReturnValue(length);
  Object.defineProperty(document, 'wasDiscarded', {value: wasDiscarded, configurable: true});
  if (kept !== undefined) history.replaceState({funnel: {length: kept}}, '');
};

beforeEach(() => history.replaceState(null, ''));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'wasDiscarded');
});

it.each<[string, LoadFacts]>([
  ['Back in Chromium', {notRestoredReasons: {}, activation: {from: null}}],
  ['Back in Firefox', {activation: {}, kept: 2}],
  ['Back in a browser that keeps no page', {notRestoredReasons: null, activation: {}, kept: 2}],
  ['Back in a browser that reports nothing', {kept: 2}],
])('%s is a return @F2', (_, facts) => {
  loadPage(facts);
  expect(isReturn()).toBe(true);
});

it.each<[string, LoadFacts]>([
  ['a link', {type: 'navigate', notRestoredReasons: null, activation: {}}],
  ['a reload', {type: 'reload', kept: 2}],
  ['a copied tab in Chromium', {notRestoredReasons: null, activation: {from: null}, kept: 3}],
  ['a copied tab in Firefox', {activation: null, kept: 2}],
  ['a tab that Chromium had discarded', {notRestoredReasons: {}, wasDiscarded: true, kept: 2}],
  ['a restored tab in a browser that reports nothing', {kept: 3}],
  ['a load that the browser does not report', {type: null, kept: 2}],
  ['an entry of an earlier version, of which nothing is known', {}],
])('%s is none @S25 @F2', (_, facts) => {
  loadPage(facts);
  expect(isReturn()).toBe(false);
});

it('an entry is new where the visitor came by a link or an address', () => {
  const found = ['navigate', 'reload', 'back_forward', 'prerender', null].map((type) => {
    loadPage({type});
    return isNewEntry();
  });
  expect(found).toEqual([true, false, false, false, false]);
});
