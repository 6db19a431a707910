import {useEffect, type RefObject} from 'react';

export type TextControl = HTMLInputElement | HTMLSelectElement;

/**
 * What a visitor typed or chose before the page answered to input stands in the control but not in the state.
 * React does not report it, so it is replayed once as the event that was missed.
 */
export function useEarlyInput(ref: RefObject<TextControl | null>, known: string | boolean) {
  useEffect(() => {
    const control = ref.current;
    if (control === null) return;
    if (typeof known === 'boolean') replayChoice(control as HTMLInputElement, known);
    else replayText(control, known);
    // Only what stood there when the control came to life.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

function replayChoice(control: HTMLInputElement, known: boolean) {
  if (control.checked === known || (control.type === 'radio' && known)) return;
  control.checked = known;
  control.click();
}

/** Gives a control's value as the event that was missed. */
export function replayText(control: TextControl, known: string, early = control.value) {
  if (early === known) return;
  // React compares with the last value set through the element's own property; the prototype's setter passes it by.
  control.value = known;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', early, control);
  control.dispatchEvent(
    new Event(control.tagName === 'SELECT' ? 'change' : 'input', {bubbles: true}),
  );
}
