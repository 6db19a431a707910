import {screen, waitFor, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {FlowEvent} from '../../../../../machines/shared/flow/flowTypes.ts';
import {upgradeFlow} from '../../../../../src/flows/upgrade/UpgradeFlow.tsx';
import {token} from '../../../../support/session/callDesk.ts';
import {billingDetails} from '../../../../support/people.ts';
import {describedBy, findErrors, openScreen} from '../../../../support/screens/stage.tsx';

const UNKNOWN = 'We kennen geen omgeving met dit webadres';
const NAME = 'Webadres van je omgeving';
const domain = () => screen.queryByRole('textbox', {name: NAME});
const typedDomain = () => screen.getByRole<HTMLInputElement>('textbox', {name: NAME});
const pay = (name = 'Bestellen en betalen') => screen.getByRole('button', {name});

const subscriptionDetails = {period: 'monthly', numberOfUsers: '25'} as const;
const draft = {subscriptionDetails, billingDetails};
const visit: FlowEvent = {type: 'screen.visit', screen: 'billing', by: 'address'};
const given: FlowEvent = {type: 'domain.given', domainName: 'acmetest'};
const open = async (before: readonly FlowEvent[] = [visit]) => {
  const stage = await openScreen(upgradeFlow, 'billing', {draft, before});
  await stage.answer('loadBotCheck', undefined);
  return stage;
};

/** The environment is there, where it has not been found yet, and passes the invisible check that follows. */
const passCheck = async (stage: Awaited<ReturnType<typeof open>>) => {
  if (stage.waiting('checkAvailability').length > 0) {
    await stage.answer('checkAvailability', {kind: 'taken'});
    await stage.answer('loadBotCheck', undefined);
  }
  await waitFor(() => expect(stage.waiting('executeBotCheck').length).toBe(1));
  await stage.answer('executeBotCheck', token('v3', 3));
  await stage.answer('validateToken', {kind: 'valid'});
};

describe('an environment named in the address', () => {
  it('is not asked for, and is upgraded without a password @2.11-3 @6-2', async () => {
    const stage = await open([given, visit]);
    expect(domain()).toBeNull();

    await stage.user.click(pay());
    await passCheck(stage);

    expect(stage.asked('checkAvailability')).toEqual(['acmetest']);
    expect(stage.asked('createEnvironment')).toEqual([
      {
        domainName: 'acmetest',
        discount: 14,
        billingDetails,
        subscriptionDetails: draft.subscriptionDetails,
        stripeCheckout: {
          successUrl: 'https://start.testwerf.example/pro/success?lng=nl',
          cancelUrl: 'https://start.testwerf.example/pro/canceled?lng=nl',
        },
        token: 'v3',
        version: 3,
        test: false,
        locale: 'nl_NL',
      },
    ]);
    expect(stage.at()).toBe('billing');
    expect(pay('Even geduld…')).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be left with Back while the check runs, and no longer once creation does', async () => {
    const stage = await open([given, visit]);
    const back = () => screen.getByRole('button', {name: 'Terug'});
    await stage.user.click(pay());
    expect(pay('Even geduld…')).toHaveAttribute('aria-disabled', 'true');
    expect(back()).not.toHaveAttribute('aria-disabled');

    await passCheck(stage);
    expect(back()).toHaveAttribute('aria-disabled', 'true');
    await stage.user.click(back());
    expect(stage.at()).toBe('billing');

    await stage.answer('createEnvironment', {kind: 'domainTaken'});
    expect(back()).not.toHaveAttribute('aria-disabled');
  });

  it('is ordered as it was submitted: nothing can be typed or chosen meanwhile @S45', async () => {
    const stage = await open([visit]);
    const street = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Straat'});
    const country = () => screen.getByRole<HTMLSelectElement>('combobox', {name: 'Land'});
    await stage.user.type(typedDomain(), 'acmetest');
    await stage.user.type(street(), '{Enter}');
    await stage.answer('checkAvailability', {kind: 'taken'});
    await stage.answer('loadBotCheck', undefined);
    await passCheck(stage);

    await stage.user.keyboard('x');
    expect(street()).toHaveFocus();
    await stage.user.type(typedDomain(), 'x');
    await stage.user.type(country(), 'Bel');
    const options = () => within(country()).getAllByRole('option').length;
    expect([typedDomain(), street(), country()].map((field) => field.value)).toEqual([
      'acmetest',
      'Teststraat',
      'NL',
    ]);
    expect(options()).toBe(1);

    await stage.answer('createEnvironment', {kind: 'tokenRefused'});
    await stage.user.type(street(), 'x');
    expect(street()).toHaveValue('Teststraatx');
    expect(options()).toBeGreaterThan(200);
  });

  it.each([
    ['nl', 'Je bestelt PRO voor acmetest.testwerf.example.'],
    ['en', 'You’re ordering PRO for acmetest.testwerf.example.'],
  ] as const)('is shown above the order, in %s @S28 @F14', async (language, words) => {
    await openScreen(upgradeFlow, 'billing', {draft, language, before: [given, visit]});

    const line = screen.getByText(
      (_, element) => element?.tagName === 'P' && element.textContent.includes(words),
    );
    const order = screen.getByRole('region', {
      name: language === 'nl' ? 'Je bestelling' : 'Your order',
    });
    expect(line.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that does not exist is reported before the order, and can be corrected', async () => {
    const stage = await open([given, visit]);
    await stage.user.click(pay());
    await stage.answer('checkAvailability', {kind: 'free'});
    await stage.answer('loadBotCheck', undefined);

    expect(await findErrors()).toEqual([UNKNOWN]);
    expect(typedDomain()).toHaveValue('acmetest');
    expect(stage.asked('createEnvironment')).toEqual([]);

    await stage.user.type(typedDomain(), '2');
    await stage.user.click(pay());
    await passCheck(stage);
    expect(stage.asked('checkAvailability')).toEqual(['acmetest', 'acmetest2']);
    expect(stage.asked('createEnvironment')).toEqual([
      expect.objectContaining({domainName: 'acmetest2'}),
    ]);
  });

  it('can be changed for another one before it is ordered', async () => {
    const stage = await open([given, visit]);

    await stage.user.click(screen.getByRole('button', {name: 'Ander webadres'}));

    expect(typedDomain()).toHaveFocus();
    expect(typedDomain()).toHaveValue('acmetest');
    expect(screen.queryByText(/Je bestelt PRO/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', {name: 'Straat'})).toHaveValue('Teststraat');
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  });

  it('that creation does not find is asked for after all', async () => {
    const stage = await open([given, visit]);
    await stage.user.click(pay());
    await passCheck(stage);

    await stage.answer('createEnvironment', {kind: 'domainTaken'});

    expect(stage.at()).toBe('billing');
    expect(typedDomain()).toHaveValue('acmetest');
    expect(describedBy(typedDomain())).toContain(UNKNOWN);
    expect(await findErrors()).toEqual([UNKNOWN]);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('textbox', {name: 'Straat'})).toHaveValue('Teststraat');
  });
});

describe('an environment that is not known yet', () => {
  it('is asked for first, with its fixed extension @2.11-3', async () => {
    await open();

    expect([...document.querySelectorAll('form label')][0]?.textContent).toBe(`${NAME}*`);
    expect(typedDomain()).toHaveAttribute('name', 'domainName');
    expect(screen.getByText('.testwerf.example')).toBeVisible();
  });

  it('is letters and digits only', async () => {
    const {user, asked} = await open();
    await user.type(typedDomain(), 'acme-test');
    await user.click(pay());

    expect(await findErrors()).toEqual(['Vul een webadres in met alleen letters en cijfers']);
    expect(asked('checkAvailability')).toEqual([]);
  });

  it('that does not exist is reported at the field, until it is edited @5-20', async () => {
    const {user, answer, asked, at} = await open();
    await user.type(typedDomain(), 'AcmeTest');
    await user.click(pay());
    await waitFor(() => expect(asked('checkAvailability')).toEqual(['acmetest']));
    await answer('checkAvailability', {kind: 'free'});
    await answer('loadBotCheck', undefined);

    expect(await findErrors()).toEqual([UNKNOWN]);
    expect(describedBy(typedDomain())).toContain(UNKNOWN);
    expect([at(), asked('executeBotCheck')]).toEqual(['billing', []]);

    await user.type(typedDomain(), '2');
    expect(typedDomain()).toBeValid();
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  });
});
