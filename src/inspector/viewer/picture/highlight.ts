import {insideWords} from '../../chart/chartText.ts';
import type {PlacedChart} from '../../chart/layoutChart.ts';

/** What a step lights up. */
export type Lit = {
  active: readonly string[];
  fired: readonly string[];
  ignored: boolean;
  chosen: string | undefined;
};

const DURATION = 700;

const keyed = (drawing: HTMLElement, name: string): Map<string, Element[]> => {
  const found = new Map<string, Element[]>();
  for (const element of drawing.querySelectorAll(`[data-${name}]`)) {
    for (const id of element.getAttribute(`data-${name}`)?.split(' ') ?? []) {
      found.set(id, [...(found.get(id) ?? []), element]);
    }
  }
  return found;
};

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Point = {x: number; y: number};

/** From place to place along a line, at an even speed: the browser runs this beside the page's own work. */
const keyframesAlong = (points: readonly Point[]): Keyframe[] => {
  const lengths = points.map(({x, y}, index) => {
    const before = points[index - 1];
    return before ? Math.hypot(x - before.x, y - before.y) : 0;
  });
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map(({x, y}, index) => {
    gone += lengths[index] ?? 0;
    return {transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: Math.min(1, gone / total)};
  });
};

const runAlong = (pulse: HTMLElement, points: readonly Point[]): Animation | undefined =>
  calm() || points.length < 2
    ? undefined
    : pulse.animate(keyframesAlong(points), {duration: DURATION, easing: 'ease-in-out'});

const SAMPLES = 12;

const pointsAlong = (path: SVGPathElement): Point[] => {
  const length = path.getTotalLength();
  return Array.from({length: SAMPLES + 1}, (_, index) => {
    const {x, y} = path.getPointAtLength((length * index) / SAMPLES);
    return {x, y};
  });
};

/** From a row inside a box to the box it leads to, for arrows that have no line of their own. */
const jumpPath = (row: SVGGraphicsElement, target: SVGGraphicsElement): string => {
  const from = row.getBBox();
  const to = target.getBBox();
  const x = from.x + from.width + 4;
  const y = from.y + from.height / 2;
  const isRight = to.x > x;
  const endX = isRight ? to.x : to.x + to.width;
  const endY = to.y + Math.min(20, to.height / 2);
  const bend = isRight ? 80 : -80;
  return `M${x} ${y}C${x + 80} ${y} ${endX - bend} ${endY} ${endX} ${endY}`;
};

type Extras = {jump: SVGPathElement; reach: SVGPathElement; pulse: HTMLElement};

/**
 * Lights up what a step did by toggling classes on the drawing: the layout and the elements stay as they are.
 * @param extra on top of the drawing: a path for the arrow without a line that fired, one for all such of the chosen
 * state, and what runs along arrows
 */
export const createHighlight = (drawing: HTMLElement, extra: Extras, chart: PlacedChart) => {
  const {jump, reach, pulse} = extra;
  // Along an arrow of the picture before, which is elsewhere now.
  for (const animation of pulse.getAnimations()) animation.cancel();
  const states = keyed(drawing, 'state');
  const arrows = keyed(drawing, 'arrow');
  const lines = keyed(drawing, 'bundle');
  const cards = keyed(drawing, 'card');
  const bundleOf = new Map(
    chart.bundles.flatMap((bundle) => bundle.arrows.map((arrow) => [arrow.id, bundle.id] as const)),
  );
  const jumps = new Map(
    chart.states.flatMap(({rows}) =>
      rows.flatMap(({arrows: shown = []}) => shown.map(({id, target}) => [id, target] as const)),
    ),
  );
  const pointsOf = new Map<string, readonly Point[]>(
    chart.bundles.map(({id, points}) => [id, points]),
  );
  const drawnJumps = new Map<string, {path: string; points: readonly Point[]}>();
  let running: Animation | undefined;
  let lit: [Element, string][] = [];
  let reached: string | undefined;

  const light = (elements: readonly Element[] | undefined, name: string) => {
    for (const element of elements ?? []) {
      element.classList.add(name);
      lit.push([element, name]);
    }
  };

  /** Asked of the drawing once, since that makes the browser lay it out. */
  const jumpFor = (arrow: string, row: SVGGraphicsElement, box: SVGGraphicsElement) => {
    const known = drawnJumps.get(arrow);
    if (known) return known;
    const path = jumpPath(row, box);
    jump.setAttribute('d', path);
    const drawn = {path, points: pointsAlong(jump)};
    drawnJumps.set(arrow, drawn);
    return drawn;
  };

  const boxOf = (stateId: string | undefined): SVGGraphicsElement | undefined =>
    states.get(stateId ?? '')?.[0]?.querySelector<SVGGraphicsElement>('.box') ?? undefined;

  /** Draws where the rows of a state lead to. */
  const drawReach = (stateId: string | undefined) => {
    if (reached === stateId) return;
    reached = stateId;
    const [state] = states.get(stateId ?? '') ?? [];
    const rows = [...(state?.querySelectorAll<SVGGraphicsElement>('[data-arrow]') ?? [])];
    const paths = rows.flatMap((row) =>
      (row.dataset['arrow'] ?? '').split(' ').flatMap((arrow) => {
        const target = jumps.get(arrow);
        const box = target === stateId ? undefined : boxOf(target);
        return box ? jumpPath(row, box) : [];
      }),
    );
    reach.setAttribute('d', [...new Set(paths)].join(''));
  };

  /** Draws an arrow that has no line; returns where it goes along. */
  const drawJump = (arrow: string): readonly Point[] => {
    const [row] = arrows.get(arrow) ?? [];
    const box = boxOf(jumps.get(arrow));
    if (!(row instanceof SVGGraphicsElement) || !box) return [];
    const {path, points} = jumpFor(arrow, row, box);
    jump.setAttribute('d', path);
    light([jump], 'fired');
    return points;
  };

  const lightArrow = (arrow: string): readonly Point[] => {
    light(arrows.get(arrow), 'fired');
    const bundle = bundleOf.get(arrow) ?? '';
    light(lines.get(bundle), 'fired');
    return pointsOf.get(bundle) ?? (jumps.get(arrow) === undefined ? [] : drawJump(arrow));
  };

  /** Names the state that a closed card is in. */
  const nameInside = (active: readonly string[]) => {
    for (const {state, rows} of chart.states) {
      const [row] = cards.get(state.id) ?? [];
      const counted = rows.find(({kind}) => kind === 'inside')?.words ?? '';
      const inside = state.closed?.inside.findLast(({id}) => active.includes(id));
      const words = inside ? insideWords(inside.name) : counted;
      if (row && row.textContent !== words) row.textContent = words;
    }
  };

  return ({active, fired, ignored, chosen}: Lit, isNew: boolean): void => {
    for (const [element, name] of lit) element.classList.remove(name);
    lit = [];
    for (const id of active) light(states.get(id), 'active');
    light(states.get(active.findLast((id) => states.has(id)) ?? ''), ignored ? 'ignored' : 'leaf');
    nameInside(active);
    if (chosen) light(states.get(chosen), 'chosen');
    drawReach(chosen);
    const points = fired.flatMap(lightArrow);
    if (!isNew) return;
    running?.cancel();
    running = runAlong(pulse, points);
  };
};
