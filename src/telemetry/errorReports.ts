import {bareErrorOf, type BareError} from './bareError.ts';
import type {CallReport} from './callReport.ts';
import {knownFailure} from './knownFailure.ts';
import type {SentrySink} from './sentrySink.ts';

/** Logs and reports errors. Never throws, whatever is blocked. */
export type ErrorReports = {
  report(report: CallReport): void;
  /** An unexpected error, with the reference that the visitor can quote. What it says is left out of log and report: it may quote what was typed. */
  crash(error: unknown, reference: string): void;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const describeReport = ({reference, flow, state, call, failure, outcome}: CallReport) =>
  oneLine(
    `[${reference}] ${flow}.${state}: ${call} failed (${failure.kind}): ${failure.message}` +
      (outcome === undefined ? '' : ` → ${outcome}`),
  );

const describeCrash = ({name, frames: [first]}: BareError, reference: string) =>
  oneLine(
    `[${reference}] Unexpected error: ${name} at ${first?.replace(/^\s*at /, '') ?? 'an unknown place'}`,
  );

/** How long calls are cut off before a page is left, in milliseconds: Firefox does it once it asks, others later. */
const LEAVING = 1000;

type Settings = {
  dsn: string;
  /** Where the page is said to be left, which cuts its calls off: nothing of that is an error. */
  page?: EventTarget | undefined;
};

const watchLeaving = (page: EventTarget | undefined) => {
  let since = -Infinity;
  const at = (type: string, when: () => number) =>
    page?.addEventListener(type, () => {
      since = when();
    });
  // A download asks as well, and leaves nothing.
  at('beforeunload', () => performance.now());
  at('pagehide', () => Infinity);
  at('pageshow', () => -Infinity);
  return () => performance.now() - since < LEAVING;
};

/** Always one readable line in the console; with a `dsn` also a report to the error service. */
export const createErrorReports = ({dsn, page}: Settings): ErrorReports => {
  const isLeaving = watchLeaving(page);
  let sink: Promise<SentrySink> | undefined;
  const send = (give: (sink: SentrySink) => void) => {
    if (dsn === '') return;
    sink ??= import('./sentrySink.ts').then(({createSentrySink}) => createSentrySink(dsn));
    sink.then(give).catch(() => {
      sink = undefined;
    });
  };
  return {
    report: (given) => {
      if (isLeaving()) return;
      const report = {...given, failure: knownFailure(given.failure)};
      console.error(describeReport(report));
      send(({sendReport}) => sendReport(report));
    },
    crash: (error, reference) => {
      if (isLeaving()) return;
      const bare = bareErrorOf(error);
      console.error(describeCrash(bare, reference));
      send(({sendCrash}) => sendCrash(bare, reference));
    },
  };
};
