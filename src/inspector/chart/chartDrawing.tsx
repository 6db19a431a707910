import type {ElkPoint} from 'elkjs';
import {arrowLine} from './arrowLines.ts';
import {
  boxLines,
  PADDING,
  type PlacedBundle,
  type PlacedChart,
  type PlacedState,
} from './layoutChart.ts';
import {text} from './textSize.ts';

const CORNER = 6;

const toward = (from: ElkPoint, to: ElkPoint, distance: number): ElkPoint => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance, length / 2) / length;
  return {x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part};
};

const at = ({x, y}: ElkPoint): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A polyline with its corners rounded. */
const linePath = (points: readonly ElkPoint[]): string => {
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

const StateBox = ({placed}: {placed: PlacedState}) => {
  const {state, box, inner} = placed;
  const lines = boxLines(state, []);
  const firstLine = box.y + PADDING + text.name.lineHeight;
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
      {state.isInitial && (
        <circle className="initial" cx={box.x + PADDING + 4} cy={box.y + PADDING + 10} r={4} />
      )}
      <text
        className="name"
        x={box.x + PADDING + (state.isInitial ? 14 : 0)}
        y={box.y + PADDING + 15}
      >
        {state.name}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          className="line"
          x={box.x + PADDING}
          y={firstLine + index * text.label.lineHeight + 12}
        >
          {line}
        </text>
      ))}
      {inner.map((arrow, index) => (
        <text
          key={arrow.id}
          className="inner"
          data-arrow={arrow.id}
          x={box.x + PADDING}
          y={firstLine + (lines.length + index) * text.label.lineHeight + 12}
        >
          {arrowLine(arrow, true)}
        </text>
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
