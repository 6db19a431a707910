import {memo, type RefObject, use, useEffect, useLayoutEffect, useRef} from 'react';
import {ChartDrawing} from '../../chart/chartDrawing.tsx';
import type {PlacedChart} from '../../chart/layoutChart.ts';
import {placedChart} from './placedChart.ts';
import {Frame} from './chartFrame.tsx';
import {createHighlight, type Lit} from './highlight.ts';
import {createPanZoom, type PanZoom} from './panZoom.ts';
import {listenTo} from './pointer.ts';
import {ZoomButtons} from './zoomButtons.tsx';

type CanvasProps = {
  flow: string;
  chart: PlacedChart;
  frame: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  jump: RefObject<SVGPathElement | null>;
  pulse: RefObject<HTMLSpanElement | null>;
};

/** Drawn once for each chart: what happens later only toggles classes. */
const Canvas = memo(({flow, chart, frame, sheet, jump, pulse}: CanvasProps) => (
  <Frame
    ref={frame}
    tabIndex={0}
    role="group"
    aria-label={`Chart of the ${flow} flow. Arrow keys move it, plus and minus zoom, 0 fits it.`}
  >
    <div ref={sheet} className="sheet">
      <svg width={chart.width} height={chart.height}>
        <ChartDrawing chart={chart} />
        <path ref={jump} className="jump" pathLength={100} />
      </svg>
      <span ref={pulse} className="pulse" />
    </div>
  </Frame>
));

type Props = {
  flow: string;
  lit: Lit;
  /** Tells one step from the next. */
  shownStep: string;
  onChoose: (stateId: string | undefined) => void;
};

type Tools = {view: PanZoom; highlight: ReturnType<typeof createHighlight>};

const boxOf = ({states}: PlacedChart, id: string | undefined) =>
  states.find(({state}) => state.id === id)?.box;

/** The picture of a flow, with what a step lit up. */
export const ChartView = ({flow, lit, shownStep, onChoose}: Props) => {
  const chart = use(placedChart(flow));
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const jump = useRef<SVGPathElement>(null);
  const pulse = useRef<HTMLSpanElement>(null);
  const tools = useRef<Tools>(undefined);
  const last = useRef(shownStep);

  useLayoutEffect(() => {
    if (!frame.current || !sheet.current || !jump.current || !pulse.current) return undefined;
    const size = () => ({x: 0, y: 0, width: chart.width, height: chart.height});
    const view = createPanZoom(frame.current, sheet.current, size);
    const extra = {jump: jump.current, pulse: pulse.current};
    tools.current = {view, highlight: createHighlight(sheet.current, extra, chart)};
    view.fit(false);
    const resized = new ResizeObserver(view.resize);
    resized.observe(frame.current);
    const stopListening = listenTo(frame.current, view, onChoose);
    return () => {
      resized.disconnect();
      stopListening();
    };
  }, [chart, onChoose]);

  useEffect(() => {
    tools.current?.highlight(lit, last.current !== shownStep);
    last.current = shownStep;
  }, [chart, lit, shownStep]);

  const {chosen} = lit;
  const leaf = lit.active.at(-1);
  useEffect(() => {
    const box = boxOf(chart, leaf);
    if (box) tools.current?.view.reveal(box);
  }, [chart, leaf, shownStep]);
  useEffect(() => {
    const box = boxOf(chart, chosen);
    if (!box) return;
    // Its card has just taken a part of the frame.
    tools.current?.view.measure();
    tools.current?.view.reveal(box);
  }, [chart, chosen]);

  return (
    <>
      <Canvas flow={flow} chart={chart} frame={frame} sheet={sheet} jump={jump} pulse={pulse} />
      <ZoomButtons tools={tools} />
    </>
  );
};
