import type {ServerResponse} from 'node:http';

/** Answers that are late or never come, none of which outlives the sandbox. */
export type Waiting = {
  /** Milliseconds, or less when the sandbox closes. */
  sleep(ms: number): Promise<void>;
  /** Until the client gives up; on close the connection is destroyed. */
  hang(outgoing: ServerResponse | undefined): Promise<void>;
  close(): void;
};

export const createWaiting = (): Waiting => {
  const pending = new Set<() => void>();
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
    hang: async (outgoing) => {
      await wait((done) => {
        outgoing?.once('close', done);
        return () => outgoing?.off('close', done);
      });
      if (isClosed) outgoing?.destroy();
    },
    close: () => {
      isClosed = true;
      for (const done of pending) done();
    },
  };
};
