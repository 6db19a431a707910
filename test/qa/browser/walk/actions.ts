import type {Page} from '@playwright/test';
import {timeLimits} from '../../../../machines/shared/timeLimits.ts';
import {passTime} from '../driver/clock.ts';
import {FAULTS, PLACES} from './surroundings.ts';
import {answersFor, fill, keepingValues} from './values.ts';
import {ifPossible, isOurs, isReady, SOON, untilIdle, type Visitor} from './visitor.ts';

/** One thing that can happen, in words; what it does not find on the page it leaves. */
export type Action = {words: string; act: (visitor: Visitor) => Promise<unknown>};

const press = async (page: Page, name: RegExp) => {
  const button = page.getByRole('button', {name});
  if ((await button.count()) === 1) await ifPossible(button.click(SOON));
};

const choose = async (page: Page, value: string): Promise<boolean> => {
  const choice = page.locator(`main input[type="radio"][value="${value}"]`);
  const isThere = (await choice.count()) === 1;
  if (isThere) await ifPossible(choice.check(SOON));
  return isThere;
};

const chooseOneOf = async (page: Page, values: readonly string[]) => {
  for (const value of values) if (await choose(page, value)) return;
};

const fillInRight = async (visitor: Visitor) => {
  const {page, domain} = visitor;
  await fill(page, answersFor(domain).right);
  const terms = page.locator('main [name="acceptTermsAndConditions"]');
  if ((await terms.count()) === 1) await ifPossible(terms.check(SOON));
  await chooseOneOf(page, ['data', 'pro', 'free']);
};

const submit = async ({page}: Visitor, times = 1) => {
  const button = page.locator('main form button[type="submit"]');
  if ((await button.count()) === 1) await ifPossible(button.click({...SOON, clickCount: times}));
};

const solveChallenge = async ({page}: Visitor) => {
  const box = page.getByRole('checkbox', {name: /robot/});
  if ((await box.count()) === 1) await ifPossible(box.check(SOON));
};

const goOn = async (visitor: Visitor) => {
  await fillInRight(visitor);
  await solveChallenge(visitor);
  await submit(visitor);
  await untilIdle(visitor.page);
};

/** Until the product is there again: a page on its way would come between the next step and what it asks for. */
const pay = async (page: Page) => {
  const button = page.getByRole('button', {name: /^(Betalen|Pay)$/});
  if ((await button.count()) === 0) return;
  await button.click();
  await page.waitForURL(({pathname}) => !pathname.startsWith('/sandbox/'));
};

const duplicateTab = async ({page, context}: Visitor) => {
  const kept = await page.evaluate(() => ({...sessionStorage}));
  const copy = await context.newPage();
  await copy.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) sessionStorage.setItem(name, String(value));
  }, kept);
  await copy.goto(page.url());
  await isReady(copy);
  const headings = await copy.locator('h1').allTextContents();
  await copy.close();
  if (headings.length !== 1 || headings[0] === '') throw new Error('the copied tab is blank');
};

const onOurs = ({words, act}: Action): Action => ({
  words,
  act: async (visitor) => {
    if (isOurs(visitor.page)) await act(visitor);
  },
});

const inTheForm: readonly Action[] = [
  {words: 'fills the form in', act: fillInRight},
  {words: 'presses the button that goes on', act: (visitor) => submit(visitor)},
  {words: 'fills the form in wrongly', act: ({page}) => fill(page, answersFor('').wrong)},
  {words: 'presses twice in a row', act: (visitor) => submit(visitor, 2)},
  {words: 'goes back a step', act: ({page}) => press(page, /^(Terug|Back)$/)},
  {words: 'skips', act: ({page}) => press(page, /^(Overslaan|Skip)$/)},
  {words: 'solves the challenge', act: solveChallenge},
  ...['free', 'pro', 'premium', 'nodata', 'yearly'].map((value) => ({
    words: `chooses ${value}`,
    act: ({page}: Visitor) => choose(page, value),
  })),
];

const inTheBrowser: readonly Action[] = [
  {words: 'Back', act: ({page}) => ifPossible(page.goBack({timeout: 3_000}))},
  {words: 'Forward', act: ({page}) => ifPossible(page.goForward({timeout: 3_000}))},
  {
    words: 'Back twice at once',
    // Until the browser is there; the page may be left by it, or have nowhere to go.
    act: ({page}) =>
      ifPossible(
        page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              addEventListener('popstate', () => resolve(), {once: true});
              setTimeout(resolve, 500);
              history.go(-2);
            }),
        ),
      ),
  },
  {
    words: 'reloads',
    act: ({page}) => keepingValues(page, () => page.reload(), ['password']),
  },
  {words: 'duplicates the tab', act: duplicateTab},
  ...['Nederlands', 'English'].map((name) => ({
    words: `switches to ${name}`,
    act: ({page}: Visitor) =>
      keepingValues(page, () =>
        ifPossible(page.getByRole('link', {name, exact: true}).click(SOON)),
      ),
  })),
];

/** What happens, and how often compared with the rest: what gets on in the funnel comes most. */
export const ACTIONS: readonly {weight: number; actions: readonly Action[]}[] = [
  {weight: 8, actions: [onOurs({words: 'fills the form in and goes on', act: goOn})]},
  {weight: 5, actions: inTheForm.map(onOurs)},
  {weight: 4, actions: inTheBrowser.map(onOurs)},
  {
    weight: 3,
    actions: FAULTS.map(({words, ...scenario}) => ({
      words,
      act: ({sandbox}) => sandbox.once(scenario),
    })),
  },
  {
    weight: 1,
    actions: Object.entries(timeLimits).map(([limit, ms]) =>
      onOurs({words: `${ms / 1000} seconds pass (${limit})`, act: ({page}) => passTime(page, ms)}),
    ),
  },
  {
    weight: 1,
    actions: PLACES.map((place) => ({words: `opens ${place}`, act: ({page}) => page.goto(place)})),
  },
  {
    weight: 1,
    actions: [
      {
        words: 'pays',
        act: async ({page}) => (isOurs(page) ? undefined : pay(page)),
      },
      {words: 'Back', act: ({page}) => ifPossible(page.goBack({timeout: 3_000}))},
    ],
  },
];
