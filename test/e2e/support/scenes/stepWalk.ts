import {freePaths} from '../../../../machines/free/freeTypes.ts';
import {proPaths} from '../../../../machines/pro/proTypes.ts';

/** The paths of each sign-up's steps. */
const STEPS = {
  free: [freePaths.account, freePaths.details, freePaths.team, freePaths.exampleData],
  pro: [
    proPaths.account,
    proPaths.details,
    proPaths.team,
    proPaths.exampleData,
    proPaths.subscription,
    proPaths.billing,
  ],
} as const;

type Flow = keyof typeof STEPS;

const pathOf = (flow: Flow, step: number): string => {
  const path = STEPS[flow][step - 1];
  if (path === undefined) throw new Error(`The ${flow} flow has no step ${step}`);
  return path;
};

type Visitor = {
  open: (path: string) => Promise<unknown>;
  isAt: (path: string) => Promise<unknown>;
  /** Leaves a step for the next one. */
  goOn: () => Promise<unknown>;
  /** What each step asks for before that. */
  answers: Readonly<Record<number, () => Promise<unknown>>>;
};

/** The way from step to step, with the same answers each time, whoever walks it. */
export const stepWalk = ({open, isAt, goOn, answers}: Visitor) => {
  const answer = async (step: number) => void (await answers[step]?.());

  /** From a step that is shown to a later one of the same flow. */
  const walkOn = async (flow: Flow, from: number, to: number) => {
    for (let step = from; step < to; step += 1) {
      await answer(step);
      await goOn();
      await isAt(pathOf(flow, step + 1));
    }
  };

  /** Opens a flow and goes as far as a step. */
  const walkTo = async (flow: Flow, to: number, query = '') => {
    await open(pathOf(flow, 1) + query);
    await isAt(pathOf(flow, 1));
    await walkOn(flow, 1, to);
  };

  return {answer, walkOn, walkTo};
};
