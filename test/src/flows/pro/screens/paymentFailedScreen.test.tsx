import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {Draft} from '../../../../../machines/shared/draft/draft.ts';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import {signedUp} from '../../../../support/people.ts';
import {openScreen} from '../../../../support/screens/stage.tsx';

const UPGRADE = 'Alsnog upgraden naar PRO';
const OTHER_ADDRESS = 'https://localhost/environments/acmetest';

const open = (link?: string, values: Partial<Draft> = {}, language: 'nl' | 'en' = 'nl') =>
  openScreen(proFlow, 'paymentCanceled', {
    draft: {...signedUp, ...values},
    language,
    before: [{type: 'screen.visit', screen: 'paymentCanceled', by: 'address', ...(link && {link})}],
  });

const upgrade = () => screen.queryByRole('link', {name: UPGRADE})?.getAttribute('href');

describe('after a payment that failed, an upgrade', () => {
  it('is offered of the environment that its address names', async () => {
    await open('https://acmebv.testwerf.example/', {
      accepted: [{purpose: 'signUp', domainName: 'acmetest'}],
    });
    expect(upgrade()).toBe('/upgrade/?domain=acmebv');
  });

  it.each<[string, Partial<Draft>, string]>([
    [
      'was signed up for in this tab',
      {accepted: [{purpose: 'signUp', domainName: 'acmetest'}]},
      'acmetest',
    ],
    [
      'was to be upgraded in this tab',
      {existingDomainName: 'acmebv', accepted: [{purpose: 'upgrade', domainName: 'acmebv'}]},
      'acmebv',
    ],
  ])(
    'is offered of the one that %s, where its address names none',
    async (_, values, domainName) => {
      await open(OTHER_ADDRESS, values);
      expect(upgrade()).toBe(`/upgrade/?domain=${domainName}`);
    },
  );

  it('is not offered where nothing names the environment', async () => {
    await open(OTHER_ADDRESS);
    expect(upgrade()).toBeUndefined();
  });
});

it.each([
  [
    'nl',
    'Log in op het webadres dat je hebt gekozen. Upgraden naar PRO doe je wanneer het jou uitkomt.',
  ],
  ['en', 'Log in at the web address you chose. Upgrade to PRO whenever it suits you.'],
] as const)(
  'an environment whose address is not known is not said to be at hand, in %s',
  async (language, text) => {
    await open(undefined, {}, language);
    expect(screen.getByText(text)).toBeVisible();
  },
);
