import {afterEach, expect, it, vi} from 'vitest';
import {reloadPage} from '../../../src/browser/reloadPage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['loads the page anew where somebody answers, though the browser calls itself off line', true, 1],
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
