import {timeLimits} from '../../../../machines/shared/timeLimits.ts';
import type {Hands} from '../../paths/hands.ts';
import {passTime} from './clock.ts';
import {scenarioFor, scenarioOfFailure} from '../sandboxAnswers.ts';
import type {SandboxClient} from './sandboxClient.ts';
import type {Tab} from './tab.ts';

const TOKEN_LIFETIME = 120_000;
const SOON = {timeout: 15_000};

type Widget = {fail: () => void};

/** A visitor's hands on a tab of the built product; the sandbox gives the answers. */
export const browserHands = ({page, gate, open, traverse}: Tab, sandbox: SandboxClient): Hands => {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const box = page.locator('main').getByRole('checkbox', {name: /robot/});
  return {
    open,
    traverse,
    comeBack: async () => {
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})),
      );
    },
    fill: async (name, text) => {
      if ((await field(name).count()) === 0) throw new Error(`the page has no field ${name}`);
      await field(name).fill(text, SOON);
    },
    leave: (name) => field(name).press('Tab', SOON),
    choose: (name, value) => page.locator(`[name="${name}"][value="${value}"]`).check(SOON),
    select: async (name, value) => {
      await field(name).selectOption(value, SOON);
    },
    agree: (name) => field(name).check(SOON),
    press: (name) => page.getByRole('button', {name, exact: true}).click(SOON),
    submit: () => page.locator('main form button[type="submit"]').click(SOON),
    enter: (name) => field(name).press('Enter', SOON),
    has: async (name) => (await field(name).count()) > 0,
    solveChallenge: async () => {
      await gate.open('challenge');
      await box.check(SOON);
    },
    expireChallenge: () => passTime(page, TOKEN_LIFETIME),
    failChallenge: async () => {
      if (await box.isChecked()) {
        await page.evaluate(() => {
          const {___grecaptcha_cfg: provider} = window as unknown as {
            ___grecaptcha_cfg: {widgets: Widget[]};
          };
          provider.widgets.at(-1)?.fail();
        });
        return;
      }
      await sandbox.once(scenarioOfFailure('challenge'));
      await gate.open('challenge');
      await box.click(SOON);
    },
    answer: async (actor, output) => {
      if (actor === 'suggestDomainNames') return gate.open(actor);
      const scenario = scenarioFor(actor, output);
      if (scenario) await sandbox.once(scenario);
      return gate.release(actor);
    },
    fail: async (actor) => {
      await sandbox.once(scenarioOfFailure(actor));
      await gate.release(actor);
    },
    pass: (limit) => passTime(page, timeLimits[limit]),
  };
};
