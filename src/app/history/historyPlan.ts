import {flowAt} from '../session/routes.ts';

/** The paths of the own history entries, from the first one of this visit to the current one. */
export type Trail = readonly string[];

export type HistoryMove =
  | {kind: 'stay'}
  | {kind: 'push'; trail: Trail}
  | {kind: 'replace'; trail: Trail}
  /** Replaces an address that was asked for; what its query holds for others stays. */
  | {kind: 'redirect'; trail: Trail}
  /** Entries to go, negative for back. */
  | {kind: 'go'; delta: number};

/** A slash at the end makes no difference (specification 2.1); several slashes do. */
export const samePath = (a: string | undefined, b: string): boolean =>
  a?.replace(/\/$/, '') === b.replace(/\/$/, '');

type Step = {
  /** The entry the browser stands on. */
  trail: Trail;
  /** Where the machine stands. */
  path: string;
  /** The state left or entered must not be come back to. */
  replace: boolean;
};

/** An entry that is not gone from shows this path. */
export const replaceHere = (trail: Trail, path: string): HistoryMove =>
  samePath(trail.at(-1), path)
    ? {kind: 'stay'}
    : {kind: 'replace', trail: [...trail.slice(0, -1), path]};

/**
 * How the browser's history follows a machine that moved: an earlier step is gone back to, a new one pushed,
 * and an entry that Back must not find is replaced. Never leaves two entries where one will do.
 */
export const followMachine = ({trail, path, replace}: Step): HistoryMove => {
  const last = trail.findLastIndex((visited) => samePath(visited, path));
  if (last < 0) return replace ? replaceHere(trail, path) : {kind: 'push', trail: [...trail, path]};
  const delta = last - (trail.length - 1);
  return delta < 0 ? {kind: 'go', delta} : {kind: 'stay'};
};

/**
 * The way to the entry after a flow's first one, where the visitor leaves for another site: what lies ahead of it
 * goes with the leaving, so that Back and Forward meet the flow's start and the step left, and nothing closed.
 */
export const gatherFlow = (trail: Trail, path: string): HistoryMove | undefined => {
  const before = trail.findLastIndex((visited) => flowAt(visited) !== flowAt(path));
  const delta = before + 2 - (trail.length - 1);
  return delta < 0 ? {kind: 'go', delta} : undefined;
};

type Arrival = {
  /** The entry the browser came to. */
  trail: Trail;
  /** The entry the machine stood on before. */
  stood: Trail;
  path: string;
};

/** Whether one entry lies on the way to the other. */
const isOneWay = (one: Trail, other: Trail): boolean =>
  one.every((path, index) => index >= other.length || samePath(other[index], path));

/**
 * How a history entry that the machine refused, or answered with another step, is left again: undone when the
 * machine has not moved, else gone back from, else redirected.
 */
export const correctArrival = ({trail, stood, path}: Arrival): HistoryMove => {
  if (samePath(trail.at(-1), path)) return {kind: 'stay'};
  if (samePath(stood.at(-1), path) && isOneWay(stood, trail)) {
    return {kind: 'go', delta: stood.length - trail.length};
  }
  const move = followMachine({trail, path, replace: true});
  return move.kind === 'replace' ? {...move, kind: 'redirect'} : move;
};
