import {bareErrorOf} from '../telemetry/bareError.ts';

const MOST_OF_A_PAGE = 10;

/** Tells of what nobody caught: each fault once, and so many of a page at the most. */
export const watchUnexpectedErrors = (page: EventTarget, tell: (error: unknown) => void): void => {
  const told = new Set<string>();
  const tellOnce = (error: unknown) => {
    const {name, frames} = bareErrorOf(error);
    const fault = `${name} ${frames[0]}`;
    if (told.has(fault) || told.size >= MOST_OF_A_PAGE) return;
    told.add(fault);
    tell(error);
  };
  page.addEventListener('error', (event) => {
    // Absent for scripts of others, about which nothing can be told.
    if ('error' in event && event.error) tellOnce(event.error);
  });
  page.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event) tellOnce(event.reason);
  });
};
