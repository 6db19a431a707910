/** What went wrong on a walk, and before which number of further steps: the step at that place, or the end, broke. */
export type WalkFault = {at: number; error: unknown};

/** The steps of a walk by their numbers, and how it fails. */
export type FailingWalk = {steps: readonly number[]; fault: WalkFault};

/**
 * Leaves out of a failing walk what it fails without: all that comes after the fault, then halves, quarters and
 * in the end single steps, until none can be spared or the time is up.
 */
export const shortenWalk = async (
  failing: FailingWalk,
  walk: (steps: readonly number[]) => Promise<WalkFault | undefined>,
  isTimeUp: () => boolean,
): Promise<FailingWalk> => {
  const untilFault = ({steps, fault}: FailingWalk): FailingWalk => ({
    steps: steps.slice(0, fault.at + 1),
    fault,
  });
  let best = untilFault(failing);
  for (let size = best.steps.length >> 1; size > 0; size >>= 1) {
    for (let start = 0; start < best.steps.length && !isTimeUp();) {
      const steps = best.steps.toSpliced(start, size);
      const fault = await walk(steps);
      if (fault) best = untilFault({steps, fault});
      else start += size;
    }
  }
  return best;
};
