import type {Page} from '@playwright/test';
import {BILLING, JAN, PASSWORD, PIET} from '../../../e2e/support/people.ts';
import {ifPossible, isOurs, isReady, SOON} from './visitor.ts';

type Values = Record<string, string>;

/** What the visitor types, by the names of the fields; `right` gets on, `wrong` does not. */
export const answersFor = (domain: string): {right: Values; wrong: Values} => ({
  right: {
    domainName: domain,
    password: PASSWORD,
    ...JAN,
    'teamMembers.0.firstName': PIET.firstName,
    'teamMembers.0.lastName': PIET.lastName,
    'teamMembers.0.email': PIET.email,
    ...BILLING,
    numberOfUsers: '25',
  },
  wrong: {
    domainName: 'geen spaties',
    password: 'kort',
    firstName: ' ',
    email: 'jan@',
    telephone: '',
    'teamMembers.0.email': JAN.email,
    city: '',
  },
});

/** The fields on the page, by name, as a person sees them; the password only as filled in or not. */
const valuesOn = (page: Page): Promise<Values> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('main input, main select');
    const values: Record<string, string> = {};
    for (const {name, type, value, checked} of fields) {
      if (name === '') continue;
      if (type === 'radio') {
        if (checked) values[name] = value;
      } else if (type === 'checkbox') values[name] = String(checked);
      else values[name] = name === 'password' ? String(value !== '') : value;
    }
    return values;
  });

export const fill = async (page: Page, answers: Values): Promise<void> => {
  const names = Object.keys(await valuesOn(page));
  for (const name of names) {
    const answer = answers[name];
    if (answer === undefined) continue;
    const field = page.locator(`main [name="${name}"]`);
    const isSelect = name === 'numberOfUsers' || name === 'countryCode';
    await ifPossible(isSelect ? field.selectOption(answer, SOON) : field.fill(answer, SOON));
  }
};

/** Whatever happens, values that were on the page are there again when the same page is shown once more. */
export const keepingValues = async (
  page: Page,
  happens: () => Promise<unknown>,
  forgets: readonly string[] = [],
): Promise<void> => {
  const before = {path: new URL(page.url()).pathname, values: await valuesOn(page)};
  await happens();
  await isReady(page);
  if (!isOurs(page)) return;
  const values = await valuesOn(page);
  if (new URL(page.url()).pathname !== before.path) return;
  const lost = Object.entries(before.values)
    .filter(([name]) => !forgets.includes(name) && name in values)
    .filter(([name, value]) => values[name] !== value)
    .map(([name, value]) => `${name} was "${value}", is "${values[name]}"`);
  if (lost.length > 0) throw new Error(`values were lost: ${lost.join('; ')}`);
};
