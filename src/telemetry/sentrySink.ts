import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  type Exception,
  makeFetchTransport,
  type StackFrame,
} from '@sentry/browser';
import type {BareError} from './bareError.ts';
import type {CallReport} from './callReport.ts';

/** In milliseconds. A report that hangs must not keep a connection from the funnel. */
const LONGEST_SENDING = 5_000;

export type SentrySink = {
  sendReport(report: CallReport): void;
  sendCrash(error: BareError, reference: string): void;
};

const bareFrame = ({filename, lineno, colno, in_app}: StackFrame): StackFrame => ({
  ...(filename !== undefined && {filename}),
  ...(lineno !== undefined && {lineno}),
  ...(colno !== undefined && {colno}),
  ...(in_app !== undefined && {in_app}),
});

const bareException = ({type, stacktrace}: Exception): Exception => ({
  ...(type !== undefined && {type}),
  ...(stacktrace?.frames && {stacktrace: {frames: stacktrace.frames.map(bareFrame)}}),
});

/** The allow-list: whatever else the library or a script on the page added stays behind. */
const onlyAllowed = (event: ErrorEvent): ErrorEvent => ({
  type: undefined,
  ...(event.event_id !== undefined && {event_id: event.event_id}),
  ...(event.timestamp !== undefined && {timestamp: event.timestamp}),
  ...(event.message !== undefined && {message: event.message}),
  ...(event.tags && {tags: event.tags}),
  ...(event.exception?.values && {
    exception: {values: event.exception.values.map(bareException)},
  }),
  level: 'error',
  platform: 'javascript',
});

/** Where the service of a DSN takes reports, whose DSN goes along in them: blockers stop the query that else says it. */
const endpointOf = (dsn: string): string =>
  dsn.replace(/^(\w+:\/\/)[^@]*@(.*\/)([^/]+)$/, '$1$2api/$3/envelope/');

const startClient = (dsn: string): BrowserClient => {
  const client = new BrowserClient({
    dsn,
    tunnel: endpointOf(dsn),
    tracesSampleRate: 0,
    sendClientReports: false,
    // No integration: no breadcrumbs, no DOM, no request data, no handlers on the page.
    integrations: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
      frameContextLines: 0,
    },
    stackParser: defaultStackParser,
    transport: (options) =>
      makeFetchTransport(options, (url, request) =>
        fetch(url, {...request, signal: AbortSignal.timeout(LONGEST_SENDING)}),
      ),
    beforeSend: onlyAllowed,
  });
  client.init();
  return client;
};

const tagsOf = ({reference, flow, state, call, failure, effect}: CallReport) => ({
  reference,
  flow,
  state,
  call,
  kind: failure.kind,
  ...(failure.status !== undefined && {status: failure.status}),
  ...(effect !== undefined && {effect}),
});

/** Sends to Sentry, whose library is fetched with the first error; one that is blocked is no harm. */
export const createSentrySink = (dsn: string): SentrySink => {
  const client = startClient(dsn);
  return {
    sendReport: (report) => {
      const message = `${report.call}: ${report.failure.message}`;
      client.captureEvent({message, tags: tagsOf(report)});
    },
    sendCrash: ({name, frames}, reference) => {
      const error = new Error();
      error.name = name;
      error.stack = [name, ...frames].join('\n');
      client.captureException(error, {captureContext: {tags: {reference}}});
    },
  };
};
