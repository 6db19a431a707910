import {expect, test} from 'vitest';
import {createMachine} from 'xstate';
import {chartDefinition} from '../../../../../src/inspector/feed/stately/chartDefinition.ts';

test('a chart holds states, arrows and names, with functions by their name alone', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: {
        on: {
          press: {
            target: 'on',
            guard: function isWired() {
              return true;
            },
          },
        },
      },
      on: {},
    },
  });
  expect(chartDefinition(machine)).toEqual({
    id: 'lamp',
    initial: 'off',
    states: {off: {on: {press: {target: 'on', guard: {type: 'isWired'}}}}, on: {}},
  });
});
