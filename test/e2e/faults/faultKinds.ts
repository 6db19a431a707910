import type {Fault} from '../../sandbox/answers/faults.ts';

/** How Playwright ends a request where the sandbox has no say. */
export type Ending =
  'connectionrefused' | 'namenotresolved' | 'failed' | 'internetdisconnected' | 'connectionreset';

export type FaultKind = {
  /** As the table says it. */
  words: string;
  /** As the sandbox answers. */
  answer?: Fault;
  /** As the browser fails. */
  ending?: Ending;
  /** HTTP status that the product learns of. */
  status?: number;
};

/** Everything that goes wrong between a page and what it asks for. */
export const FAULTS = {
  refused: {words: 'connection refused', ending: 'connectionrefused'},
  dropped: {words: 'dropped half-way the answer', answer: {kind: 'drop'}},
  dns: {words: 'host not found', ending: 'namenotresolved'},
  notFound: {
    words: '404 with HTML',
    answer: {kind: 'html', status: 404},
    status: 404,
  },
  badGateway: {
    words: '502 with HTML',
    answer: {kind: 'html', status: 502},
    status: 502,
  },
  empty: {words: '200, empty', answer: {kind: 'empty'}},
  wrongTypes: {words: '200, wrong types', answer: {kind: 'wrongTypes'}},
  noContent: {words: '204', answer: {kind: 'status', status: 204}},
  tooLarge: {
    words: '413',
    answer: {kind: 'status', status: 413},
    status: 413,
  },
  tooMany: {
    words: '429 with Retry-After',
    answer: {kind: 'retryAfter', seconds: 30},
    status: 429,
  },
  slow: {words: 'slow'},
  hung: {words: 'never answered', answer: {kind: 'hang'}},
  noCors: {words: 'answered, but withheld by CORS', ending: 'failed'},
  offline: {words: 'offline, then online', ending: 'internetdisconnected'},
  newRelease: {words: 'a new release took the file away', status: 404},
} as const satisfies Record<string, FaultKind>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

export const faultOf = (name: FaultName): FaultKind => FAULTS[name];
