import type {ElkExtendedEdge, ElkNode, ElkPoint, LayoutOptions} from 'elkjs';
import {arrowLine, type Bundle, bundles, innerArrows} from './arrowLines.ts';
import type {Chart, ChartArrow, ChartState} from './readChart.ts';
import {text, textWidth} from './textSize.ts';

type Box = {x: number; y: number; width: number; height: number};
export type PlacedState = {
  state: ChartState;
  box: Box;
  inner: readonly ChartArrow[];
  depth: number;
};
export type PlacedBundle = Bundle & {points: readonly ElkPoint[]; label: Box};
export type PlacedChart = {
  id: string;
  width: number;
  height: number;
  /** Outermost first, so that later ones are drawn on top. */
  states: readonly PlacedState[];
  bundles: readonly PlacedBundle[];
};

/** The part of elkjs that is used; a worker or the plain library. */
type Elk = {layout: (graph: ElkNode) => Promise<ElkNode>};

export const PADDING = 12;

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

/** Lines under the name of a state: what it runs, and the events it answers without leaving. */
export const boxLines = (state: ChartState, inner: readonly ChartArrow[]): string[] => [
  ...(state.meta ? [state.meta.path] : []),
  ...state.invokes.map((invoke) => `runs ${invoke}`),
  ...inner.map((arrow) => arrowLine(arrow, true)),
];

const headHeight = (lines: readonly string[]) =>
  PADDING * 2 + text.name.lineHeight + lines.length * text.label.lineHeight;

const elkState = (chart: Chart, state: ChartState): ElkNode => {
  const lines = boxLines(state, innerArrows(chart, state.id));
  const width =
    Math.max(
      textWidth(state.name, text.name),
      ...lines.map((line) => textWidth(line, text.label)),
    ) +
    PADDING * 2 +
    (state.isInitial ? 14 : 0);
  const head = headHeight(lines);
  const constraint = state.kind === 'final' ? 'LAST' : state.isInitial ? 'FIRST' : undefined;
  return {
    id: state.id,
    width,
    height: head,
    children: state.children.map((child) => elkState(chart, child)),
    layoutOptions: {
      ...(state.children.length > 0 && {
        'elk.padding': `[top=${head + 16},left=24,bottom=24,right=24]`,
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

/** The root is drawn only where it has arrows of its own. */
const outermost = ({root, arrows}: Chart): readonly ChartState[] =>
  arrows.some(({source, target}) => source === root.id || target === root.id)
    ? [root]
    : root.children;

/** Places the states and arrows of a chart: needed once per machine, whatever happens in it later. */
export const layoutChart = async (elk: Elk, chart: Chart): Promise<PlacedChart> => {
  const together = bundles(chart);
  const laidOut = await elk.layout({
    id: '(page)',
    layoutOptions,
    children: outermost(chart).map((state) => elkState(chart, state)),
    edges: together.map(elkEdge),
  });
  const boxes = new Map(withDescendants(laidOut).map((node) => [node.id, boxOf(node)]));
  const edges = new Map(edgesIn(laidOut).map((edge) => [edge.id, edge]));
  const place = (state: ChartState, depth: number): PlacedState[] => [
    {state, depth, box: boxes.get(state.id) ?? boxOf({}), inner: innerArrows(chart, state.id)},
    ...state.children.flatMap((child) => place(child, depth + 1)),
  ];
  return {
    id: chart.id,
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states: outermost(chart).flatMap((state) => place(state, 0)),
    bundles: together.map((bundle) => {
      const edge = edges.get(bundle.id);
      return {
        ...bundle,
        points: edge ? pointsOf(edge) : [],
        label: boxOf(edge?.labels?.[0] ?? {}),
      };
    }),
  };
};
