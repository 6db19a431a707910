import {type FlowMeta, KEPT_RESULTS} from '../../../machines/shared/flow/flowTypes.ts';
import type {Environment} from '../../../machines/shared/flow/callResults.ts';
import {metaOf} from '../../flows/shared/contract/flowActor.ts';
import {
  correctArrival,
  followMachine,
  gatherFlow,
  type HistoryMove,
  replaceHere,
  samePath,
  type Trail,
} from './historyPlan.ts';
import type {Session, View} from '../session/session.ts';
import type {Arrival} from '../session/arrival.ts';

/** The commands that the address bar takes. */
export type BrowserHistory = {
  push: (path: string, trail: Trail) => void;
  replace: (path: string, trail: Trail) => void;
  /** Replaces the path alone: the query stays. */
  redirect: (path: string, trail: Trail) => void;
  go: (delta: number) => void;
  /** Stores what an entry shows in the entry itself, for a reload and for Back from another site. */
  keep: (environment: Environment) => void;
  /** Leaves for another site. */
  leave: (address: string) => void;
};

type Settings = {
  session: Pick<Session, 'view' | 'subscribe' | 'visit' | 'isDeparting' | 'depart'>;
  history: BrowserHistory;
  /** Runs an action once the history is at rest; a later call replaces an earlier one. */
  afterRest: (action: () => void) => void;
  /** Resolves once an answer, or a move through the history, has been waited for long enough. */
  patience: () => Promise<void>;
  /** Called with each path once the address bar and the machine agree on it. */
  onSettled: (path: string) => void;
};

type Standing = Pick<FlowMeta, 'path' | 'history'> & {environment?: Environment};

const standingOf = (view: View | undefined): Standing | undefined => {
  if (view?.kind !== 'flow') return view && {path: view.path, history: 'push'};
  const snapshot = view.actor.getSnapshot();
  const meta = metaOf(snapshot);
  if (!meta) return undefined;
  const {environment} = snapshot.context;
  // A result shows again also where the address of its environment is not known.
  const isKept = environment.paymentPage !== undefined || KEPT_RESULTS.includes(meta.screen);
  return {...meta, ...(isKept && {environment})};
};

/** Makes the URL follow the machine's state (specification 2.1). */
export const createUrlSync = ({session, history, afterRest, patience, onSettled}: Settings) => {
  let here: Trail = [];
  let stood: Trail = [];
  let stoodReplaced = false;
  let arrivals = 0;
  /** The move that the history was asked to make, until it has arrived or is taken for lost. */
  let move: {to: number} | undefined;

  const settle = ({path, history: kind, environment}: Standing) => {
    stood = here;
    stoodReplaced = kind !== 'push';
    if (environment) history.keep(environment);
    onSettled(path);
    const address = session.depart();
    if (address) history.leave(address);
  };

  const go = async (delta: number) => {
    const asked = {to: here.length + delta};
    move = asked;
    history.go(delta);
    await patience();
    if (move !== asked) return;
    move = undefined;
    stayHere();
  };

  const carryOut = (planned: HistoryMove, standing: Standing) => {
    if (planned.kind === 'go') {
      void go(planned.delta);
      return;
    }
    if (planned.kind !== 'stay') {
      here = planned.trail;
      history[planned.kind](standing.path, planned.trail);
    }
    settle(standing);
  };

  const isHeld = () => arrivals > 0 || move !== undefined;

  const unlessHeld = (plan: (standing: Standing) => HistoryMove) => {
    const standing = standingOf(session.view());
    if (standing && !isHeld()) carryOut(plan(standing), standing);
  };

  /** The browser may have lost a move, or made another one. The current entry then gets the machine's path. */
  const stayHere = () => unlessHeld(({path}) => replaceHere(here, path));

  const correct = () => unlessHeld(({path}) => correctArrival({trail: here, stood, path}));

  const follow = () =>
    unlessHeld(({path, history: kind}) => {
      const isDeparting = session.isDeparting();
      const replace = stoodReplaced || kind === 'replace' || isDeparting;
      const gathered = isDeparting ? gatherFlow(here, path) : undefined;
      return gathered ?? followMachine({trail: here, path, replace});
    });

  const visit = async (arrival: Arrival) => {
    arrivals += 1;
    try {
      await Promise.race([session.visit(arrival), patience()]);
    } finally {
      arrivals -= 1;
    }
  };

  const arrive = async (trail: Trail, arrival: Arrival) => {
    const {path} = arrival;
    const isKnown = trail.length === here.length && samePath(here.at(-1), path);
    const isOwnMove = trail.length === move?.to;
    move = undefined;
    here = trail;
    if (isOwnMove) {
      stoodReplaced = false;
      follow();
      return;
    }
    // An earlier arrival that is not answered yet may still move the machine away from here.
    const stays = arrivals === 0 && samePath(standingOf(session.view())?.path, path);
    const isAsked = !isKnown && !stays;
    if (isAsked) await visit(arrival);
    const standing = standingOf(session.view());
    if (standing && samePath(path, standing.path) && here === trail) settle(standing);
    else afterRest(correct);
  };

  let unfollow = () => {};
  const followView = () => {
    unfollow();
    const view = session.view();
    if (view?.kind === 'flow') {
      const {unsubscribe} = view.actor.subscribe(follow);
      unfollow = unsubscribe;
    }
    follow();
  };

  return {
    /** Takes up the entry the page was loaded on. */
    start: (trail: Trail) => {
      here = trail;
      stood = trail;
      correct();
      const unsubscribe = session.subscribe(followView);
      followView();
      return () => {
        unsubscribe();
        unfollow();
      };
    },
    /** The visitor went to another entry with Back or Forward. */
    arrive,
  };
};
