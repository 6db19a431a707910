import {act, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {emptyDraft, type TeamMember} from '../../../../../machines/shared/draft/draft.ts';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {token} from '../../../../support/session/callDesk.ts';
import {anna, omar, password, piet, signedUp} from '../../../../support/people.ts';
import {openScreen} from '../../../../support/screens/stage.tsx';

const openCreating = async (language: 'nl' | 'en' = 'nl', teamMembers: TeamMember[] = []) => {
  const stage = await openScreen(freeFlow, 'exampleData', {
    draft: {...signedUp, teamMembers, exampleData: 'data'},
    password: password(),
    language,
  });
  await stage.answer('loadBotCheck', undefined);
  await stage.send({type: 'exampleData.submit', exampleData: 'data'});
  await stage.answer('executeBotCheck', token('v3', 3));
  await stage.answer('validateToken', {kind: 'valid'});
  return stage;
};
const leave = () => {
  const event = new Event('beforeunload', {cancelable: true});
  dispatchEvent(event);
  // The page stays, for the tests after this one too.
  dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  return event.defaultPrevented ? 'asks' : 'goes';
};

afterEach(() => vi.useRealTimers());

describe('while the environment is being created', () => {
  it.each([
    ['nl', 'We maken je omgeving aan', 'Dit kan enkele minuten duren. Laat deze pagina openstaan.'],
    ['en', 'We’re creating your environment', 'This can take a few minutes. Keep this page open.'],
  ] as const)(
    'in %s the screen says "%s", with a bar and a note @2.9-2 @2.9-3',
    async (language, title, note) => {
      await openCreating(language);

      expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(title);
      expect(screen.getByRole('heading', {level: 1})).toHaveFocus();
      const bar = screen.getByRole('progressbar', {name: title});
      expect(bar).not.toHaveAttribute('aria-valuenow');
      expect(screen.getByText(note).closest('[role="status"]')).toBeVisible();
      expect(screen.queryByText(/^(Stap|Step) /)).not.toBeInTheDocument();
      expect(document.querySelectorAll('main button, main a').length).toBe(0);
    },
  );

  it('says after a minute that it takes longer', async () => {
    vi.useFakeTimers({shouldAdvanceTime: true});
    await openCreating();

    await act(async () => vi.advanceTimersByTime(60_000));

    expect(
      screen.getByText(
        'Het duurt langer dan normaal. We zijn nog steeds bezig; laat deze pagina openstaan.',
      ),
    ).toBeVisible();
  });

  it('ends at something went wrong after ten minutes @S39', async () => {
    vi.useFakeTimers({shouldAdvanceTime: true});
    const {at, reports, context} = await openCreating();

    await act(async () => vi.advanceTimersByTime(600_000));

    expect(at()).toBe('somethingWentWrong');
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Er ging iets mis');
    expect(reports.map(({call, failure}) => [call, failure.message])).toEqual([
      ['createEnvironment', 'timeout of 600000ms exceeded'],
    ]);
    expect(context().draft).toEqual({
      ...signedUp,
      exampleData: 'data',
      lost: [{purpose: 'signUp', domainName: 'acmetest'}],
    });
  });

  it('leaving the page asks first, and no longer once it is created @S40', async () => {
    const {answer} = await openCreating();
    expect(leave()).toBe('asks');

    await answer('createEnvironment', {kind: 'accepted', environment: {}});
    expect(leave()).toBe('goes');
  });
});

describe('created', () => {
  const links = () =>
    [...document.querySelectorAll('main a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);

  it('leads to the environment and forgets what was typed, the password too @2.9-4 @2.12-1 @S35 @S38', async () => {
    const {answer, context} = await openCreating();
    const url = 'https://acmetest.testwerf.example/';

    await answer('createEnvironment', {kind: 'accepted', environment: {url}});

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Je omgeving staat klaar!');
    expect(screen.getByRole('heading', {level: 1})).toHaveFocus();
    expect(screen.getByText('Veel plezier met Testwerf.')).toBeVisible();
    expect(links()).toEqual([
      ['Naar mijn omgeving', url],
      ['Terug naar het begin', '/free'],
    ]);
    expect([context().draft, context().password]).toEqual([emptyDraft, undefined]);
  });

  it.each([
    [
      'nl',
      'Je logt in met je e‑mailadres en het wachtwoord dat je net hebt gekozen.',
      'We hebben Piet Proef, Anna Proef en Omar Proef per e‑mail uitgenodigd. De inloggegevens staan in die e‑mail.',
    ],
    [
      'en',
      'Log in with your email address and the password you just chose.',
      'We’ve invited Piet Proef, Anna Proef, and Omar Proef by email. Their login details are in that email.',
    ],
  ] as const)('in %s says what happens next, and names who is invited', async (...texts) => {
    const [language, login, invited] = texts;
    const {answer, send, context} = await openCreating(language, [piet, anna, omar]);

    await answer('createEnvironment', {kind: 'accepted', environment: {}});

    expect(screen.getByText(login)).toBeVisible();
    expect(screen.getByText(invited)).toBeVisible();
    await send({type: 'screen.visit', screen: 'account', by: 'link'});
    expect(context().invited).toEqual([]);
  });

  it('mentions no invitation when nobody is invited', async () => {
    const {answer} = await openCreating();

    await answer('createEnvironment', {kind: 'accepted', environment: {}});

    expect(screen.queryByText(/uitgenodigd/)).not.toBeInTheDocument();
  });

  it('shows no way to an environment whose address is not known @2.9-4', async () => {
    const {answer} = await openCreating('en');

    await answer('createEnvironment', {kind: 'accepted', environment: {}});

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Your environment is ready!');
    expect(links()).toEqual([['Back to the start', '/free']]);
  });
});
