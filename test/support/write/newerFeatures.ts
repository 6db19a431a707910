/**
 * What our sources use although some supported browser lacks it, by its name in the support tables: where it is in
 * the browser, and the files that do without it where it is missing.
 */
export const NEWER_FEATURES: Record<string, {at?: string; guardedIn: readonly string[]}> = {
  Navigation: {
    at: 'navigation',
    guardedIn: ['src/app/history/browserHistory.ts', 'src/app/history/pageLoad.ts'],
  },
  Segmenter: {at: 'Intl.Segmenter', guardedIn: ['src/flows/shared/order/countries.ts']},
  hidePopover: {
    at: 'HTMLElement.prototype.hidePopover',
    guardedIn: ['src/ui/feedback/popover.tsx'],
  },
  notRestoredReasons: {
    at: 'PerformanceNavigationTiming.prototype.notRestoredReasons',
    guardedIn: ['src/app/history/pageLoad.ts'],
  },
  requestIdleCallback: {at: 'requestIdleCallback', guardedIn: ['src/browser/whenIdle.ts']},
  cancelIdleCallback: {guardedIn: ['src/browser/whenIdle.ts']},
  trustedTypes: {at: 'trustedTypes', guardedIn: ['src/botCheck/scriptAddress.ts']},
};
