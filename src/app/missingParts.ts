/** Whether code that has no screen of its own could not be loaded; browsers keep that failure until a reload. */
export type MissingParts = {
  tell: () => void;
  isMissing: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

export const createMissingParts = (): MissingParts => {
  let isMissing = false;
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      isMissing = true;
      for (const listener of listeners) listener();
    },
    isMissing: () => isMissing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
