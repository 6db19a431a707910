export type BareError = {name: string; frames: string[]};

const FRAME_END = /:\d+:\d+\)?$/;
const QUERY_IN_FRAME = /[?#].*?(?=:\d+:\d+\)?$)/;

/**
 * What may be told of an unexpected error: its name and where it happened. The message and the queries
 * of addresses stay behind, since both may quote what a visitor typed.
 */
export const bareErrorOf = (error: unknown): BareError => {
  if (!(error instanceof Error)) return {name: `Thrown ${typeof error}`, frames: []};
  const frames = (error.stack ?? '')
    .replace(error.message, () => '')
    .split('\n')
    .filter((line) => FRAME_END.test(line))
    .map((line) => line.replace(QUERY_IN_FRAME, ''));
  return {name: error.name, frames};
};
