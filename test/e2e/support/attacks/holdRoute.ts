import type {Page, Route} from '@playwright/test';

/**
 * Holds what a page asks for back, as a slow line does; gives the way to end that. What happens to it then is to
 * go on, unless something else is said.
 */
export const holdRoute = async (
  page: Page,
  url: string | RegExp,
  end = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    await isLetThrough;
    await end(route);
  });
  return () => letThrough();
};
