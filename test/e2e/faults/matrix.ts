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

/** A story of each effect, spread over calls and flows: what `npm test` has time for. */
export const SLICE: readonly Cell[] = [...new Set(MATRIX.map(({effect}) => effect))].reduce<
  readonly Cell[]
>((chosen, effect) => {
  const uses = ({call, flow}: Cell) =>
    10 * chosen.filter((one) => one.call === call).length +
    chosen.filter((one) => one.flow === flow).length;
  const fitting = MATRIX.filter((cell) => cell.effect === effect);
  return [...chosen, ...fitting.toSorted((one, other) => uses(one) - uses(other)).slice(0, 1)];
}, []);
