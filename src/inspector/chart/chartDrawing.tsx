import {DOT, type PlacedRow} from './chartText.ts';
import type {Point} from './geometry.ts';
import type {PlacedBundle, PlacedChart, PlacedState} from './layoutChart.ts';
import {text} from './textSize.ts';

const CORNER = 6;

/** How far below the top of a row its letters stand. */
const BASELINE = {name: 15, line: 12, inner: 12};

const toward = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance, length / 2) / length;
  return {x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part};
};

const at = ({x, y}: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A polyline with its corners rounded. */
const linePath = (points: readonly Point[]): string => {
  const corners = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before) return `M${at(point)}`;
    if (!after) return `L${at(point)}`;
    return `L${at(toward(point, before, CORNER))}Q${at(point)} ${at(toward(point, after, CORNER))}`;
  });
  return corners.join('');
};

const kindsOf = ({state: {kind, tags, children}}: PlacedState): string =>
  [
    'state',
    kind,
    ...(children.length > 0 ? ['parent'] : []),
    ...tags.map((tag) => `is-${tag}`),
  ].join(' ');

/** Names what is read out for a state that takes the focus. */
const spoken = ({state}: PlacedState): string =>
  [state.path || state.name, state.meta?.path, state.description].filter(Boolean).join(', ');

const Row = ({row: {kind, words, arrow, box}}: {row: PlacedRow}) => (
  <text className={kind} data-arrow={arrow?.id} x={box.x} y={box.y + BASELINE[kind]}>
    {words}
  </text>
);

const StateBox = ({placed}: {placed: PlacedState}) => {
  const {state, box, rows} = placed;
  const [name] = rows;
  return (
    <g className={kindsOf(placed)} data-state={state.id} role="img" aria-label={spoken(placed)}>
      <title>{state.description || state.name}</title>
      <rect className="box" {...box} rx={10} />
      {state.kind === 'final' && (
        <rect
          className="rim"
          x={box.x + 3}
          y={box.y + 3}
          width={box.width - 6}
          height={box.height - 6}
          rx={7}
        />
      )}
      {state.isInitial && name && (
        <circle className="initial" cx={name.box.x - DOT + 4} cy={name.box.y + 10} r={4} />
      )}
      {rows.map((row) => (
        <Row key={row.arrow?.id ?? `${row.kind} ${row.words}`} row={row} />
      ))}
    </g>
  );
};

const Line = ({bundle}: {bundle: PlacedBundle}) => (
  <g className="bundle" data-bundle={bundle.id}>
    <path className="edge" d={linePath(bundle.points)} markerEnd="url(#head)" />
  </g>
);

const Label = ({bundle: {id, label, arrows}}: {bundle: PlacedBundle}) => (
  <g className="labels" data-bundle={id}>
    <rect className="paper" {...label} rx={3} />
    {arrows.map((arrow, index) => (
      <text
        key={arrow.id}
        className="label"
        data-arrow={arrow.id}
        x={label.x + 4}
        y={label.y + index * text.label.lineHeight + 12}
      >
        {arrow.words}
        {arrow.guard && <tspan className="guard">{` [${arrow.guard}]`}</tspan>}
      </text>
    ))}
  </g>
);

/** The states and arrows themselves, without a frame: what happens later only toggles classes on them. */
export const ChartDrawing = ({chart}: {chart: PlacedChart}) => (
  <>
    <defs>
      <marker
        id="head"
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerUnits="userSpaceOnUse"
        markerWidth="9"
        markerHeight="9"
        orient="auto-start-reverse"
      >
        <path className="head" d="M0 0L10 5L0 10z" />
      </marker>
    </defs>
    {chart.states.map((placed) => (
      <StateBox key={placed.state.id} placed={placed} />
    ))}
    {chart.bundles.map((bundle) => (
      <Line key={bundle.id} bundle={bundle} />
    ))}
    {chart.bundles.map((bundle) => (
      <Label key={bundle.id} bundle={bundle} />
    ))}
  </>
);
