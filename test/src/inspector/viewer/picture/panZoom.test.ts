import {expect, it} from 'vitest';
import {createPanZoom} from '../../../../../src/inspector/viewer/picture/panZoom.ts';

const DRAWING = {x: 0, y: 0, width: 1000, height: 400};

const open = () => {
  const room = {clientWidth: 516, clientHeight: 416};
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const view = createPanZoom(room, drawing, () => DRAWING);
  view.fit(false);
  return {
    ...view,
    drawing,
    shown: () => drawing.style.transform,
    resizeTo: (width: number, height: number) => {
      Object.assign(room, {clientWidth: width, clientHeight: height});
      view.resize();
    },
  };
};

const leftOf = (transform: string) => Number(/translate\((.*?)px/.exec(transform)?.[1]);
const scaleOf = (transform: string) => Number(/scale\((.*)\)/.exec(transform)?.[1]);

const WHOLE = 'translate(8px, 108px) scale(0.5)';
const WHOLE_IN_MORE = 'translate(8px, 8px) scale(1)';

it('the whole picture is fitted anew when its frame changes', () => {
  const {shown, resizeTo} = open();
  expect(shown()).toBe(WHOLE);
  resizeTo(1016, 416);
  expect(shown()).toBe(WHOLE_IN_MORE);
});

it('a picture that a person moved or zoomed stays as it is, until it is fitted', () => {
  const {shown, resizeTo, pan, zoom, fit} = open();
  pan(10, 0);
  zoom(2, {x: 0, y: 0});
  const chosen = shown();
  resizeTo(1016, 416);
  expect(shown()).toBe(chosen);
  fit();
  expect(shown()).toBe(WHOLE_IN_MORE);
});

it('a card that is too large for letters of 11 px is shown in part, from where its first state stands', () => {
  const {shown, reveal} = open();
  const card = {x: 100, y: 50, width: 800, height: 300};
  const first = {x: 120, y: 150, width: 50, height: 50};
  reveal(first, card);
  expect(scaleOf(shown())).toBe(0.957);
  // The left edge of the card is at the left edge of the frame.
  expect(leftOf(shown()) + card.x * 0.957).toBeCloseTo(8);
  const before = shown();
  reveal(first, card);
  expect(shown()).toBe(before);
});

it('a picture that becomes far jumps there, since the names in it become large at once', () => {
  const near = open();
  near.zoom(2);
  expect(near.drawing.style.transition).toBe('transform 260ms ease-out');
  const far = open();
  far.zoom(1 / 4);
  expect(far.drawing.style.transition).toBe('');
});

/** Where the middle of a state is from left to right, in the frame. */
const middleOf = (transform: string, {x, width}: {x: number; width: number}) =>
  leftOf(transform) + (x + width / 2) * scaleOf(transform);

it('a state that was brought into view is in the middle of the new frame too', () => {
  const {shown, resizeTo, reveal} = open();
  const state = {x: 900, y: 100, width: 100, height: 100};
  reveal(state);
  expect(middleOf(shown(), state)).toBeCloseTo(258);
  resizeTo(1016, 416);
  expect(middleOf(shown(), state)).toBeCloseTo(508);
});

it('a state that needed no bringing is looked for when the frame gets smaller', () => {
  const {shown, resizeTo, reveal} = open();
  reveal({x: 900, y: 100, width: 100, height: 100});
  const before = shown();
  const other = {x: 800, y: 100, width: 100, height: 100};
  reveal(other);
  expect(shown()).toBe(before);
  resizeTo(216, 416);
  expect(middleOf(shown(), other)).toBeCloseTo(108);
});
