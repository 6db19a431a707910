import {type Call, CALLS, type Flow, FLOWS} from './calls.ts';
import {expectationOf, type Expectation} from './expectations.ts';
import {FAULT_NAMES, type FaultName, faultOf} from './faultKinds.ts';

export type Cell = Expectation & {call: Call; fault: FaultName; flow: Flow};

/** Code of a call that no release can take away: it came with what is on the screen already. */
const WITH_THE_PAGE: readonly Call[] = ['script', 'execute', 'validation', 'creation'];

/** Why a fault cannot come of a call; nothing when it can. */
export const impossibility = (call: Call, fault: FaultName): string | undefined =>
  fault === 'newRelease' && WITH_THE_PAGE.includes(call) ? 'its code was loaded before' : undefined;

/** Every call × every fault × every flow. */
export const MATRIX: readonly Cell[] = CALLS.flatMap((call) =>
  FAULT_NAMES.filter((fault) => impossibility(call, fault) === undefined).flatMap((fault) =>
    FLOWS.map((flow) => ({call, fault, flow, ...expectationOf(call, fault, flow)})),
  ),
);

export const titleOf = ({call, fault, flow}: Pick<Cell, 'call' | 'fault' | 'flow'>): string =>
  `${flow}: ${call}, ${faultOf(fault).words}`;

/** One fault of each effect a call knows, in one flow each: what `npm test` has time for. */
export const SLICE: readonly Cell[] = CALLS.flatMap((call, callIndex) => {
  const cells = MATRIX.filter((cell) => cell.call === call);
  const effects = [...new Set(cells.map(({effect}) => effect))];
  return effects.flatMap((effect, index) => {
    const fitting = cells.filter((cell) => cell.effect === effect);
    const flow = FLOWS[(callIndex + index) % FLOWS.length];
    return fitting.find((cell) => cell.flow === flow) ?? fitting.slice(0, 1);
  });
});
