import {DOT, type PlacedRow} from './chartText.ts';
import type {Point} from './geometry.ts';
import type {PlacedBundle, PlacedChart, PlacedState} from './layoutChart.ts';
import type {ChartArrow} from './readChart.ts';

const CORNER = 6;

const toward = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const fraction = Math.min(distance, length / 2) / length;
  return {x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction};
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

const kindsOf = ({state: {kind, tags, children, closed}}: PlacedState): string =>
  [
    'state',
    kind,
    ...(children.length > 0 ? ['parent'] : []),
    ...(closed ? ['closed'] : []),
    ...tags.map((tag) => `is-${tag}`),
  ].join(' ');

/** Names what is read out for a state that takes the focus. */
const spoken = ({state}: PlacedState): string =>
  [state.path || state.name, state.meta?.path, state.description].filter(Boolean).join(', ');

/** What shows any of these arrows is lit when one of them fires. */
const idsOf = (arrows: readonly ChartArrow[] = []): string | undefined =>
  arrows.map(({id}) => id).join(' ') || undefined;

const Row = ({row: {kind, words, arrows, box}, state}: {row: PlacedRow; state: string}) => (
  <text
    className={kind}
    data-arrow={idsOf(arrows)}
    data-card={kind === 'inside' ? state : undefined}
    x={box.x}
    y={box.y + box.height - (kind === 'name' ? 5 : 4)}
  >
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
        <Row key={`${row.words} ${idsOf(row.arrows)}`} row={row} state={state.id} />
      ))}
    </g>
  );
};

const Line = ({bundle: {id, points, back}}: {bundle: PlacedBundle}) => (
  <g className="bundle" data-bundle={id}>
    <path
      className="edge"
      d={linePath(points)}
      markerStart={back.length > 0 ? 'url(#head)' : undefined}
      markerEnd="url(#head)"
    />
  </g>
);

const Label = ({bundle: {id, label, pieces}}: {bundle: PlacedBundle}) => (
  <g className="labels" data-bundle={id}>
    <rect className="paper" {...label} rx={3} />
    {pieces.map(({words, guard, arrows, opens, x, y}) => (
      <text
        key={`${words} ${idsOf(arrows)}`}
        className="label"
        data-arrow={idsOf(arrows)}
        data-opens={opens}
        x={label.x + x}
        y={label.y + y + 12}
      >
        {words}
        {guard && <tspan className="guard">{`${words && ' '}[${guard}]`}</tspan>}
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
