import {expect} from '@playwright/test';
import {BILLING, JAN, PASSWORD} from '../support/people.ts';
import {stepWalk} from '../support/scenes/stepWalk.ts';
import {documentTitle, headingAt, type Texts} from '../support/texts.ts';
import {button, choice, field, link} from './controls.ts';
import type {Tab} from './driver/tab.ts';

/** Runs in the page. */
const look = () => ({
  path: location.pathname,
  title: document.title,
  heading: document.querySelector('h1')?.textContent,
  isReady: 'ready' in document.documentElement.dataset,
});

/** Runs in the page: the values of controls, a choice's of the one that is chosen. */
const readValues = (names: string[]) =>
  names.map((name) => {
    const controls = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const [first] = controls;
    if (first?.type !== 'radio' && first?.type !== 'checkbox') return first?.value;
    return controls.find(({checked}) => checked)?.value ?? '';
  });

const readAlerts = () =>
  [...document.querySelectorAll('[role=alert] a')].map(({textContent}) => textContent);

/** Walks through the product as a person does; whatever is not there yet is waited for. */
export const createVisitor = (tab: Tab, origin: string, texts: Texts, domain: string) => {
  const {actions} = texts;

  /** A page that is on its way has no control yet, or loses it again. */
  const insist = (act: () => Promise<unknown>) => expect(act).toPass({intervals: [50, 100, 250]});
  const see = <Result>(script: () => Result) =>
    expect.poll(() => tab.run(script).catch((error: unknown) => String(error)));

  const isAt = async (path: string, title = headingAt(path, texts)) => {
    const heading = title ?? texts.app.notFoundTitle;
    const expected = {path, title: documentTitle(heading), heading, isReady: true};
    await see(look).toEqual(expected);
  };
  const open = async (path: string) => {
    await tab.open(`${origin}${path}`);
    await see(() => 'ready' in document.documentElement.dataset).toBe(true);
  };

  const click = (control: string) => insist(() => tab.click(control));
  const press = (name: string) => click(button(name));
  const follow = (name: string) => click(link(name));
  const enter = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await insist(() => tab.fill(field(name), value));
    }
  };
  const select = (name: string, value: string) => insist(() => tab.select(field(name), value));
  const choose = (name: string, value: string) => click(choice(name, value));

  const fillAccount = async (name = domain) => {
    await enter({domainName: name, password: PASSWORD});
    await click(field('acceptTermsAndConditions'));
  };
  const fillBilling = async () => {
    const {countryCode, ...typed} = BILLING;
    await enter(typed);
    await select('countryCode', countryCode);
  };
  const chooseUsers = () => select('numberOfUsers', '25');

  /** What a step of a sign-up asks for before Next. */
  const answers: Record<number, () => Promise<unknown>> = {
    1: () => fillAccount(),
    2: () => enter(JAN),
    3: async () => {},
    4: () => choose('exampleData', 'data'),
    5: chooseUsers,
  };

  const isAtPayment = () => see(() => location.pathname.startsWith('/sandbox/payment/')).toBe(true);

  const {answer, walkOn, walkTo} = stepWalk({
    open,
    isAt,
    goOn: () => press(actions.next),
    answers,
  });

  return {
    texts,
    domain,
    origin,
    see,
    isAt,
    open,
    click,
    press,
    follow,
    enter,
    select,
    choose,
    fillAccount,
    fillBilling,
    chooseUsers,
    answer,
    walkOn,
    walkTo,
    /** Free up to its last step, and the button there. */
    create: async () => {
      await choose('exampleData', 'nodata');
      await press(actions.create);
    },
    /** Pro, up to the payment page. */
    pay: async () => {
      await walkTo('pro', 6);
      await fillBilling();
      await press(actions.pay);
      await isAtPayment();
    },
    isAtPayment,
    tickChallenge: () => click('//label[.//input[@type="checkbox"]]'),
    hasValues: (values: Record<string, string>) =>
      expect
        .poll(() => tab.run(readValues, Object.keys(values)).catch(String))
        .toEqual(Object.values(values)),
    hasAlerts: (...lines: string[]) => see(readAlerts).toEqual(lines),
    hasLink: async (name: string, address: string) => {
      const find = (label: string) =>
        [...document.querySelectorAll('a')].find(({textContent}) => textContent.trim() === label)
          ?.href;
      await expect.poll(() => tab.run(find, name).catch(String)).toBe(address);
    },
    isEnvironment: () => see(() => location.pathname).toBe(`/sandbox/environment/${domain}`),
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
