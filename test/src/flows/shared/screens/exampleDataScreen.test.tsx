import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import {token} from '../../../../support/session/callDesk.ts';
import {password, signedUp} from '../../../../support/people.ts';
import {describedBy, findErrors, openScreen} from '../../../../support/screens/stage.tsx';

const FAILED =
  'We konden niet vaststellen dat je geen robot bent. Controleer je verbinding, kijk of iets de controle blokkeert en probeer het opnieuw.';

const submit = (name = 'Omgeving aanmaken') => screen.getByRole('button', {name});
const yes = () => screen.getByRole('radio', {name: 'Ja, met voorbeelddata'});
const no = () => screen.getByRole('radio', {name: 'Nee, zonder voorbeelddata'});

const openLoading = (scene: Parameters<typeof openScreen>[2] = {}, flow = freeFlow) =>
  openScreen(flow, 'exampleData', {draft: signedUp, password: password(), ...scene});

/** The step with the bot-check script there. */
const open = async (...scene: Parameters<typeof openLoading>) => {
  const stage = await openLoading(...scene);
  await stage.answer('loadBotCheck', undefined);
  return stage;
};

describe('the example-data step', () => {
  it('asks a choice of two, in a named group @2.7-1', async () => {
    await open();

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
      'Wil je starten met voorbeelddata?',
    );
    expect(screen.getByRole('group', {name: 'Wil je starten met voorbeelddata?'})).toBeVisible();
    expect(
      [yes(), no()].map((radio) => [radio.getAttribute('name'), radio.getAttribute('value')]),
    ).toEqual([
      ['exampleData', 'data'],
      ['exampleData', 'nodata'],
    ]);
  });

  it.each([
    ['free', 'nl', freeFlow, 'Omgeving aanmaken'],
    ['free', 'en', freeFlow, 'Create environment'],
    ['pro', 'nl', proFlow, 'Volgende'],
    ['pro', 'en', proFlow, 'Next'],
  ] as const)(
    'in %s in %s its button reads as the flow goes on @2.7-3',
    async (_, language, flow, text) => {
      await open({language}, flow);

      expect(submit(text)).toBeVisible();
    },
  );

  it('shows what was chosen before', async () => {
    await open({draft: {...signedUp, exampleData: 'nodata'}});

    expect(no()).toBeChecked();
    expect(yes()).not.toBeChecked();
  });

  it('loads the bot check in the language shown, and not before @2.7-5', async () => {
    const {asked} = await openLoading({language: 'en'});

    expect(asked('loadBotCheck')).toEqual(['en']);
  });

  it('says who checks, in place of the badge', async () => {
    await open();

    expect(screen.getByRole('link', {name: 'privacybeleid'})).toHaveAttribute(
      'href',
      'https://policies.google.com/privacy',
    );
    expect(screen.getByRole('link', {name: 'voorwaarden'})).toHaveAttribute(
      'href',
      'https://policies.google.com/terms',
    );
  });
});

describe('the button', () => {
  it('waits for the script, says why, and comes back when it is there @4-18', async () => {
    const {answer, user, asked, at} = await openLoading();
    await user.click(yes());
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(describedBy(submit())).toEqual(['We zetten de controle klaar…']);
    await user.click(submit());
    expect([asked('executeBotCheck'), at()]).toEqual([[], 'exampleData']);

    await answer('loadBotCheck', undefined);

    expect(submit()).not.toHaveAttribute('aria-disabled');
    expect(yes()).toBeChecked();
  });

  it('is blocked until a choice is made, says why, and shows it when pressed all the same @2.7-2 @5-13 @8-8 @S36 @B61', async () => {
    const {user, asked} = await open();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(describedBy(submit())).toEqual(['Maak een keuze']);

    await user.click(submit());

    expect(await findErrors()).toEqual(['Maak een keuze']);
    expect(yes()).toBeInvalid();
    await user.click(screen.getByRole('link', {name: 'Maak een keuze'}));
    expect(yes()).toHaveFocus();
    expect(asked('executeBotCheck')).toEqual([]);

    await user.click(no());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });

  it('pressed twice in one tick, by click or by Enter, checks once and creates once', async () => {
    const {asked, answer, user} = await open();
    await user.click(yes());

    await act(async () => {
      fireEvent.click(submit());
      fireEvent.click(submit());
      fireEvent.submit(submit().closest('form') as HTMLFormElement);
    });
    expect(asked('executeBotCheck').length).toBe(1);
    await answer('executeBotCheck', token('v3', 3));
    await answer('validateToken', {kind: 'valid'});

    expect(asked('validateToken')).toEqual([{token: 'v3', version: 3}]);
    expect(asked('createEnvironment').length).toBe(1);
  });
});

describe('the choice while it is being sent', () => {
  it('stays as it was submitted, until a check fails @S45', async () => {
    const {user, answer, fail, context} = await open();
    await user.click(no());
    await user.click(submit());

    await user.click(yes());
    await user.keyboard('{ArrowUp}');
    expect([no(), yes()].map((radio) => radio.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
    ]);
    await answer('executeBotCheck', token('v3', 3));
    await user.click(yes());
    expect(yes()).not.toBeChecked();
    expect(context().draft.exampleData).toBe('nodata');

    await fail('validateToken');
    await user.click(yes());
    expect(yes()).toBeChecked();
    expect(yes()).not.toHaveAttribute('aria-disabled');
  });
});

describe('a check that is passed', () => {
  it('in free creates the environment with the token that was checked @2.7-4 @4-19', async () => {
    const {user, answer, asked, at} = await open();
    await user.click(yes());
    await user.click(submit());
    await answer('executeBotCheck', token('v3', 3));
    await answer('validateToken', {kind: 'valid'});

    expect(at()).toBe('creating');
    expect(asked('createEnvironment')).toEqual([
      expect.objectContaining({exampleData: true, token: 'v3', version: 3, locale: 'nl_NL'}),
    ]);
  });
});

describe('a check that cannot be done', () => {
  it.each(['executeBotCheck', 'validateToken'] as const)(
    '(%s fails) says so and offers another try with a fresh token @8-12',
    async (call) => {
      const {user, answer, fail, reports, asked} = await open();
      await user.click(yes());
      await user.click(submit());
      if (call === 'validateToken') await answer('executeBotCheck', token('v3', 3));
      await fail(call);

      expect(screen.getByText(FAILED).closest('[role="status"]')).toBeVisible();
      expect(screen.getByText('Zie je geen vakje, of lukt het niet?')).toBeVisible();
      expect(reports.map((report) => report.call)).toEqual([call]);

      await user.click(submit('Opnieuw proberen'));
      await answer('loadBotCheck', undefined);
      await answer('executeBotCheck', token('fresh', 3));
      expect(asked('validateToken').at(-1)).toEqual({token: 'fresh', version: 3});
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    },
  );
});
