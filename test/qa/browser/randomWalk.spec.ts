import {randomUUID} from 'node:crypto';
import {type Browser, expect} from '@playwright/test';
import fc from 'fast-check';
import {shortenWalk, type WalkFault} from '../../support/session/shortenWalk.ts';
import {holdClock} from './driver/clock.ts';
import {test} from './fixtures.ts';
import {createSandboxClient} from './driver/sandboxClient.ts';
import {type Action, ACTIONS} from './walk/actions.ts';
import {checkNotStuck, checkPage, countCreations} from './walk/invariants.ts';
import {type Visitor, watchConsole} from './walk/visitor.ts';

const STEPS_OF_A_WALK = 25;
/** One test's share; a longer run is that many tests, each with a seed of its own. */
const STEPS_OF_A_TEST = 250;
const ALL_STEPS = Number(process.env['QA_STEPS'] ?? 50);
const FIRST_SEED = Number(process.env['QA_SEED'] ?? 1);
/** One walk to be taken again: its number and, after a colon, the numbers of the steps that are kept. */
const ONE_WALK = process.env['QA_WALK'];
const MS_A_STEP = 6_000;
/** In ms. */
const SHORTENING = 150_000;

const oneAction = fc.oneof(
  ...ACTIONS.map(({weight, actions}) => ({weight, arbitrary: fc.constantFrom(...actions)})),
);

const walksOf = (seed: number, numRuns: number): Action[][] =>
  fc.sample(fc.array(oneAction, {minLength: STEPS_OF_A_WALK, maxLength: STEPS_OF_A_WALK}), {
    seed,
    numRuns,
  });

type Place = {browser: Browser; qaUrl: string};

const walkOnce = async (
  actions: readonly Action[],
  {browser, qaUrl}: Place,
): Promise<WalkFault | undefined> => {
  const key = randomUUID();
  const context = await browser.newContext({
    baseURL: qaUrl,
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  await holdClock(context);
  await context.addCookies([{name: 'sandbox', value: key, url: qaUrl}]);
  const page = await context.newPage();
  const domain = `wandeling${key.replaceAll('-', '').slice(0, 12)}`;
  const sandbox = createSandboxClient(qaUrl, key);
  const visitor: Visitor = {page, context, sandbox, domain, faults: watchConsole(page)};
  let at = 0;
  try {
    await page.goto('/');
    for (const {act} of actions) {
      const before = await countCreations(visitor);
      await act(visitor);
      await checkPage(visitor);
      expect((await countCreations(visitor)) - before, 'creations by one step').toBeLessThan(2);
      at += 1;
    }
    await checkNotStuck(visitor);
    await checkPage(visitor);
    return undefined;
  } catch (error) {
    return {at, error};
  } finally {
    await context.close();
  }
};

const inWords = (actions: readonly Action[], {at, error}: WalkFault): string =>
  [
    ...actions.map(({words}, index) => `  ${index + 1}. ${words}${index === at ? '  ← here' : ''}`),
    ...(at === actions.length ? ['  at the end of the walk  ← here'] : []),
    String(error),
  ].join('\n');

const all = Array.from({length: STEPS_OF_A_WALK}, (_, index) => index);

/** Takes a walk, or those of its steps that are kept, and returns the shortest walk found that breaks something. */
const faultOf = async (
  [seed, number]: readonly [number, number],
  kept: readonly number[],
  place: Place,
): Promise<string> => {
  const actions = Number.isInteger(number) ? walksOf(seed, number + 1)[number] : undefined;
  if (!actions) throw new Error(`QA_WALK=${ONE_WALK} names no walk`);
  const chosen = (steps: readonly number[]) => steps.flatMap((step) => actions[step] ?? []);
  const walk = (steps: readonly number[]) => walkOnce(chosen(steps), place);
  const found = await walk(kept);
  if (!found) return '';
  const end = Date.now() + SHORTENING;
  // A walk taken again has been made short before.
  const isTimeUp = () => ONE_WALK !== undefined || Date.now() > end;
  const {steps, fault} = await shortenWalk({steps: kept, fault: found}, walk, isTimeUp);
  const again = `QA_SEED=${seed} QA_WALK=${number}:${steps.join(',')} npm run qa:walk`;
  return `${inWords(chosen(steps), fault)}\nThe same again: ${again}`;
};

if (ONE_WALK === undefined) {
  for (let done = 0; done < ALL_STEPS; done += STEPS_OF_A_TEST) {
    const seed = FIRST_SEED + done / STEPS_OF_A_TEST;
    const count = Math.min(STEPS_OF_A_TEST, ALL_STEPS - done);
    test(`${count} steps at random break nothing (seed ${seed}) @B13 @B18`, async ({
      browser,
      qaUrl,
    }) => {
      test.setTimeout(count * MS_A_STEP + 2 * SHORTENING);
      for (let number = 0; number * STEPS_OF_A_WALK < count; number += 1) {
        const fault = await faultOf([seed, number], all, {browser, qaUrl});
        expect(fault, 'a walk that breaks something').toBe('');
      }
    });
  }
} else {
  const [number, steps] = ONE_WALK.split(':');
  const kept = steps ? steps.split(',').map(Number) : all;
  test(`walk ${ONE_WALK} of seed ${FIRST_SEED} breaks nothing`, async ({browser, qaUrl}) => {
    expect(
      kept.filter((step) => !all.includes(step)),
      'numbers of no step',
    ).toEqual([]);
    const fault = await faultOf([FIRST_SEED, Number(number)], kept, {browser, qaUrl});
    expect(fault, 'a walk that breaks something').toBe('');
  });
}
