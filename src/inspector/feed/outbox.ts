import type {Step} from './messages.ts';

type Settings = {
  /** Sends them to every viewer. */
  post: (steps: readonly Step[]) => void;
  /** Runs a task when the page has nothing more urgent to do. */
  later: (task: () => void) => void;
};

/**
 * Holds steps back until the page has time, so that no key press waits for a viewer; and sends nothing
 * while no viewer is there.
 */
export const createOutbox = ({post, later}: Settings) => {
  const viewers = new Set<string>();
  let waiting: Step[] = [];
  let isDue = false;

  const flush = () => {
    isDue = false;
    if (waiting.length > 0) post(waiting);
    waiting = [];
  };

  return {
    add: (step: Step): void => {
      if (viewers.size === 0) return;
      waiting.push(step);
      if (isDue) return;
      isDue = true;
      later(flush);
    },
    flush,
    open: (viewer: string): void => {
      viewers.add(viewer);
    },
    close: (viewer: string): void => {
      viewers.delete(viewer);
    },
  };
};
