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

it('the whole picture is fitted again when its frame changes', () => {
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

it('a card that is too large for letters of 11 px is shown partly, from its first state on', () => {
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

it('a picture jumps when zoomed far out, since its names change size at once', () => {
  const near = open();
  near.zoom(2);
  expect(near.drawing.style.transition).toBe('transform 260ms ease-out');
  const far = open();
  far.zoom(1 / 4);
  expect(far.drawing.style.transition).toBe('');
});

const state = {x: 700, y: 100, width: 100, height: 100};

it('a state is brought into view with no empty room beyond the picture', () => {
  const {shown, reveal} = open();
  reveal({...state, x: 900});
  // The right edge of the picture is at the right edge of the frame.
  expect(leftOf(shown()) + 1000 * 0.957).toBeCloseTo(508);
});

it('a state that was brought into view is in view of a smaller frame too', () => {
  const {shown, resizeTo, reveal} = open();
  reveal(state);
  const left = () => leftOf(shown()) + state.x * 0.957;
  expect(left()).toBeGreaterThanOrEqual(8);
  resizeTo(216, 416);
  expect(scaleOf(shown())).toBe(0.957);
  expect(left()).toBeCloseTo(108 - 50 * 0.957);
});

it('the picture is whole once its frame is large enough for letters of 11 px', () => {
  const {shown, resizeTo, reveal} = open();
  reveal(state);
  resizeTo(1016, 416);
  expect(shown()).toBe(WHOLE_IN_MORE);
  resizeTo(516, 416);
  expect(scaleOf(shown())).toBe(0.957);
});
