import type {Secret} from '../../../machines/shared/secret.ts';
import {
  type FlowEvent,
  KEPT_RESULTS,
  type Plan,
  type Screen,
} from '../../../machines/shared/flow/flowTypes.ts';
import {type FlowActor, metaOf} from '../../flows/shared/contract/flowActor.ts';
import type {FlowDefinition} from '../../flows/shared/contract/flowDefinition.ts';
import type {FlowServices} from '../../flows/shared/contract/flowServices.ts';
import type {Arrival} from './arrival.ts';
import {findFlow, type FlowChunk, screenAt} from './flows.ts';
import type {FormValues} from './formValues.ts';

/** What is shown: a flow, that there is no such page, or that a flow is loading. */
export type View =
  | {kind: 'flow'; flow: FlowDefinition; actor: FlowActor}
  | {kind: 'notFound'; path: string}
  | {kind: 'loading'; path: string};

type Carried = {
  password: Secret | undefined;
  typedPassword?: Secret | undefined;
  plan: Plan | undefined;
};

export type SessionSettings = {
  formValues: FormValues;
  telephoneRequired: boolean;
  services: Omit<FlowServices, 'openFlow' | 'openPaymentPage'>;
  /** Development only: shown each flow's actor before it starts. */
  watch?: (actor: FlowActor, flow: string) => void;
};

export type Session = {
  view: () => View | undefined;
  subscribe: (listener: () => void) => () => void;
  /**
   * Asks for a path; whoever stands now may refuse. Resolves once the answer shows, to the names of the
   * query parameters that were applied.
   */
  visit: (arrival: Arrival) => Promise<readonly string[]>;
  /** Takes along what was typed or chosen while no flow was there to keep it. */
  carry: (early: {password: Secret | undefined; plan: Plan | undefined}) => void;
  /** Whether there is one in memory, which a reload loses. */
  hasPassword: () => boolean;
  /** The page is shown again: restored from the back/forward cache, or visible again. */
  resume: (cause: 'kept' | 'visible') => void;
  /** Whether a flow wants the browser to leave for another site. */
  isDeparting: () => boolean;
  /** Where to, for whoever lets the browser go there. */
  depart: () => string | undefined;
};

/** In milliseconds, before a text says that a flow is loading: in place of what is shown, or of nothing. */
const SHORT_LOADING = 300;
const LONGEST_BLANK = 2_000;

/** Screens whose address is also that of an unfinished payment. */
const PAYING: readonly Screen[] = ['creating', 'billing', 'paymentPending'];

/** Screens that are not come back to (specification 2.12). */
const RESULTS: readonly Screen[] = [...KEPT_RESULTS, 'paymentSuccess', 'paymentCanceled'];

const arrivalEvent = ({by, link, kept}: Arrival, screen: Screen): FlowEvent =>
  (kept?.url ?? kept?.paymentPage) && PAYING.includes(screen)
    ? {type: 'payment.returned', environment: kept}
    : {type: 'screen.visit', screen, by, ...(link && {link}), ...(kept && {kept})};

type UrlParameters = {event: FlowEvent; parameters: readonly string[]};

/** What an address brings along beside the screen, and the parameters it came in. */
const broughtBy = ({by, prefill, domain}: Arrival): readonly UrlParameters[] => {
  if (by !== 'address') return [];
  const brought: UrlParameters[] = [];
  if (prefill) {
    const event: FlowEvent = {type: 'subscription.prefill', subscriptionDetails: prefill};
    brought.push({event, parameters: ['interval', 'users']});
  }
  if (domain) {
    const event: FlowEvent = {type: 'domain.given', domainName: domain};
    brought.push({event, parameters: ['domain']});
  }
  return brought;
};

const applyParameters = (actor: FlowActor, arrival: Arrival): readonly string[] =>
  broughtBy(arrival).flatMap(({event, parameters}) => {
    if (!actor.getSnapshot().can(event)) return [];
    actor.send(event);
    return parameters;
  });

/** Runs one flow at a time, outside React; a draft and a password in memory go along from flow to flow. */
export const createSession = ({
  formValues,
  telephoneRequired,
  services,
  watch,
}: SessionSettings): Session => {
  let view: View | undefined;
  let carried: Carried = {password: undefined, plan: undefined};
  let departure: string | undefined;
  let asked = 0;
  const listeners = new Set<() => void>();

  const show = (next: View) => {
    view = next;
    for (const listener of listeners) listener();
  };

  const start = (flow: FlowDefinition): FlowActor => {
    const input = {draft: formValues.read(), telephoneRequired, ...carried};
    const actor = flow.createActor(input, {
      ...services,
      openFlow: (to) => void visit({path: services.entries[to].account, by: 'link'}),
      openPaymentPage: ({paymentPage}) => {
        departure = paymentPage;
      },
    });
    let known = input.draft;
    actor.subscribe(({context: {draft, password, typedPassword, plan}}) => {
      carried = {password, typedPassword, plan};
      if (draft === known) return;
      known = draft;
      formValues.write(known);
    });
    if (import.meta.env.DEV) watch?.(actor, flow.id);
    actor.start();
    return actor;
  };

  const running = () =>
    view?.kind === 'flow' && view.actor.getSnapshot().status === 'active' ? view : undefined;

  /** Whether the way to another flow is free: a flow that must not be left refuses. */
  const leave = (): boolean => {
    const actor = running()?.actor;
    if (!actor) return true;
    if (!actor.getSnapshot().can({type: 'flow.leave'})) return false;
    actor.send({type: 'flow.leave'});
    return true;
  };

  /** Loads a flow. The current view stays for a moment, then gives way to a loading view, unless it must not be left. */
  const loadFlow = async (chunk: FlowChunk, path: string, isWanted: () => boolean) => {
    const timer = setTimeout(
      () => isWanted() && leave() && show({kind: 'loading', path}),
      view ? SHORT_LOADING : LONGEST_BLANK,
    );
    const flow = await chunk.comes();
    clearTimeout(timer);
    return flow;
  };

  const visit = async (arrival: Arrival): Promise<readonly string[]> => {
    const {path} = arrival;
    const found = findFlow(path);
    asked += 1;
    const turn = asked;
    const flow = found && (await loadFlow(found, path, () => turn === asked));
    // Something else was requested since. The latest request wins, however long each takes to load.
    if (turn !== asked) return [];
    const screen = flow && screenAt(flow, path);
    if (!flow || !screen) {
      if (leave()) show({kind: 'notFound', path});
      return [];
    }
    const current = running();
    if (current?.flow === flow && !arrival.restarts) {
      current.actor.send(arrivalEvent(arrival, screen));
      return [];
    }
    if (!leave()) return [];
    const actor = start(flow);
    actor.send(arrivalEvent(arrival, screen));
    const applied = applyParameters(actor, arrival);
    show({kind: 'flow', flow, actor});
    return applied;
  };

  const resume = (cause: 'kept' | 'visible') => {
    const actor = running()?.actor;
    const snapshot = actor?.getSnapshot();
    const meta = snapshot && metaOf(snapshot);
    if (!actor || !meta) return;
    if (snapshot.hasTag('departing') && (cause === 'kept' || meta.screen === 'paymentOpening')) {
      actor.send({type: 'payment.returned', environment: snapshot.context.environment});
    } else if (cause === 'kept' && RESULTS.includes(meta.screen)) {
      void visit({path: meta.path, by: 'history', restarts: true});
    }
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit,
    carry: ({password, plan}) => {
      carried = {...carried, ...(password && {typedPassword: password}), ...(plan && {plan})};
    },
    hasPassword: () => (carried.typedPassword ?? carried.password) !== undefined,
    resume,
    isDeparting: () => departure !== undefined,
    depart: () => {
      const address = departure;
      departure = undefined;
      return address;
    },
  };
};
