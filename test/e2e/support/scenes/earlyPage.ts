import type {Page} from '@playwright/test';
import {holdRoute} from '../attacks/holdRoute.ts';
import {BILLING, JAN} from '../people.ts';

/** Opens a page whose scripts are on their way; gives the way to let them come. */
export const openEarly = async (page: Page, path: string) => {
  const letThrough = await holdRoute(page, '**/assets/*.js');
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  return letThrough;
};

/** Puts a draft into the storage of a tab that holds nothing yet. */
export const store = (page: Page, draft: object) =>
  page.addInitScript((values) => {
    if (sessionStorage.length === 0) sessionStorage.setItem('formvalues', values);
  }, JSON.stringify(draft));

export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('formvalues') ?? '{}'));

/** All that no first view shows anything of. */
export const LATER = {
  ...JAN,
  companyName: '',
  teamMembers: [{firstName: 'Piet', lastName: '', email: 'piet@proef.example'}],
  exampleData: 'data',
  subscriptionDetails: {period: 'yearly', numberOfUsers: '25'},
  billingDetails: BILLING,
  existingDomainName: 'bestaand',
  lost: [{purpose: 'upgrade', domainName: 'bestaand'}],
};

/** All there is. */
export const ALL = {
  ...LATER,
  companyName: JAN.companyName,
  domainName: 'acmetest',
  acceptTermsAndConditions: 'YES',
};
