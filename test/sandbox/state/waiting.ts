import type {ServerResponse} from 'node:http';

/** Answers that are late or never come, none of which outlives the sandbox. */
export type Waiting = {
  /** Milliseconds, or less when the sandbox closes. */
  sleep(ms: number): Promise<void>;
  /** Until the client gives up, or whoever asked for it lets it go, to be answered as is arranged by then; on close the connection is destroyed. */
  hang(outgoing: ServerResponse | undefined, owner?: string): Promise<'over' | 'letGo'>;
  letGo(owner: string): void;
  close(): void;
};

export const createWaiting = (): Waiting => {
  const pending = new Set<() => void>();
  const held = new Set<{owner: string | undefined; release: () => void}>();
  let isClosed = false;

  const wait = (start: (done: () => void) => () => void): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        stop();
        pending.delete(done);
        resolve();
      };
      pending.add(done);
      const stop = start(done);
    });

  return {
    sleep: (ms) =>
      wait((done) => {
        const timer = setTimeout(done, ms);
        return () => clearTimeout(timer);
      }),
    hang: async (outgoing, owner) => {
      let end: 'over' | 'letGo' = 'over';
      await wait((done) => {
        const release = (): void => {
          end = 'letGo';
          done();
        };
        const hanging = {owner, release};
        held.add(hanging);
        outgoing?.once('close', done);
        return () => {
          held.delete(hanging);
          outgoing?.off('close', done);
        };
      });
      if (isClosed) outgoing?.destroy();
      return end;
    },
    letGo: (owner) => {
      for (const hanging of held) if (hanging.owner === owner) hanging.release();
    },
    close: () => {
      isClosed = true;
      for (const done of pending) done();
    },
  };
};
