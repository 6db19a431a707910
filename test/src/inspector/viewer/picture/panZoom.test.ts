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
    shown: () => drawing.style.transform,
    resizeTo: (width: number, height: number) => {
      Object.assign(room, {clientWidth: width, clientHeight: height});
      view.resize();
    },
  };
};

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

it('a state that was brought into view is in the middle of the new frame too', () => {
  const {shown, resizeTo, reveal} = open();
  reveal({x: 900, y: 100, width: 100, height: 100});
  expect(shown()).toBe('translate(-549.5px, 80.5px) scale(0.85)');
  resizeTo(1016, 416);
  expect(shown()).toBe('translate(-299.5px, 80.5px) scale(0.85)');
});

it('a state that needed no bringing is looked for when the frame gets smaller', () => {
  const {shown, resizeTo, reveal} = open();
  reveal({x: 900, y: 100, width: 100, height: 100});
  const before = shown();
  reveal({x: 800, y: 100, width: 100, height: 100});
  expect(shown()).toBe(before);
  resizeTo(216, 416);
  expect(shown()).toBe('translate(-614.5px, 80.5px) scale(0.85)');
});
