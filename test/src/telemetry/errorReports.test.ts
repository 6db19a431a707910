import {BrowserClient} from '@sentry/browser';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {LONGEST_LEAVING} from '../../../src/browser/departure.ts';
import {createErrorReports} from '../../../src/telemetry/errorReports.ts';
import type {CallReport} from '../../../src/telemetry/callReport.ts';

/** One of ours. */
const SCRIPT = `${location.origin}/assets/app-Bx_4-9.js`;
const DSN = 'https://publickey@errors.example/7';
const report: CallReport = {
  reference: 'K7QW-3FMB',
  flow: 'free',
  state: 'creatingEnvironment',
  call: 'createEnvironment',
  failure: {kind: 'status', message: 'Request failed with status code 500', status: 500},
  effect: 'somethingWentWrong',
};

let logged: unknown[][] = [];
let sent: {url: string; body: string}[] = [];
let network: () => Promise<Response>;

beforeAll(() => import('@sentry/browser'), 30_000);
beforeEach(() => {
  logged = [];
  sent = [];
  network = () => Promise.resolve(new Response('{}', {status: 200}));
  vi.spyOn(console, 'error').mockImplementation((...line) => void logged.push(line));
  vi.stubGlobal('fetch', (url: string, {body}: {body: string}) => {
    sent.push({url, body});
    return network();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('../../../src/telemetry/sentrySink.ts');
});

const events = () => sent.map(({body}) => JSON.parse(body.split('\n')[2] ?? ''));

describe('in the console', () => {
  it('a failed call is one readable line @8-11', () => {
    const reports = createErrorReports({dsn: ''});
    const {effect: _, ...silent} = report;
    reports.report(report);
    reports.report({
      ...silent,
      state: 'choosing\nname',
      call: 'checkAvailability',
      failure: {kind: 'network', message: 'Network Error'},
    });
    expect(logged).toEqual([
      [
        '[K7QW-3FMB] free.creatingEnvironment: createEnvironment failed (status): ' +
          'Request failed with status code 500 → somethingWentWrong',
      ],
      ['[K7QW-3FMB] free.choosing name: checkAvailability failed (network): Network Error'],
    ]);
  });

  it('a crash is one line that names error and place, not the message', () => {
    const reports = createErrorReports({dsn: ''});
    reports.crash(
      Object.assign(new TypeError('Welkom2024x-canary'), {
        stack: `TypeError: Welkom2024x-canary\n    at pick (${SCRIPT}:1:2)`,
      }),
      'K7QW-3FMB',
    );
    reports.crash({password: 'Welkom2024x-canary'}, 'BCDF-2346');
    expect(logged).toEqual([
      [`[K7QW-3FMB] Unexpected error: TypeError at ${SCRIPT}:1:2`],
      ['[BCDF-2346] Unexpected error: Thrown object at an unknown place'],
    ]);
  });

  it('nothing is reported while the page is being left, when its calls are cut off @S32', () => {
    const page = new EventTarget();
    const reports = createErrorReports({dsn: '', page});
    page.dispatchEvent(new Event('pagehide'));
    reports.report(report);
    reports.crash(new TypeError('x'), 'BCDF-2346');
    expect(logged).toEqual([]);
    page.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
    reports.report(report);
    expect(logged).toHaveLength(1);
  });

  it('nothing is reported right after a browser asks whether to leave the page, which cuts calls off in Firefox', () => {
    vi.useFakeTimers();
    const page = new EventTarget();
    const reports = createErrorReports({dsn: '', page});
    page.dispatchEvent(new Event('beforeunload'));
    vi.advanceTimersByTime(300);
    reports.report(report);
    expect(logged).toEqual([]);
    vi.advanceTimersByTime(LONGEST_LEAVING);
    reports.report(report);
    expect(logged).toHaveLength(1);
    vi.useRealTimers();
  });

  it('is all there is without a DSN', async () => {
    const imported = vi.fn();
    vi.doMock('../../../src/telemetry/sentrySink.ts', imported);
    createErrorReports({dsn: ''}).report(report);
    await Promise.resolve();
    expect(imported).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });
});

describe('with a DSN', () => {
  it('a failed call is reported with the allowed facts alone @7-12', async () => {
    createErrorReports({dsn: DSN}).report(report);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    // Without a query: blockers know the library by it, on any host.
    expect(sent[0]?.url).toBe('https://errors.example/api/7/envelope/');
    expect(JSON.parse(sent[0]?.body.split('\n')[0] ?? '')).toMatchObject({dsn: DSN});
    expect(events()).toEqual([
      {
        event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        timestamp: expect.any(Number),
        platform: 'javascript',
        level: 'error',
        message: 'createEnvironment: Request failed with status code 500',
        tags: {
          reference: 'K7QW-3FMB',
          flow: 'free',
          state: 'creatingEnvironment',
          call: 'createEnvironment',
          kind: 'status',
          status: 500,
          effect: 'somethingWentWrong',
        },
        sdk: expect.objectContaining({settings: {infer_ip: 'never'}}),
      },
    ]);
    expect(logged).toHaveLength(1);
  });

  it('no trace is sampled @7-12', async () => {
    const started = vi.spyOn(BrowserClient.prototype, 'init');
    createErrorReports({dsn: DSN}).report(report);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const [client] = started.mock.contexts as BrowserClient[];
    expect(client?.getOptions().tracesSampleRate).toBe(0);
  });

  it('a crash is reported by name and place, and nothing of the page goes with it', async () => {
    document.body.innerHTML = '<input name="password" value="Welkom2024x-canary">';
    document.querySelector('input')?.click();
    vi.spyOn(console, 'log').mockImplementation(() => {});
    console.log('Welkom2024x-canary');
    history.replaceState({form: 'canary'}, '', '/free?email=canary@example.test');
    const reports = createErrorReports({dsn: DSN});
    reports.crash(
      Object.assign(new TypeError('Welkom2024x-canary', {cause: new Error('canary')}), {
        stack: `TypeError: Welkom2024x-canary\n    at canary (${SCRIPT}?q=canary:1:2)`,
        config: {data: 'canary'},
      }),
      'K7QW-3FMB',
    );
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(events()[0]).toMatchObject({
      level: 'error',
      tags: {reference: 'K7QW-3FMB'},
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [{filename: SCRIPT, lineno: 1, colno: 2}],
            },
          },
        ],
      },
    });
    expect(Object.keys(events()[0]).toSorted()).toEqual([
      'event_id',
      'exception',
      'level',
      'platform',
      'sdk',
      'tags',
      'timestamp',
    ]);
    expect(JSON.stringify([sent, logged])).not.toContain('canary');
  });

  it('an error that nobody reported is not picked up from the page', async () => {
    const reports = createErrorReports({dsn: DSN});
    reports.report(report);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const listened = vi.fn();
    window.addEventListener('error', listened);
    window.dispatchEvent(new ErrorEvent('error', {error: new Error('canary'), message: 'canary'}));
    reports.report(report);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(listened).toHaveBeenCalledOnce();
    expect(JSON.stringify(sent)).not.toContain('canary');
  });
});

describe('no harm is done', () => {
  it.each([
    ['where requests are blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'where fetch itself throws',
      () => {
        throw new TypeError('blocked');
      },
    ],
    ['where the service refuses', () => Promise.resolve(new Response('', {status: 403}))],
  ])('%s', async (_, blocked) => {
    network = blocked;
    const reports = createErrorReports({dsn: DSN});
    reports.report(report);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(logged).toHaveLength(1);
  });

  it('where the library is blocked, and the line is logged all the same @B68', async () => {
    const imported = vi.fn();
    vi.doMock('../../../src/telemetry/sentrySink.ts', () => {
      imported();
      throw new Error('net::ERR_BLOCKED_BY_CLIENT');
    });
    const reports = createErrorReports({dsn: DSN});
    reports.report(report);
    await vi.waitFor(() => expect(imported).toHaveBeenCalled());
    reports.crash(new Error('canary'), 'K7QW-3FMB');
    expect(logged).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('where the DSN is malformed', async () => {
    createErrorReports({dsn: 'no-address'}).report(report);
    await vi.waitFor(() => expect(logged.at(-1)).toEqual(['Invalid Sentry Dsn: no-address']));
    expect(sent).toEqual([]);
  });
});
