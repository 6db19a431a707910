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
    const id = element.getAttribute(`data-${name}`) ?? '';
    found.set(id, [...(found.get(id) ?? []), element]);
  }
  return found;
};

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const runAlong = (pulse: SVGPathElement, paths: readonly string[]): Animation | undefined => {
  if (calm() || paths.length === 0) return undefined;
  pulse.setAttribute('d', paths.join(''));
  return pulse.animate(
    [
      {strokeDasharray: '14 100', strokeDashoffset: 14, opacity: 1},
      {strokeDasharray: '14 100', strokeDashoffset: -100, opacity: 1},
    ],
    {duration: DURATION, easing: 'ease-in-out'},
  );
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

type ExtraPaths = {jump: SVGPathElement; pulse: SVGPathElement};

/**
 * Lights up what a step did by toggling classes on the drawing: the layout and the elements stay as they are.
 * @param extra paths of their own on top of the drawing: for arrows without a line, and for what runs along them
 */
export const createHighlight = (drawing: HTMLElement, extra: ExtraPaths, chart: PlacedChart) => {
  const {jump, pulse} = extra;
  const states = keyed(drawing, 'state');
  const arrows = keyed(drawing, 'arrow');
  const lines = keyed(drawing, 'bundle');
  const bundleOf = new Map(
    chart.bundles.flatMap((bundle) => bundle.arrows.map((arrow) => [arrow.id, bundle.id] as const)),
  );
  const jumps = new Map(
    chart.states.flatMap(({inner}) => inner.map((arrow) => [arrow.id, arrow.target] as const)),
  );
  const jumpPaths = new Map<string, string>();
  let running: Animation | undefined;
  let lit: [Element, string][] = [];

  const light = (elements: readonly Element[] | undefined, name: string) => {
    for (const element of elements ?? []) {
      element.classList.add(name);
      lit.push([element, name]);
    }
  };

  /** Asked of the drawing once, since that makes the browser lay it out. */
  const pathFor = (arrow: string, row: SVGGraphicsElement, box: SVGGraphicsElement): string => {
    const known = jumpPaths.get(arrow) ?? jumpPath(row, box);
    jumpPaths.set(arrow, known);
    return known;
  };

  /** Draws an arrow that has no line; tells its path. */
  const drawJump = (arrow: string): string => {
    const [row] = arrows.get(arrow) ?? [];
    const [state] = states.get(jumps.get(arrow) ?? '') ?? [];
    const box = state?.querySelector<SVGGraphicsElement>('.box');
    if (!(row instanceof SVGGraphicsElement) || !box) return '';
    const path = pathFor(arrow, row, box);
    jump.setAttribute('d', path);
    light([jump], 'fired');
    return path;
  };

  const lightArrow = (arrow: string): string => {
    light(arrows.get(arrow), 'fired');
    const line = lines.get(bundleOf.get(arrow) ?? '');
    light(line, 'fired');
    if (!line) return jumps.get(arrow) === undefined ? '' : drawJump(arrow);
    const edge = line.map((group) => group.querySelector('.edge')).find((path) => path);
    return edge?.getAttribute('d') ?? '';
  };

  return ({active, fired, ignored, chosen}: Lit, isNew: boolean): void => {
    for (const [element, name] of lit) element.classList.remove(name);
    lit = [];
    for (const id of active) light(states.get(id), 'active');
    light(states.get(active.at(-1) ?? ''), ignored ? 'ignored' : 'leaf');
    if (chosen) light(states.get(chosen), 'chosen');
    const paths = fired.map(lightArrow).filter(Boolean);
    if (!isNew) return;
    running?.cancel();
    running = runAlong(pulse, paths);
  };
};
