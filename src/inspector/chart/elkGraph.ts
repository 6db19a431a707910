import type {ElkExtendedEdge, ElkNode, ElkPoint, LayoutOptions} from 'elkjs';
import {arrowLine, type Bundle, innerArrows} from './arrowLines.ts';
import {PADDING, textExtent, textRows} from './chartText.ts';
import type {Box} from './geometry.ts';
import type {Chart, ChartState} from './readChart.ts';
import {text, textWidth} from './textSize.ts';

const layoutOptions: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
};

/** Px to be added at the left of the boxes of some states. */
export type Room = ReadonlyMap<string, number>;

const elkState = (chart: Chart, state: ChartState, room: Room): ElkNode => {
  const extent = textExtent(state, textRows(state, innerArrows(chart, state.id)));
  const width = extent.width + PADDING * 2;
  const head = extent.height + PADDING * 2;
  const constraint = state.kind === 'final' ? 'LAST' : state.isInitial ? 'FIRST' : undefined;
  return {
    id: state.id,
    width,
    height: head,
    children: state.children.map((child) => elkState(chart, child, room)),
    layoutOptions: {
      ...(state.children.length > 0 && {
        'elk.padding': `[top=${head + 16},left=${24 + (room.get(state.id) ?? 0)},bottom=24,right=24]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${head})`,
      }),
      ...(constraint && {'elk.layered.layering.layerConstraint': constraint}),
    },
  };
};

const elkEdge = ({id, source, target, arrows}: Bundle): ElkExtendedEdge => {
  const lines = arrows.map((arrow) => arrowLine(arrow));
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [
      {
        text: id,
        width: Math.max(...lines.map((line) => textWidth(line, text.label))) + 8,
        height: lines.length * text.label.lineHeight,
      },
    ],
  };
};

/** The root is drawn only where it has arrows of its own. */
export const outermost = ({root, arrows}: Chart): readonly ChartState[] =>
  arrows.some(({source, target}) => source === root.id || target === root.id)
    ? [root]
    : root.children;

/** A chart as the layout library wants it. */
export const elkGraph = (chart: Chart, together: readonly Bundle[], room: Room): ElkNode => ({
  id: '(page)',
  layoutOptions,
  children: outermost(chart).map((state) => elkState(chart, state, room)),
  edges: together.map(elkEdge),
});

const boxOf = ({x = 0, y = 0, width = 0, height = 0}: Partial<Box>): Box => ({x, y, width, height});

const withDescendants = (node: ElkNode): ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(withDescendants),
];

const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn),
];

const pointsOf = ({sections = []}: ElkExtendedEdge): ElkPoint[] =>
  sections.flatMap(({startPoint, bendPoints = [], endPoint}) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);

/** Where the library placed the states and the lines, by their ids. */
export const readGraph = (laidOut: ElkNode) => ({
  width: Math.ceil(laidOut.width ?? 0),
  height: Math.ceil(laidOut.height ?? 0),
  boxes: new Map(withDescendants(laidOut).map((node) => [node.id, boxOf(node)])),
  lines: new Map(
    edgesIn(laidOut).map((edge) => [
      edge.id,
      {points: pointsOf(edge), label: boxOf(edge.labels?.[0] ?? {})},
    ]),
  ),
});
