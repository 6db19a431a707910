export type FormControl = HTMLInputElement | HTMLSelectElement;

export const controlsIn = (page: ParentNode): FormControl[] => [
  ...page.querySelectorAll<FormControl>('input[name], select[name]'),
];

/** A box or a radio, which is ticked or chosen by hand. */
export const isChoice = (control: FormControl): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Puts values into a form, over nothing that was typed or chosen, or emptied again, before the page answered. */
export const fillIn = (form: HTMLFormElement, valueOf: (name: string) => unknown): void => {
  for (const control of controlsIn(form)) {
    const value = valueOf(control.name);
    if (value === undefined || 'touched' in control.dataset) continue;
    if (isChoice(control)) control.checked ||= value === true || value === control.value;
    else control.value ||= String(value);
  }
};
