import {attempt} from '../i18n/visitorsLanguage.ts';

/** Where session storage keeps what was done to a page that was left before it answered. */
const EARLY_INPUT = 'earlyinput';

const isReady = () => 'ready' in document.documentElement.dataset;

/** What is done to a control now counts, also where it is emptied again. */
const count = (control: HTMLInputElement) => {
  control.dataset['touched'] = '';
  control.form?.querySelector('button[aria-disabled]')?.removeAttribute('aria-disabled');
};

/** Puts back what was typed into a page that was loaded anew; what is found in storage may be anything. */
const restore = () => {
  const kept = sessionStorage.getItem(EARLY_INPUT);
  sessionStorage.removeItem(EARLY_INPUT);
  for (const [id, value, checked] of JSON.parse(kept ?? '[]')) {
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement) count(Object.assign(control, {value, checked}));
  }
};

const keep = (root: HTMLElement) => {
  // Kept since before, where the page was come back to as it was left and answered after that.
  sessionStorage.removeItem(EARLY_INPUT);
  if (isReady()) return;
  const touched = root.querySelectorAll<HTMLInputElement>('[data-touched]:not(#password)');
  const kept = [...touched].map(({id, value, checked}) => [id, value, checked]);
  sessionStorage.setItem(EARLY_INPUT, JSON.stringify(kept));
};

/** Remembers what a visitor does to a page that does not answer yet, and sends nothing of it anywhere. */
export const keepEarlyInput = (root: HTMLElement): void => {
  // Without storage there is nothing to keep it in.
  attempt(restore);
  // A reload or a switch of language loads the page anew while the app is not there.
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
