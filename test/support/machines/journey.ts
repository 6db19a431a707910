import type {FlowRun} from './flowRun.ts';
import {pathOf, tagsOf} from './position.ts';

/** What happens, the path shown after it, and what the flow lets happen there (its tags). */
export type Row = readonly [happens: string, path: string, tags: string];

/** Performs what a table says, row by row, and returns the results, to be compared with that table. */
export const follow = async (run: FlowRun, rows: readonly Row[]): Promise<Row[]> => {
  const seen: Row[] = [];
  for (const [words] of rows) {
    await run.takeInWords(words);
    seen.push([words, pathOf(run.snapshot()), tagsOf(run.snapshot())]);
  }
  return seen;
};

/** How often each call was made. */
export const callCounts = ({calls}: FlowRun): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const {actor} of calls) counts[actor] = (counts[actor] ?? 0) + 1;
  return counts;
};
