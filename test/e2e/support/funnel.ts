import {expect, type Locator, type Page} from '@playwright/test';
import {BILLING, JAN, PASSWORD} from './people.ts';
import {stepWalk} from './scenes/stepWalk.ts';
import {documentTitle, headingAt, type Texts} from './texts.ts';

export type Address = Partial<typeof BILLING>;

/** Drives the product as a visitor would: by roles, labels and the field names of specification 3.3. */
export const createFunnel = (page: Page, texts: Texts, domain: string) => {
  const {actions} = texts;
  const field = (name: string): Locator => page.locator(`[name="${name}"]`);
  const button = (name: string): Locator => page.getByRole('button', {name, exact: true});
  const link = (name: string): Locator => page.getByRole('link', {name, exact: true});
  const heading = page.getByRole('heading', {level: 1});
  const next = button(actions.next);
  const create = button(actions.create);

  const isReady = () => expect(page.locator('html[data-ready]')).toBeAttached();
  const open = async (path: string) => {
    await page.goto(path);
    await isReady();
  };

  /** The screen of a path is shown: its address, its one heading and its title agree. */
  const isAt = async (path: string, title = headingAt(path, texts)) => {
    // A prerendered page looks the same before its script has put the values in.
    await isReady();
    await expect(heading).toHaveText(title ?? texts.app.notFoundTitle);
    await expect(page).toHaveURL(({pathname}) => pathname === path);
    await expect(page).toHaveTitle(documentTitle(title ?? texts.app.notFoundTitle));
  };

  const enter = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  };
  const fillAccount = async (password = PASSWORD) => {
    await enter({domainName: domain, password});
    await field('acceptTermsAndConditions').check();
  };
  const fillDetails = () => enter(JAN);
  const choose = (name: string, value: string) =>
    page.locator(`[name="${name}"][value="${value}"]`).check();
  const fillBilling = async (address: Address = BILLING) => {
    const {countryCode, ...typed} = address;
    await enter(typed);
    if (countryCode !== undefined) await field('countryCode').selectOption(countryCode);
  };

  /** What a step asks for before Next. */
  const answers: Record<number, () => Promise<unknown>> = {
    1: () => fillAccount(),
    2: fillDetails,
    3: async () => {},
    4: () => choose('exampleData', 'data'),
    5: () => field('numberOfUsers').selectOption('25'),
  };

  const {answer, walkOn, walkTo} = stepWalk({open, isAt, goOn: () => next.click(), answers});

  /** Free, filled in up to the last button, which is left to the test. */
  const walkToCreate = async (query = '') => {
    await walkTo('free', 4, query);
    await choose('exampleData', 'nodata');
  };

  return {
    texts,
    domain,
    heading,
    next,
    back: button(actions.back),
    create,
    pay: button(actions.pay),
    field,
    button,
    link,
    open,
    isReady,
    isAt,
    enter,
    fillAccount,
    fillDetails,
    fillBilling,
    choose,
    answer,
    walkOn,
    walkTo,
    /** The error summary's lines. */
    summary: page.getByRole('alert').getByRole('link'),
    walkToCreate,
    /** Free, up to the created environment. */
    createFree: async (query = '') => {
      await walkToCreate(query);
      await create.click();
      await isAt('/free/step6');
    },
    /** Pro, filled in up to the last button, which is left to the test. */
    walkToPay: async (query = '') => {
      await walkTo('pro', 6, query);
      await fillBilling();
    },
    /** Each of these fields shows this value. */
    holds: async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values))
        await expect(field(name)).toHaveValue(value);
    },
  };
};

export type Funnel = ReturnType<typeof createFunnel>;
