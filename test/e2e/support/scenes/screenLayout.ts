import type {Page} from '@playwright/test';

/** What WCAG 1.4.12 lets a reader set without losing anything. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Text of twice the size, as a browser's settings make it. */
const ENLARGED = ':root { font-size: 200% !important; }';

/** Runs in the page: sideways scrolling, targets below 44 px, small type in fields, buttons beside their field, text cut off. */
const measure = (): string[] => {
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('name') ?? element.textContent.slice(0, 40)}`;
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    faults.push(`scrolls sideways: ${scrollWidth} px`, ...wide.map(nameOf));
  }
  const isShown = (element: Element) =>
    element.checkVisibility({visibilityProperty: true}) &&
    element.getClientRects()[0] !== undefined;

  const controls = 'header a, main :is(a, button, summary, select, input)';
  for (const control of document.querySelectorAll(controls)) {
    // A link in a line of text is as high as its line; the provider of the challenge renders its own.
    const isInline = getComputedStyle(control).display === 'inline';
    const isForeign = control.closest('section label:not([for])') !== null;
    if (!isShown(control) || isInline || isForeign) continue;
    const {width, height} = (control.closest('label') ?? control).getBoundingClientRect();
    if (Math.min(width, height) < 44) {
      faults.push(`target of ${Math.round(width)} × ${Math.round(height)}: ${nameOf(control)}`);
    }
  }
  for (const field of document.querySelectorAll('main :is(input, select)')) {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    const isText = !field.matches('[type=checkbox], [type=radio]');
    if (isText && size < 16) faults.push(`type of ${size} px: ${nameOf(field)}`);
  }
  for (const button of document.querySelectorAll('main input ~ button')) {
    const field = button.parentElement?.querySelector('input')?.getBoundingClientRect();
    const {left, top} = button.getBoundingClientRect();
    const isBeside = field && left >= field.right - 1 && top < field.bottom;
    if (isShown(button) && !isBeside) faults.push(`not in its field: ${nameOf(button)}`);
  }
  for (const text of document.querySelectorAll(
    'main :is(h1, h2, p, label, legend, button, li, dd)',
  )) {
    const {overflowX, overflowY} = getComputedStyle(text);
    const isCut =
      (overflowX !== 'visible' && text.scrollWidth > text.clientWidth + 1) ||
      (overflowY !== 'visible' && text.scrollHeight > text.clientHeight + 1);
    if (isShown(text) && isCut) faults.push(`cut off: ${nameOf(text)}`);
  }
  return faults;
};

/** What is cramped or cut off on the screen as it stands. */
export const findLayoutFaults = (page: Page): Promise<string[]> => page.evaluate(measure);

/** Looks at the screen with a style sheet of the reader's own. */
const readWith = async (page: Page, sheet: string, look: () => Promise<void>) => {
  // The policy refuses style elements, not sheets that a script builds.
  await page.evaluate((css) => {
    const own = new CSSStyleSheet();
    own.replaceSync(css);
    document.adoptedStyleSheets = [own];
  }, sheet);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
};

/** Looks at the screen with its text spaced, as a reader may set it. */
export const spaceText = (page: Page, look: () => Promise<void>) => readWith(page, SPACED, look);

/** Looks at the screen with text of twice the size. */
export const enlargeText = (page: Page, look: () => Promise<void>) =>
  readWith(page, ENLARGED, look);

/** Makes the window so wide, and waits until the layout is the one for that width. */
export const resizeTo = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({width, height});
  await page.waitForFunction((px) => matchMedia(`(width: ${px}px)`).matches, width);
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  );
};
