import {bareErrorOf, isOurs} from '../../telemetry/bareError.ts';

const MOST_OF_A_PAGE = 10;

/** A load that was given up, as by leaving the page. */
const GIVEN_UP = ['AbortError', 'CanceledError'];

/** Reports uncaught errors of our own scripts: each once, and a limited number per page. */
export const watchUnexpectedErrors = (
  page: EventTarget,
  report: (error: unknown) => void,
): void => {
  const reported = new Set<string>();
  const reportOnce = (error: unknown) => {
    const {name, frames} = bareErrorOf(error);
    if (!isOurs(error) || GIVEN_UP.includes(name)) return;
    const fault = `${name} ${frames[0]}`;
    if (reported.has(fault) || reported.size >= MOST_OF_A_PAGE) return;
    reported.add(fault);
    report(error);
  };
  page.addEventListener('error', (event) => {
    if ('error' in event) reportOnce(event.error);
  });
  page.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event) reportOnce(event.reason);
  });
};
