import type {PanZoom} from './panZoom.ts';

const STEP = 60;
const ZOOM = 1.25;

const keys: Readonly<Record<string, (view: PanZoom) => void>> = {
  ArrowLeft: (view) => view.pan(STEP, 0),
  ArrowRight: (view) => view.pan(-STEP, 0),
  ArrowUp: (view) => view.pan(0, STEP),
  ArrowDown: (view) => view.pan(0, -STEP),
  '+': (view) => view.zoom(ZOOM),
  '=': (view) => view.zoom(ZOOM),
  '-': (view) => view.zoom(1 / ZOOM),
  '0': (view) => view.fit(),
};

/** What a press asks of a state: to show more of it, or less. */
export type Turn = 'open' | 'close';

type Found = (stateId: string | undefined, turn?: Turn) => void;

/** Beside the words of a state that holds others is the ground on which these stand: no press on that is meant for it. */
const pressed = (target: EventTarget | null): Parameters<Found> => {
  const opens = target instanceof Element && target.closest('[data-opens]');
  if (opens) return [opens.getAttribute('data-opens') ?? undefined, 'open'];
  const state = target instanceof Element ? target.closest('[data-state]') : undefined;
  const isGround = state?.matches('.parent') && target instanceof SVGRectElement;
  const id = state?.getAttribute('data-state') ?? undefined;
  if (!state || isGround) return [id];
  return [id, state.matches('.closed') ? 'open' : 'close'];
};

/** Drag and wheel to pan, Ctrl and wheel or pinch to zoom, keys for both, a click to choose a state. */
export const listenTo = (frame: HTMLElement, view: PanZoom, choose: Found): (() => void) => {
  const stop = new AbortController();
  const {signal} = stop;
  let dragged = 0;

  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const {left, top} = frame.getBoundingClientRect();
      const point = {x: event.clientX - left, y: event.clientY - top};
      if (event.ctrlKey || event.metaKey) view.zoom(Math.exp(-event.deltaY / 240), point);
      else view.pan(-event.deltaX, -event.deltaY);
    },
    {signal, passive: false},
  );
  frame.addEventListener('pointerdown', () => (dragged = 0), {signal});
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (event.buttons !== 1) return;
      dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
      if (dragged > 4) frame.setPointerCapture(event.pointerId);
      view.pan(event.movementX, event.movementY);
    },
    {signal},
  );
  frame.addEventListener(
    'click',
    ({target}) => {
      if (dragged <= 4) choose(...pressed(target));
    },
    {signal},
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act(view);
    },
    {signal},
  );
  return () => stop.abort();
};
