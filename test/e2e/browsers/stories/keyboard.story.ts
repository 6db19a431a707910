import {expect, test} from '../fixtures.ts';
import {JAN, PASSWORD} from '../../support/people.ts';
import type {Key, Tab} from '../driver/tab.ts';

const MOST_STOPS = 40;

/** Runs in the page. */
const isFocused = (selector: string) => document.activeElement?.matches(selector) ?? false;
const focusedText = () => document.activeElement?.textContent.trim();
const isReady = () => document.activeElement?.getAttribute('aria-disabled') !== 'true';

const goTo = async (tab: Tab, hasIt: () => Promise<boolean>) => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await tab.press('Tab');
    if (await hasIt()) return;
  }
  expect(await hasIt(), 'the focus comes there').toBe(true);
};
const goToField = (tab: Tab, selector: string) => goTo(tab, () => tab.run(isFocused, selector));
const pressOn = async (tab: Tab, name: string, key: Key) => {
  await goTo(tab, async () => (await tab.run(focusedText)) === name);
  await expect.poll(() => tab.run(isReady)).toBe(true);
  await tab.press(key);
};

test('gets a FREE environment by keyboard alone', async ({visitor, tab}) => {
  const {actions} = visitor.texts;
  await visitor.open('/');
  await visitor.isAt('/');
  await goToField(tab, '[name=flowchoice]');
  await tab.press('Space');
  await visitor.hasValues({flowchoice: 'free'});
  await tab.press('Enter');
  await visitor.isAt('/free');
  await goToField(tab, '[name=domainName]');
  await tab.type(visitor.domain);
  await goToField(tab, '[name=password]');
  await tab.type(PASSWORD);
  await goToField(tab, '[name=acceptTermsAndConditions]');
  await tab.press('Space');
  await pressOn(tab, actions.next, 'Enter');
  await visitor.isAt('/free/step2');
  for (const [name, value] of Object.entries(JAN)) {
    await goToField(tab, `[name=${name}]`);
    await tab.type(value);
  }
  await tab.press('Enter');
  await visitor.isAt('/free/step3');
  await pressOn(tab, actions.skip, 'Enter');
  await visitor.isAt('/free/step4');
  await goToField(tab, '[name=exampleData]');
  await tab.press('Space');
  await visitor.hasValues({exampleData: 'data'});
  await tab.press('ArrowDown');
  await visitor.hasValues({exampleData: 'nodata'});
  await pressOn(tab, actions.create, 'Space');
  await visitor.isAt('/free/step6');
  await pressOn(tab, actions.toEnvironment, 'Enter');
  await visitor.isEnvironment();
});
