import type {AnyEventObject} from 'xstate';
import type {FlowCase} from '../cases.ts';

/**
 * Web addresses for which the sandbox gives the answer that a walk needs (README, Test values); digits may
 * follow each.
 */
export const sandboxNames = {
  free: 'wandeling',
  taken: 'bestaand',
  takenAtCreation: 'straksbezet',
  tokenRefused: 'tokengeweigerd',
  failing: 'serverfout',
  withoutPaymentPage: 'geenbetaling',
} as const;

const creationName = ({event}: FlowCase): string | undefined => {
  if (event.type === 'xstate.error.actor.createEnvironment') return sandboxNames.failing;
  if (event.type !== 'xstate.done.actor.createEnvironment') return undefined;
  const {kind, environment} = event['output'];
  if (kind === 'domainTaken') return sandboxNames.takenAtCreation;
  if (kind === 'tokenRefused') return sandboxNames.tokenRefused;
  return environment.paymentPage ? sandboxNames.free : sandboxNames.withoutPaymentPage;
};

const isTakenAnswer = ({event}: FlowCase): boolean =>
  event.type === 'xstate.done.actor.checkAvailability' && event['output'].kind === 'taken';

/** The web address with which a planned walk comes true in the sandbox. */
export const nameFor = (planned: readonly FlowCase[]): string =>
  planned.some(isTakenAnswer)
    ? sandboxNames.taken
    : (planned.map(creationName).find((name) => name !== undefined) ?? sandboxNames.free);

const withName = (bag: object, name: string): object =>
  'domainName' in bag ? {...bag, domainName: name} : bag;

/**
 * An example event with its web address replaced by one of its own, since what was created before is taken.
 * @param count distinguishes this walk from others
 */
export const withExampleName = (
  event: AnyEventObject,
  planned: readonly FlowCase[],
  count: number,
): AnyEventObject => {
  const name = `${nameFor(planned)}${count}`;
  const {values} = event;
  return {
    ...withName(event, name),
    ...(typeof values === 'object' && values !== null && {values: withName(values, name)}),
    type: event.type,
  };
};
