import {controlsIn, type FormControl, isChoice} from '../../ui/form/formControls.ts';

/** By what a visitor, and a screen reader, distinguishes a control from others. */
const signOf = (element: Element): string => {
  const own = element instanceof HTMLInputElement && element.type === 'radio' && element.value;
  return [element.tagName, element.getAttribute('name'), own, element.textContent].join('\n');
};

const sameAs = (root: Element, element: Element) => {
  const sign = signOf(element);
  return [...root.querySelectorAll<HTMLElement>('a, button, input, select')].find(
    (one) => signOf(one) === sign,
  );
};

const copy = (from: FormControl, to: FormControl) => {
  if (isChoice(from)) Object.assign(to, {checked: from.checked});
  else to.value = from.value;
  to.dispatchEvent(new Event('input', {bubbles: true}));
};

const isOn = (control: FormControl) => (isChoice(control) ? control.checked : control.value !== '');

const wasUsed = (control: FormControl) => 'touched' in control.dataset || isOn(control);

/** What was typed or chosen, or emptied again, by the names of the controls. */
export const usedIn = (page: ParentNode): Record<string, string> => {
  const given = controlsIn(page).filter(
    (control) => wasUsed(control) && (control.type !== 'radio' || isOn(control)),
  );
  return Object.fromEntries(
    given.map((control) => [
      control.name,
      isChoice(control) && !control.checked ? '' : control.value,
    ]),
  );
};

/**
 * Holds on to the controls of a page that React may have to render again. The returned function, called once it is rendered, gives
 * the new ones what was typed and chosen in them until then, and the focus.
 */
export const keepInput = (root: Element): (() => void) => {
  let held = controlsIn(root);
  let focused = document.activeElement;
  const note = () => {
    focused = document.activeElement;
  };
  root.addEventListener('focusin', note);
  return () => {
    root.removeEventListener('focusin', note);
    for (const control of held) {
      if (control.isConnected || !wasUsed(control)) continue;
      const again = sameAs(root, control);
      if (again) copy(control, again as FormControl);
    }
    // A password among them must not survive its field.
    held = [];
    if (!focused || focused.isConnected) return;
    const again = sameAs(root, focused);
    again?.focus({preventScroll: true});
    if (again instanceof HTMLInputElement && focused instanceof HTMLInputElement) {
      if (again.selectionStart !== null)
        again.setSelectionRange(focused.selectionStart, focused.selectionEnd);
    }
    focused = null;
  };
};
