import {
  memo,
  type ReactNode,
  type RefObject,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import {ChartDrawing} from '../../chart/chartDrawing.tsx';
import {isCard} from '../../chart/foldChart.ts';
import type {PlacedChart} from '../../chart/layoutChart.ts';
import {placedChart} from './placedChart.ts';
import {Frame} from './chartFrame.tsx';
import {createHighlight, type Lit} from './highlight.ts';
import {createPanZoom, type PanZoom} from './panZoom.ts';
import {listenTo, type Turn} from './pointer.ts';
import {ZoomButtons} from './zoomButtons.tsx';

type CanvasProps = {
  flow: string;
  chart: PlacedChart;
  frame: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  jump: RefObject<SVGPathElement | null>;
  reach: RefObject<SVGPathElement | null>;
  pulse: RefObject<HTMLSpanElement | null>;
};

/** Drawn once for each chart: what happens later only toggles classes. */
const Canvas = memo(({flow, chart, frame, sheet, jump, reach, pulse}: CanvasProps) => (
  <Frame
    ref={frame}
    tabIndex={0}
    role="group"
    aria-label={`Chart of the ${flow} flow. Arrow keys move it, plus and minus zoom, 0 fits it.`}
  >
    <div ref={sheet} className="sheet">
      <svg width={chart.width} height={chart.height}>
        <ChartDrawing chart={chart} />
        <path ref={reach} className="reach" />
        <path ref={jump} className="jump" markerEnd="url(#head)" />
      </svg>
      <span ref={pulse} className="pulse" />
    </div>
  </Frame>
));

type Props = {
  flow: string;
  /** Ids of the states that are open, separated by blanks. */
  open: string;
  lit: Lit;
  /** Another one for each step. */
  shownStep: string;
  onChoose: (stateId: string | undefined, turn?: Turn) => void;
  /** Beside the buttons that zoom. */
  children: ReactNode;
};

type Tools = {view: PanZoom; highlight?: ReturnType<typeof createHighlight>};

/** The picture of a flow, with what a step lit up. */
export const ChartView = ({flow, open, lit, shownStep, onChoose, children}: Props) => {
  // The picture before stays until the next one has been laid out.
  const chart = use(placedChart(flow, useDeferredValue(open)));
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const jump = useRef<SVGPathElement>(null);
  const reach = useRef<SVGPathElement>(null);
  const pulse = useRef<HTMLSpanElement>(null);
  const tools = useRef<Tools>(undefined);
  const size = useRef(chart);
  const last = useRef(shownStep);

  useLayoutEffect(() => {
    if (!frame.current || !sheet.current) return undefined;
    const view = createPanZoom(frame.current, sheet.current, () => ({x: 0, y: 0, ...size.current}));
    tools.current = {view};
    view.fit(false);
    const resized = new ResizeObserver(view.resize);
    resized.observe(frame.current);
    const stopListening = listenTo(frame.current, view, onChoose);
    return () => {
      resized.disconnect();
      stopListening();
    };
  }, [onChoose]);

  useLayoutEffect(() => {
    if (!sheet.current || !jump.current || !reach.current || !pulse.current) return;
    if (!tools.current) return;
    const extra = {jump: jump.current, reach: reach.current, pulse: pulse.current};
    tools.current.highlight = createHighlight(sheet.current, extra, chart);
    size.current = chart;
    tools.current.view.redraw();
  }, [chart]);

  useEffect(() => {
    tools.current?.highlight?.(lit, last.current !== shownStep);
    last.current = shownStep;
  }, [chart, lit, shownStep]);

  const {chosen, active} = lit;
  const place = active.join(' ');
  useEffect(() => {
    const ids = new Set(place.split(' '));
    const boxes = chart.states.flatMap(({state, box}) => (ids.has(state.id) ? [{state, box}] : []));
    const card = boxes.findLast(({state}) => isCard(state))?.box;
    const leaf = boxes.at(-1)?.box;
    if (leaf) tools.current?.view.reveal(leaf, card);
  }, [chart, place, shownStep]);
  useEffect(() => {
    const [whole, ...within] = chart.states.filter(
      ({state: {id}}) => id === chosen || id.startsWith(`${chosen}.`),
    );
    if (!whole) return;
    const first = within.find(({state}) => state.isInitial) ?? whole;
    // Its card has just taken a part of the frame.
    tools.current?.view.measure();
    tools.current?.view.reveal(first.box, whole.box);
  }, [chart, chosen]);

  return (
    <>
      <Canvas {...{flow, chart, frame, sheet, jump, reach, pulse}} />
      <ZoomButtons tools={tools}>{children}</ZoomButtons>
    </>
  );
};
