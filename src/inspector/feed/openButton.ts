const style = `
  position: fixed; z-index: 9; inset: auto auto 8px 8px; width: 32px; height: 32px; padding: 6px; border-radius: 8px;
  border: 1px solid #64748b; background: #0f172a; color: #8ea8ff; line-height: 0;
`;

const SVG = 'http://www.w3.org/2000/svg';

/** Not as text: the policy of a built page forbids that. */
const svg = (name: string, attributes: Record<string, string>): SVGElement => {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const drawPicture = (): SVGElement => {
  const picture = svg('svg', {
    viewBox: '0 0 20 20',
    width: '18',
    height: '18',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  });
  picture.append(svg('path', {d: 'M1.5 1.5h7v6h-7zm10 11h7v6h-7zM5 7.5v8h6m-2-2 2 2-2 2'}));
  return picture;
};

/** Opens a window in a process of its own, so that the viewer does not slow down the page. */
const openInspector = (event: MouseEvent) => {
  event.preventDefault();
  open('/inspector', '_blank', 'popup,noopener,width=1280,height=900');
};

/** The way to the inspector, in the corner of the page. */
export const addOpenButton = (): void => {
  const link = document.createElement('a');
  link.href = '/inspector';
  link.target = '_blank';
  link.rel = 'noopener';
  link.title = 'Flow inspector';
  link.ariaLabel = 'Flow inspector';
  link.style.cssText = style;
  link.append(drawPicture());
  link.addEventListener('click', openInspector);
  const place = document.createElement('aside');
  place.ariaLabel = 'Development';
  place.append(link);
  document.body.append(place);
};
