import {randomUUID} from 'node:crypto';
import {type Browser, expect} from '@playwright/test';
import fc from 'fast-check';
import {holdClock} from './clock.ts';
import {test} from './fixtures.ts';
import {createSandboxClient} from './sandboxClient.ts';
import {type Action, ACTIONS} from './walk/actions.ts';
import {checkNotStuck, checkPage, countCreations} from './walk/invariants.ts';
import {type Visitor, watchConsole} from './walk/visitor.ts';

const STEPS_OF_A_WALK = 25;
/** One test's share; a longer run is that many tests, each with a seed of its own. */
const STEPS_OF_A_TEST = 250;
const ALL_STEPS = Number(process.env['QA_STEPS'] ?? 50);
const FIRST_SEED = Number(process.env['QA_SEED'] ?? 1);
const SECONDS_A_STEP = 6;
const SHRINKING = 300_000;

const oneAction = fc.oneof(
  ...ACTIONS.map(({weight, actions}) => ({weight, arbitrary: fc.constantFrom(...actions)})),
);

const inWords = (actions: readonly Action[]): string =>
  actions.map(({words}, index) => `  ${index + 1}. ${words}`).join('\n');

type Place = {browser: Browser; qaUrl: string};

const walkAtRandom = async (seed: number, count: number, {browser, qaUrl}: Place) => {
  test.setTimeout(count * SECONDS_A_STEP * 1_000 + SHRINKING);
  let steps = 0;

  const walk = async (actions: readonly Action[]) => {
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
    try {
      await page.goto('/');
      for (const {act} of actions) {
        const before = await countCreations(visitor);
        await act(visitor);
        await checkPage(visitor);
        expect((await countCreations(visitor)) - before, 'creations by one step').toBeLessThan(2);
        steps += 1;
      }
      await checkNotStuck(visitor);
      await checkPage(visitor);
    } finally {
      await context.close();
    }
  };

  const {failed, counterexample, errorInstance, counterexamplePath} = await fc.check(
    fc.asyncProperty(
      fc.array(oneAction, {minLength: STEPS_OF_A_WALK, maxLength: STEPS_OF_A_WALK}),
      walk,
    ),
    {
      numRuns: Math.ceil(count / STEPS_OF_A_WALK),
      seed,
      path: process.env['QA_WALK'] ?? '',
      interruptAfterTimeLimit: count * SECONDS_A_STEP * 1_000 + SHRINKING / 2,
    },
  );
  const [actions = []] = counterexample ?? [];
  const story = `seed ${seed}, walk ${counterexamplePath}\n${inWords(actions)}\n${String(errorInstance)}`;
  expect(failed ? story : '', 'a walk that breaks something').toBe('');
  expect(steps).toBeGreaterThanOrEqual(count);
};

for (let done = 0; done < ALL_STEPS; done += STEPS_OF_A_TEST) {
  const seed = FIRST_SEED + done / STEPS_OF_A_TEST;
  const count = Math.min(STEPS_OF_A_TEST, ALL_STEPS - done);
  test(`${count} steps at random break nothing (seed ${seed})`, async ({browser, qaUrl}) => {
    await walkAtRandom(seed, count, {browser, qaUrl});
  });
}
