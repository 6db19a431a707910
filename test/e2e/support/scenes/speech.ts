import type {Page} from '@playwright/test';

/** A line of what a screen reader is given to say: where the focus went, or what a live region announced. */
export type Spoken = string;

/** Chromium's own accessibility tree, behind a flag that the tests' browser has set. */
type Computed = {computedName: string; computedRole: string};

/** Runs in the page before its scripts: reports focus and changes in regions that were there already. */
const listen = () => {
  const say = (line: string) => console.info(`spoken: ${line.replaceAll(/\s+/g, ' ').trim()}`);
  const regions = new WeakMap<Element, string[]>();
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

  const wordsOf = (id: string) => document.getElementById(id)?.innerText ?? '';
  let group: Element | null = null;
  addEventListener('focusin', ({target}) => {
    if (!(target instanceof HTMLElement)) return;
    const description = (target.getAttribute('aria-describedby') ?? '').split(' ').map(wordsOf);
    const state = ['aria-required', 'aria-invalid', 'aria-disabled'].filter(
      (name) => target.getAttribute(name) === 'true',
    );
    const {computedName, computedRole} = target as HTMLElement & Computed;
    const words = [computedName, ...state.map((name) => name.slice(5)), ...description];
    const around = target.closest<HTMLElement & Computed>('fieldset');
    if (around && around !== group) say(`group ${around.computedName}`);
    group = around;
    say(`${computedRole || target.localName} ${words.filter(Boolean).join(' – ')}`);
  });

  const announceRegion = (region: Element) => {
    const isWhole = region.getAttribute('aria-atomic') !== 'false';
    const parts = isWhole ? [region] : [...region.querySelectorAll('h2, li')];
    const texts = parts.map((part) => part.textContent.trim()).filter(Boolean);
    const known = regions.get(region);
    regions.set(region, texts);
    // A region that comes with its text is not spoken, but for an alert.
    const role = region.getAttribute('role') ?? 'live';
    if (known === undefined && role !== 'alert') return;
    const news = texts.filter((text) => !known?.includes(text));
    if (news.length > 0) say(`(${role}) ${news.join(' · ')}`);
  };
  new MutationObserver(() => {
    for (const region of document.querySelectorAll(LIVE)) {
      // The box of the bot check speaks for itself, from a frame of its provider's.
      if (!region.closest('[aria-labelledby=challengeTitle]')) announceRegion(region);
    }
  }).observe(document, {subtree: true, childList: true, characterData: true});
};

/** Listens to a page from its next load on; the list grows as things are said. */
export const recordSpeech = async (page: Page): Promise<Spoken[]> => {
  const spoken: Spoken[] = [];
  page.on('console', (message) => {
    const [, line] = /^spoken: (.*)$/.exec(message.text()) ?? [];
    if (line !== undefined) spoken.push(line);
  });
  await page.addInitScript(listen);
  return spoken;
};
