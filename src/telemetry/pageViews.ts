import type {PlausibleRequestPayload} from '@plausible-analytics/tracker';
import {createChunk} from '../browser/chunk.ts';
import {whenIdle} from '../browser/whenIdle.ts';

/** Counts page views (specification 2.12: one for each path). Never throws, whatever is blocked. */
export type PageViews = {
  /** `path` begins with a slash; a query or fragment in it is not sent. */
  pageView(path: string): void;
  /** Something worth counting happened at a path; nothing of who did it goes along. */
  goal(name: string, path: string): void;
};

const originOf = (address: string | null | undefined): string | null =>
  /^https?:\/\/[^/?#@]+/.exec(address ?? '')?.[0] ?? null;

/** The address of the previous page may carry values in its query. */
const withoutReferrerPath = (payload: PlausibleRequestPayload): PlausibleRequestPayload => ({
  ...payload,
  r: originOf(payload.r),
});

const startTracker = async (endpoint: string) => {
  const {init, track} = await import('@plausible-analytics/tracker');
  init({
    domain: location.hostname,
    endpoint,
    autoCapturePageviews: false,
    captureOnLocalhost: true,
    logging: false,
    bindToWindow: false,
    transformRequest: withoutReferrerPath,
  });
  return track;
};

const pageOf = (path: string) => `${location.origin}${path.replace(/[?#].*$/s, '')}`;

/**
 * Cookieless page views to a Plausible-compatible events API; an empty `endpoint` turns them off. One is sent
 * at a time: a service that hangs would otherwise take every connection that the browser grants its host.
 */
export const createPageViews = ({endpoint}: {endpoint: string}): PageViews => {
  const tracker = createChunk('pageViews', () => startTracker(endpoint));
  let earlier: Promise<unknown> = Promise.resolve();
  const send = (name: string, path: string) => {
    if (endpoint === '') return;
    const url = pageOf(path);
    earlier = earlier
      .then(whenIdle)
      .then(tracker.loadAhead)
      .then((track) => new Promise((resolve) => track(name, {url, callback: resolve})))
      .catch(() => {});
  };
  return {pageView: (path) => send('pageview', path), goal: send};
};
