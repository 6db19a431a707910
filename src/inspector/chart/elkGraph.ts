import type {ElkExtendedEdge, ElkNode, ElkPoint, LayoutOptions} from 'elkjs';
import {type Bundle, jumpsInto} from './arrowLines.ts';
import {PADDING, textExtent} from './chartText.ts';
import {isCard} from './foldChart.ts';
import type {Box} from './geometry.ts';
import {labelText} from './labelText.ts';
import type {Chart, ChartState} from './readChart.ts';

/** Each state that holds others has its own: they are not handed down. */
const spacing: LayoutOptions = {
  'elk.separateConnectedComponents': 'false',
  'elk.layered.spacing.nodeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_UP',
};

const layoutOptions: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  ...spacing,
};

/** What no line leads to stands at the end, with the results. */
const constraintOf = (chart: Chart, state: ChartState): string | undefined => {
  if (state.isInitial) return 'FIRST';
  return state.kind === 'final' || jumpsInto(chart, state).length > 0 ? 'LAST' : undefined;
};

const elkState = (chart: Chart, state: ChartState): ElkNode => {
  const extent = textExtent(chart, state);
  const width = extent.width + PADDING * 2;
  const head = extent.height + PADDING * 2;
  const constraint = constraintOf(chart, state);
  return {
    id: state.id,
    width,
    height: head,
    children: state.children.map((child) => elkState(chart, child)),
    layoutOptions: {
      ...(state.children.length > 0 && {
        ...spacing,
        'elk.padding': isCard(state) // An opened card is short of width, a whole flow of height.
          ? `[top=${head + 4},left=12,bottom=12,right=12]`
          : `[top=12,left=${width + 8},bottom=12,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${head})`,
      }),
      ...(constraint && {'elk.layered.layering.layerConstraint': constraint}),
    },
  };
};

const elkEdge = (chart: Chart, together: readonly Bundle[], bundle: Bundle): ElkExtendedEdge => {
  const {id, source, target} = bundle;
  const {width, height} = labelText(chart, together, bundle);
  return {id, sources: [source], targets: [target], labels: [{text: id, width, height}]};
};

/** The root is drawn only where it has arrows of its own. */
export const outermost = ({root, arrows}: Chart): readonly ChartState[] =>
  arrows.some(({source, target}) => source === root.id || target === root.id)
    ? [root]
    : root.children;

/** A chart as the layout library wants it. */
export const elkGraph = (chart: Chart, together: readonly Bundle[]): ElkNode => ({
  id: '(page)',
  layoutOptions,
  children: outermost(chart).map((state) => elkState(chart, state)),
  edges: together.map((bundle) => elkEdge(chart, together, bundle)),
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
  routes: new Map(
    edgesIn(laidOut).map((edge) => [
      edge.id,
      {points: pointsOf(edge), label: boxOf(edge.labels?.[0] ?? {})},
    ]),
  ),
});
