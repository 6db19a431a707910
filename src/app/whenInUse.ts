const ACTS = ['pointerdown', 'keydown', 'input'] as const;

let inUse: Promise<void> | undefined;

/** Resolves once the visitor does something in the page. */
export const whenInUse = (): Promise<void> =>
  (inUse ??= new Promise((resolve) => {
    for (const act of ACTS) addEventListener(act, () => resolve(), {once: true, capture: true});
  }));
