import type {AnyEventObject} from 'xstate';

const COMES_WITH_AN_ADDRESS = new Set(['subscription.prefill', 'domain.given']);

/** Comes with the address that the page is loaded on, so that nothing happens before it. */
export const isArrival = (event: AnyEventObject): boolean =>
  COMES_WITH_AN_ADDRESS.has(event.type) ||
  (event.type === 'screen.visit' && event['by'] === 'address');
