/** The link or button that the last first press was on. */
let first: Element | null = null;

const keepToFirst = (event: MouseEvent) => {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (event.detail === 1) first = control;
  else if (event.detail > 1 && first && control !== first) {
    event.preventDefault();
    event.stopPropagation();
  }
};

/** Keeps the second press of a double click from what the first one moved under the pointer: it is for nobody. */
export const guardSecondPress = () => {
  // At mousedown it would take the focus.
  addEventListener('mousedown', keepToFirst, true);
  addEventListener('click', keepToFirst, true);
};
