import type {AnyStateMachine} from 'xstate';

/** The chart of a machine as plain data: states, arrows and names, no code. */
export const chartDefinition = (machine: AnyStateMachine): unknown =>
  JSON.parse(
    JSON.stringify(machine.config, (_, value: unknown) =>
      typeof value === 'function' ? {type: value.name || 'inline'} : value,
    ),
  );
