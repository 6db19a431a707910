import type {SubscriptionDetails} from '../../../machines/shared/draft/draft.ts';
import type {VisitKind} from '../../../machines/shared/flow/flowTypes.ts';
import {PERIODS, USER_TIERS} from '../../../machines/shared/limits.ts';
import type {Environment} from '../../../machines/shared/flow/callResults.ts';
import {isDomainName} from '../../../machines/shared/draft/validity.ts';
import type {Trust} from '../../api/trustedAddress.ts';
import {isReference} from '../../telemetry/reference.ts';
import {field} from '../history/trailState.ts';

/** A requested path, with the validated values of its address and its history entry. */
export type Arrival = {
  path: string;
  by: VisitKind;
  /** Whether the flow begins again, also where it runs. */
  restarts?: boolean;
  link?: string | undefined;
  prefill?: SubscriptionDetails | undefined;
  /** The existing environment to upgrade. */
  domain?: string | undefined;
  /** What the history entry keeps of the environment it shows. */
  kept?: Environment | undefined;
};

/** The environment kept with a history entry: its addresses, checked for trust again, if it has any. */
const environmentIn = (state: unknown, trust: Trust): Environment | undefined => {
  const kept = field(state, 'environment');
  if (typeof kept !== 'object' || kept === null) return undefined;
  const url = trust(field(kept, 'url'));
  const paymentPage = trust(field(kept, 'paymentPage'));
  return {...(url && {url}), ...(paymentPage && {paymentPage})};
};

/** The reference that the history entry of an error screen keeps. */
export const referenceIn = (state: unknown): string | undefined => {
  const reference = field(state, 'reference');
  return isReference(reference) ? reference : undefined;
};

const prefillIn = (query: URLSearchParams): SubscriptionDetails | undefined => {
  const period = PERIODS.find((each) => each === query.get('interval'));
  const numberOfUsers = USER_TIERS.find((tier) => tier === query.get('users'));
  return period && numberOfUsers && {period, numberOfUsers};
};

const domainIn = (query: URLSearchParams): string | undefined => {
  const domain = query.get('domain') ?? '';
  return isDomainName(domain) ? domain : undefined;
};

type Place = {pathname: string; search: string; state: unknown};

/** Reads an address and its history entry (specification 2.1); unknown and malformed values are left out. */
export const readArrival = (
  {pathname, search, state}: Place,
  by: VisitKind,
  trust: Trust,
): Arrival => {
  const query = new URLSearchParams(search);
  return {
    path: pathname,
    by,
    link: trust(query.get('link') ?? undefined),
    prefill: prefillIn(query),
    domain: domainIn(query),
    kept: environmentIn(state, trust),
  };
};
