import type {AnyEventObject} from 'xstate';
import type {FlowCase} from '../../../machines/shared/model/flowCases.ts';
import type {InspectedFlow} from '../flows.ts';

/** Web addresses for walks in the sandbox (docs/sandbox.md); digits may follow each. */
export const sandboxNames = {free: 'wandeling', existing: 'bestaand'} as const;

const isTakenAnswer = ({event}: FlowCase): boolean =>
  event.type === 'xstate.done.actor.checkAvailability' && event['output'].kind === 'taken';

/** A flow that one arrives in with a web address is for an environment that exists. */
const isForExisting = ({model}: InspectedFlow): boolean => 'domain.given' in model.events;

/** The web address with which a planned walk comes true in the sandbox. */
export const nameFor = (flow: InspectedFlow, planned: readonly FlowCase[]): string =>
  isForExisting(flow) || planned.some(isTakenAnswer) ? sandboxNames.existing : sandboxNames.free;

const withName = (bag: object, name: string): object =>
  'domainName' in bag ? {...bag, domainName: name} : bag;

/** An example event with its web address replaced, since what was created before is taken. */
export const withExampleName = (event: AnyEventObject, name: string): AnyEventObject => {
  const {values} = event;
  return {
    ...withName(event, name),
    ...(typeof values === 'object' && values !== null && {values: withName(values, name)}),
    type: event.type,
  };
};
