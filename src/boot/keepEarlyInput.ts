import {attempt} from '../i18n/visitorsLanguage.ts';

/** The key of the form values in session storage, among them early input of a page that was left before it was ready. */
const FORM_VALUES = 'formvalues';

const isReady = () => 'ready' in document.documentElement.dataset;

/** What is done to a control now counts, also where it is emptied again. */
const count = (control: HTMLInputElement) => {
  control.dataset['touched'] = '';
  control.form?.querySelector('button[aria-disabled]')?.removeAttribute('aria-disabled');
};

const readValues = () => JSON.parse(sessionStorage.getItem(FORM_VALUES) ?? '{}');

/** Restores early input after a reload. Storage may hold anything. */
const restore = () => {
  for (const [id, value, checked] of readValues().early) {
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement) count(Object.assign(control, {value, checked}));
  }
};

const keep = (root: HTMLElement) => {
  const touched = root.querySelectorAll<HTMLInputElement>('[data-touched]:not(#password)');
  if (isReady() || touched.length === 0) return;
  const early = [...touched].map(({id, value, checked}) => [id, value, checked]);
  // Not in the draft yet, so that what an address brings still applies.
  sessionStorage.setItem(FORM_VALUES, JSON.stringify({...readValues(), early}));
};

/** Remembers what a visitor does before the page is interactive, and sends none of it anywhere. */
export const keepEarlyInput = (root: HTMLElement): void => {
  // Without storage there is nothing to keep it in.
  attempt(restore);
  // A reload or a switch of language loads the page again before the app has started.
  addEventListener('pagehide', () => attempt(() => keep(root)));
  addEventListener('input', ({target}) => {
    if (isReady() || !(target instanceof HTMLInputElement)) return;
    count(target);
    // Whoever goes on filling in has not submitted.
    delete root.dataset['submitted'];
  });
  // What is submitted now is submitted once the app is there.
  addEventListener('submit', (event) => {
    if (isReady()) return;
    event.preventDefault();
    root.dataset['submitted'] = '';
  });
};
