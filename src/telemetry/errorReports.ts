import {bareErrorOf, type BareError} from './bareError.ts';
import type {CallReport} from './callReport.ts';
import {knownFailure} from './knownFailure.ts';
import {watchDeparture} from '../browser/departure.ts';
import {createChunk} from '../browser/chunk.ts';
import type {SentrySink} from './sentrySink.ts';

/** Logs and reports errors. Never throws, whatever is blocked. */
export type ErrorReports = {
  report(report: CallReport): void;
  /** An unexpected error, with the reference that the visitor can quote. What it says is left out of log and report: it may quote what was typed. */
  crash(error: unknown, reference: string): void;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const describeReport = ({reference, flow, state, call, failure, effect}: CallReport) =>
  oneLine(
    `[${reference}] ${flow}.${state}: ${call} failed (${failure.kind}): ${failure.message}` +
      (effect === undefined ? '' : ` → ${effect}`),
  );

const describeCrash = ({name, frames: [first]}: BareError, reference: string) =>
  oneLine(
    `[${reference}] Unexpected error: ${name} at ${first?.replace(/^\s*at /, '') ?? 'an unknown place'}`,
  );

type Settings = {
  dsn: string;
  /** Where the page is said to be left, which cuts its calls off: nothing of that is an error. */
  page?: EventTarget | undefined;
};

/** Always one readable line in the console; with a `dsn` also a report to the error service. */
export const createErrorReports = ({dsn, page}: Settings): ErrorReports => {
  const {isLeaving} = watchDeparture(page ?? {});
  // What happens off line is sent once the line is back.
  const waiting: ((sink: SentrySink) => void)[] = [];
  const service = createChunk('errorService', async () => {
    const {createSentrySink} = await import('./sentrySink.ts');
    const sink = createSentrySink(dsn);
    for (const give of waiting.splice(0)) give(sink);
    return sink;
  });
  const send = (give: (sink: SentrySink) => void) => {
    if (dsn === '') return;
    const sink = service.get();
    if (sink) return give(sink);
    waiting.push(give);
    service.loadAhead().catch(() => {});
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
