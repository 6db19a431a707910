import {type FormControl, controlsIn, isChoice} from '../../../ui/form/formControls.ts';
import {isSentByForm} from '../../chart/eventWords.ts';
import type {PageForm, Step} from '../messages.ts';

const namesOf = (controls: readonly FormControl[]): string[] => [
  ...new Set(controls.map(({name}) => name)),
];

const isInvalid = (control: FormControl): boolean =>
  control.getAttribute('aria-invalid') === 'true';

const isMissing = (control: FormControl): boolean =>
  control.getAttribute('aria-required') === 'true' &&
  (isChoice(control) ? !control.checked : control.value === '');

/** The fields of the form in a page, and which of them it would not go on with now, as far as the page shows. */
export const readForm = (page: ParentNode): PageForm | undefined => {
  const form = page.querySelector('form');
  const controls = form ? controlsIn(form) : [];
  if (controls.length === 0) return undefined;
  const wanting = controls.filter((one) => isInvalid(one) || isMissing(one));
  return {fields: namesOf(controls), wanting: namesOf(wanting)};
};

/**
 * Reports the names of the fields for which a form refuses a submit: its summary of errors then takes the focus, and
 * the flow has received nothing.
 */
export const watchForms = (page: Document, report: (fields: readonly string[]) => void) => {
  let isSubmitted = false;
  page.addEventListener('submit', () => (isSubmitted = true), true);
  page.addEventListener('focusin', ({target}) => {
    if (!isSubmitted || !(target instanceof Element) || !target.matches('[role=alert]')) return;
    isSubmitted = false;
    report(namesOf(controlsIn(page).filter(isInvalid)));
  });
  return {
    /** What the flow receives, the form has accepted. */
    onStep: ({event}: Step): void => {
      if (isSentByForm(event)) isSubmitted = false;
    },
  };
};
