import type {Call} from '../answers/faults.ts';

export type LoggedRequest = {
  /** Value of the cookie `sandbox`, null without one. */
  key: string | null;
  call: Call;
  method: string;
  path: string;
  /** Query string with its question mark, or ''. */
  query: string;
  /** Parsed JSON; the text itself when it is no JSON, null when there is none. */
  body: unknown;
  /** ISO 8601, when the request came in. */
  time: string;
  /** Status of the answer; null while there is none, and when the connection was dropped. */
  status: number | null;
};

export type RequestLog = {
  add(request: LoggedRequest): void;
  list(filter: {key?: string | undefined; calls: readonly Call[]}): readonly LoggedRequest[];
  clear(key: string | undefined): void;
};

const MAX_REQUESTS = 10_000;

export const createRequestLog = (): RequestLog => {
  let requests: LoggedRequest[] = [];
  return {
    add: (request) => {
      requests.push(request);
      if (requests.length > MAX_REQUESTS) requests.shift();
    },
    list: ({key, calls}) =>
      requests.filter(
        (request) => calls.includes(request.call) && (key === undefined || request.key === key),
      ),
    clear: (key) => {
      requests = key === undefined ? [] : requests.filter((request) => request.key !== key);
    },
  };
};
