import {afterEach, expect, it, vi} from 'vitest';
import {LONGEST_LEAVING} from '../../../src/browser/departure.ts';
import {reloadPage} from '../../../src/browser/reloadPage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['loads the page again where a server answers, although the browser says it is offline', true, 1],
  ['keeps the page where nobody answers, though the browser calls itself on line', false, 0],
])('%s', async (_, answers, reloads) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!answers);
  vi.stubGlobal('fetch', async () => {
    if (answers) return new Response('');
    throw new TypeError('Failed to fetch');
  });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await reloadPage();
  expect(reload).toHaveBeenCalledTimes(reloads);
});

it('holds nobody back who has gone elsewhere meanwhile', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    dispatchEvent(new Event('beforeunload'));
    return new Response();
  });
  await reloadPage();
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LONGEST_LEAVING);
  vi.useRealTimers();
});
