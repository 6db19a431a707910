type Box = {x: number; y: number; width: number; height: number};
type View = {x: number; y: number; scale: number};

const LEAST = 0.08;
const MOST = 2.5;
const MARGIN = 8;
/** The least scale at which letters are 11 px high; following a step comes no nearer. */
const LEGIBLE = 0.957;
/** Below it only the names of groups can be read, when they are drawn larger. */
const FAR = 0.4;

/** How long the picture takes to glide to another place, in ms. */
const GLIDE = 260;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Moves a drawing about inside its frame, outside React: no step or drag renders anything. */
export const createPanZoom = (
  frame: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
  drawing: Pick<HTMLElement, 'style' | 'classList'>,
  size: () => Box,
) => {
  let view: View = {x: 0, y: 0, scale: 1};
  /** By a person, since it last fitted. */
  let isMoved = false;
  /** The place that is to be seen; the whole drawing when none is. */
  let shown: Box | undefined;

  let glidesUntil = 0;

  const show = (next: View, smoothly = false) => {
    view = next;
    const now = performance.now();
    // Steps that follow fast on each other cannot be followed by eye, and each new glide costs.
    const isFar = view.scale < FAR;
    // Names of groups that are drawn larger at once would cover what is still near.
    const jumps = drawing.classList.contains('far') !== isFar;
    const glides = smoothly && !jumps && now >= glidesUntil;
    if (smoothly) glidesUntil = now + GLIDE;
    drawing.style.transition = glides ? `transform ${GLIDE}ms ease-out` : '';
    drawing.classList.toggle('far', isFar);
    drawing.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  };

  // Asking the frame itself at each step would lay out the whole page once more.
  let room = {width: 0, height: 0};
  const measure = () => {
    room = {width: frame.clientWidth, height: frame.clientHeight};
  };
  measure();

  const centre = (box: Box, scale: number, smoothly = true) => {
    const {width, height} = room;
    show(
      {
        scale,
        x: width / 2 - (box.x + box.width / 2) * scale,
        y: height / 2 - (box.y + box.height / 2) * scale,
      },
      smoothly,
    );
  };

  const scaleFor = (box: Box): number => {
    const {width, height} = room;
    const scale = Math.min((width - MARGIN * 2) / box.width, (height - MARGIN * 2) / box.height);
    return within(scale, LEAST, MOST);
  };

  const isInView = ({x, y, width, height}: Box): boolean => {
    const {width: roomX, height: roomY} = room;
    const left = x * view.scale + view.x;
    const top = y * view.scale + view.y;
    return (
      left >= MARGIN &&
      top >= MARGIN &&
      left + width * view.scale <= roomX - MARGIN &&
      top + height * view.scale <= roomY - MARGIN
    );
  };

  const showWhole = (smoothly = true) => centre(size(), Math.min(1, scaleFor(size())), smoothly);
  const isLegible = () => scaleFor(size()) >= LEGIBLE;

  const fit = (smoothly = true) => {
    isMoved = false;
    shown = undefined;
    showWhole(smoothly);
  };

  /** What of a box is seen at once around a place in it, where it is too large to be seen as a whole. */
  const partOf = (box: Box, place: Box): Box => {
    const width = Math.min(box.width, (room.width - MARGIN * 2) / LEGIBLE);
    const height = Math.min(box.height, (room.height - MARGIN * 2) / LEGIBLE);
    return {
      width,
      height,
      x: within(place.x + (place.width - width) / 2, box.x, box.x + box.width - width),
      y: within(place.y + (place.height - height) / 2, box.y, box.y + box.height - height),
    };
  };

  /** Where a drawing begins along one side of the frame, so that no room is left empty beyond its end. */
  const startFor = (middle: number, whole: number, side: number): number => {
    const spare = side - whole * LEGIBLE;
    return spare >= 0 ? spare / 2 : within(side / 2 - middle * LEGIBLE, spare - MARGIN, MARGIN);
  };

  const bringTo = ({x, y, width, height}: Box, smoothly = true) => {
    const whole = size();
    const next = {
      scale: LEGIBLE,
      x: startFor(x + width / 2, whole.width, room.width),
      y: startFor(y + height / 2, whole.height, room.height),
    };
    show(next, smoothly);
  };

  return {
    fit,
    /** To be called where the frame has another size by what was just drawn. */
    measure,
    pan: (x: number, y: number) => {
      isMoved = true;
      show({...view, x: view.x + x, y: view.y + y});
    },
    /** Zooms around a point of the frame, in px; its middle when none is given. */
    zoom: (factor: number, point?: {x: number; y: number}) => {
      isMoved = true;
      const {width, height} = room;
      const {x, y} = point ?? {x: width / 2, y: height / 2};
      const scale = within(view.scale * factor, LEAST, MOST);
      const grown = scale / view.scale;
      show({scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown}, !point);
    },
    /** Brings a place into view, with as much around it as is legible; what is seen and legible stays where it is. */
    reveal: (place: Box, around = place) => {
      const box = partOf(around, place);
      const legible = view.scale >= LEGIBLE;
      const isSeen = isInView(box) || (box.width < around.width && isInView(place));
      shown = box;
      if (!isSeen || !legible) bringTo(box);
    },
    /** The drawing is another one: shown as a whole where that can be read, else anew as what follows asks for. */
    redraw: () => {
      if (isLegible()) fit(false);
      shown = undefined;
    },
    /** The frame has another size: what was shown by itself is shown anew, what a person chose stays. */
    resize: () => {
      measure();
      if (isMoved) return;
      if (shown && !isLegible()) bringTo(shown, false);
      else showWhole(false);
    },
  };
};

export type PanZoom = ReturnType<typeof createPanZoom>;
