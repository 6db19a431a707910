import {randomUUID} from 'node:crypto';
import {expect} from '@playwright/test';
import fc from 'fast-check';
import {holdClock} from './clock.ts';
import {test} from './fixtures.ts';
import {createSandboxClient} from './sandboxClient.ts';
import {type Action, ACTIONS} from './walk/actions.ts';
import {checkNotStuck, checkPage, countCreations} from './walk/invariants.ts';
import {type Visitor, watchConsole} from './walk/visitor.ts';

const STEPS_OF_A_WALK = 25;
const STEPS = Number(process.env['QA_STEPS'] ?? 50);
const SEED = Number(process.env['QA_SEED'] ?? 20_240_524);
const SECONDS_A_STEP = 6;
const SHRINKING = 300_000;

const oneAction = fc.oneof(
  ...ACTIONS.map(({weight, actions}) => ({weight, arbitrary: fc.constantFrom(...actions)})),
);

const inWords = (actions: readonly Action[]): string =>
  actions.map(({words}, index) => `  ${index + 1}. ${words}`).join('\n');

test(`${STEPS} steps at random break nothing (seed ${SEED})`, async ({browser, qaUrl}) => {
  test.setTimeout(STEPS * SECONDS_A_STEP * 1_000 + SHRINKING);
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
      numRuns: Math.ceil(STEPS / STEPS_OF_A_WALK),
      seed: SEED,
      path: process.env['QA_WALK'] ?? '',
      interruptAfterTimeLimit: STEPS * SECONDS_A_STEP * 1_000 + SHRINKING / 2,
    },
  );
  const [actions = []] = counterexample ?? [];
  const story = `seed ${SEED}, walk ${counterexamplePath}\n${inWords(actions)}\n${String(errorInstance)}`;
  expect(failed ? story : '', 'a walk that breaks something').toBe('');
  expect(steps).toBeGreaterThanOrEqual(STEPS);
});
