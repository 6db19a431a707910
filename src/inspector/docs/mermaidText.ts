import {arrowLine, bundles, innerArrows} from '../chart/arrowLines.ts';
import {type Chart, type ChartState, statesOf} from '../chart/readChart.ts';

const idOf = ({path, name}: ChartState): string => (path || name).replaceAll('.', '_');

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const noteLines = (chart: Chart, state: ChartState): string[] => {
  const lines = innerArrows(chart, state.id).map((arrow) => arrowLine(arrow, true));
  return lines.length > 0 ? [`note right of ${idOf(state)}`, ...indent(lines), 'end note'] : [];
};

const stateLines = (chart: Chart, state: ChartState): string[] => {
  const inside = state.children.flatMap((child) => [
    ...(child.isInitial ? [`[*] --> ${idOf(child)}`] : []),
    ...stateLines(chart, child),
  ]);
  const name = `state "${state.name}" as ${idOf(state)}`;
  return [
    ...(inside.length > 0 ? [`${name} {`, ...indent(inside), '}'] : [name]),
    ...(state.kind === 'final' ? [`${idOf(state)} --> [*]`] : []),
    ...noteLines(chart, state),
  ];
};

/** The picture as Mermaid text, one line for each arrow, so that diffs are readable. */
export const mermaidText = (chart: Chart): string => {
  const byId = new Map(statesOf(chart.root).map((state) => [state.id, idOf(state)]));
  const states = chart.root.children.flatMap((child) => [
    ...(child.isInitial ? [`[*] --> ${idOf(child)}`] : []),
    ...stateLines(chart, child),
  ]);
  const nameOf = (id: string | undefined) => byId.get(id ?? '');
  const arrows = bundles(chart).flatMap((bundle) =>
    bundle.arrows.map(
      (arrow) => `${nameOf(arrow.source)} --> ${nameOf(arrow.target)} : ${arrowLine(arrow)}`,
    ),
  );
  return [
    '---',
    `title: The ${chart.id} flow`,
    'config:',
    '  layout: elk',
    '---',
    'stateDiagram-v2',
    ...indent([...states, ...arrows]),
    '',
  ].join('\n');
};
