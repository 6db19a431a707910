import {expect, test} from 'vitest';
import {type Line, withoutHooks} from '../../../../src/inspector/chart/shortcuts.ts';

const BOX = {x: 0, y: 0, width: 100, height: 200};

/** Up beside the box, over its top and down into it. */
const overTheTop: Line = {
  points: [
    {x: 50, y: 300},
    {x: 150, y: 300},
    {x: 150, y: -10},
    {x: 60, y: -10},
    {x: 60, y: 0},
  ],
  label: {x: 154, y: 140, width: 40, height: 16},
};

/** Up beside a state within the box, and down again to its top. */
const upAndDown: Line = {
  points: [
    {x: 150, y: 300},
    {x: 150, y: -40},
    {x: 180, y: -40},
    {x: 180, y: 200},
    {x: 240, y: 200},
    {x: 240, y: 210},
  ],
  label: {x: 106, y: 20, width: 40, height: 16},
};

const nothing = {solid: [], lines: []};

test('a line that would turn down into the top of a box enters it from the side', () => {
  expect(withoutHooks(overTheTop, BOX, nothing)).toEqual({
    ...overTheTop,
    points: [
      {x: 50, y: 300},
      {x: 150, y: 300},
      {x: 150, y: 24},
      {x: 100, y: 24},
    ],
  });
});

test('it enters below what stands in its way, and stays as it is where all is taken', () => {
  const upper = {x: 110, y: 10, width: 20, height: 30};
  expect(withoutHooks(overTheTop, BOX, {...nothing, solid: [upper]}).points.at(-1)).toEqual({
    x: 100,
    y: 48,
  });
  const whole = {...upper, height: 250};
  expect(withoutHooks(overTheTop, BOX, {...nothing, solid: [whole]})).toBe(overTheTop);
});

test('a line that would pass its end and come back turns off at once, and its words go along', () => {
  expect(withoutHooks(upAndDown, undefined, nothing)).toEqual({
    points: [
      {x: 150, y: 300},
      {x: 150, y: 200},
      {x: 240, y: 200},
      {x: 240, y: 210},
    ],
    label: {...upAndDown.label, y: 242},
  });
});

test('it crosses no other line for that', () => {
  const other = [
    {x: 165, y: 100},
    {x: 165, y: 250},
  ] as const;
  expect(withoutHooks(upAndDown, undefined, {...nothing, lines: [other]})).toBe(upAndDown);
});
