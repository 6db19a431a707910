import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {signedUp} from '../../../../support/people.ts';
import {openScreen} from '../../../../support/screens/stage.tsx';

const domain = (name = 'Webadres') => screen.getByRole('textbox', {name});

describe('while the web address is typed', () => {
  it.each([
    ['nl', 'Webadres', 'Je omgeving krijgt het adres acmetest.testwerf.example'],
    ['en', 'Web address', 'Your environment will be at acmetest.testwerf.example'],
  ] as const)('in %s it is shown in full, without a word to screen readers', async (...texts) => {
    const [language, label, preview] = texts;
    const {user, asked} = await openScreen(freeFlow, 'account', {language});

    await user.type(domain(label), 'AcmeTest');

    expect(screen.getByText(preview)).toBeVisible();
    expect(screen.getByText(preview).closest('[role="status"], [aria-live]')).toBeNull();
    expect(asked('checkAvailability')).toEqual([]);

    await user.type(domain(label), '-');
    expect(screen.queryByText(preview)).not.toBeInTheDocument();
  });
});

describe('a web address that is not typed yet', () => {
  it.each([
    ['nl', 'Op basis van je bedrijfsnaam:'],
    ['en', 'Based on your company name:'],
  ] as const)(
    'in %s can be made of the company’s name, which is checked once picked',
    async (...texts) => {
      const [language, title] = texts;
      const draft = {...signedUp, domainName: ''};
      const {user, asked} = await openScreen(freeFlow, 'account', {language, draft});
      const list = screen.getByRole('list', {name: title});
      expect(
        within(list)
          .getAllByRole('button')
          .map((each) => each.textContent),
      ).toEqual(['proefbedrijf', 'proefbedrijfbv']);
      expect(asked('checkAvailability')).toEqual([]);

      await user.click(within(list).getByRole('button', {name: 'proefbedrijf'}));

      expect(screen.queryByText(title)).not.toBeInTheDocument();
      expect(asked('checkAvailability')).toEqual(['proefbedrijf']);
    },
  );

  it('is suggested nothing while the company is not known', async () => {
    await openScreen(freeFlow, 'account');

    expect(screen.queryByText('Op basis van je bedrijfsnaam:')).not.toBeInTheDocument();
  });
});
