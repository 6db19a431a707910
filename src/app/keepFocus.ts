/** By what a visitor, and whoever reads the page aloud, tells a control from others. */
const signOf = (element: Element): string => {
  const own = element instanceof HTMLInputElement && element.type === 'radio' && element.value;
  return [element.tagName, element.getAttribute('name'), own, element.textContent].join('\n');
};

const selectionIn = (element: Element) =>
  element instanceof HTMLInputElement && element.selectionStart !== null
    ? ([element.selectionStart, element.selectionEnd] as const)
    : undefined;

/** Draws a page anew; the control that had the focus has it again, and its selection with it. */
export const keepFocus = (root: Element, draw: () => void): void => {
  const focused = document.activeElement;
  const had = focused &&
    root.contains(focused) && {sign: signOf(focused), at: selectionIn(focused)};
  draw();
  if (!had) return;
  const controls = [...root.querySelectorAll<HTMLElement>('a, button, input')];
  const again = controls.find((control) => signOf(control) === had.sign);
  again?.focus({preventScroll: true});
  if (again instanceof HTMLInputElement && had.at) again.setSelectionRange(...had.at);
};
