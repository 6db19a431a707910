import {act, fireEvent, screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {password, signedUp} from '../../../../support/people.ts';
import {
  describedBy,
  findErrors,
  findTitle,
  openScreen,
} from '../../../../support/screens/stage.tsx';

const TAKEN = 'Dit webadres is al bezet. Kies een ander webadres.';
const domain = (name = 'Webadres') => screen.getByRole('textbox', {name});
const next = () => screen.getByRole('button', {name: 'Volgende'});

/** The start step with a web address just left. */
const leaveDomain = async (name: string) => {
  const stage = await openScreen(freeFlow, 'account');
  await stage.user.type(domain(), name);
  await stage.user.tab();
  return stage;
};

const complete = {draft: signedUp, password: password()};

describe('leaving the web address', () => {
  it('asks whether it is free, in lower case, and says so beside it @5-2 @B24', async () => {
    const {asked, answer} = await leaveDomain(' AcmeTest ');

    expect(asked('checkAvailability')).toEqual(['acmetest']);
    expect(screen.getByText('We kijken of dit webadres vrij is…')).toBeVisible();

    await answer('checkAvailability', {kind: 'free'});
    expect(screen.getByText('acmetest.testwerf.example is vrij.')).toBeVisible();
    expect(domain()).toBeValid();
  });

  it('says in English that it is free', async () => {
    const {user, answer} = await openScreen(freeFlow, 'account', {language: 'en'});
    await user.type(domain('Web address'), 'acmetest');
    await user.tab();

    expect(screen.getByText('Checking whether this web address is available…')).toBeVisible();
    await answer('checkAvailability', {kind: 'free'});
    expect(screen.getByText('acmetest.testwerf.example is available.')).toBeVisible();
  });

  it('marks one that is taken, and offers up to three others that are free @5-2 @8-2', async () => {
    const {user, answer, asked} = await leaveDomain('acmetest');
    await answer('checkAvailability', {kind: 'taken'});

    expect(domain()).toBeInvalid();
    expect(describedBy(domain())).toContain(TAKEN);
    expect(screen.getByText(TAKEN).closest('[aria-live="polite"]')).not.toBeNull();

    expect(asked('checkAvailability')).toEqual([
      'acmetest',
      'acmetestteam',
      'acmetesttest',
      'acmetestnl',
      'acmetestqa',
      'acmetest1',
      'acmetest2',
    ]);
    await answer('checkAvailability', {kind: 'taken'});
    await answer('checkAvailability', {kind: 'free'});
    await answer('checkAvailability', {kind: 'free'});
    await answer('checkAvailability', {kind: 'taken'});
    await answer('checkAvailability', {kind: 'free'});
    await answer('checkAvailability', {kind: 'free'});

    const list = screen.getByText('Deze webadressen zijn nog vrij:').parentElement;
    expect(
      within(list as HTMLElement)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['acmetesttest', 'acmetestnl', 'acmetest1']);

    await user.click(screen.getByRole('button', {name: 'acmetestnl'}));
    expect(domain()).toHaveValue('acmetestnl');
    expect(domain()).toHaveFocus();
    expect(domain()).toBeValid();
  });

  it('says nothing when the call fails, and holds nobody up @8-12 @S06', async () => {
    const {fail, reports} = await leaveDomain('acmetest');

    await fail('checkAvailability');

    expect(domain()).toBeValid();
    expect(screen.queryByText('We kijken of dit webadres vrij is…')).not.toBeInTheDocument();
    expect(screen.queryByText(/is vrij\.$/)).not.toBeInTheDocument();
    expect(reports).toEqual([
      expect.objectContaining({
        call: 'checkAvailability',
        failure: {kind: 'network', message: 'Network Error'},
        flow: 'free',
      }),
    ]);
  });

  it('uses the answer for the text now in the field, and no other', async () => {
    const {user, answer, waiting} = await leaveDomain('oldname');
    await user.clear(domain());
    await user.type(domain(), 'newname');
    await user.tab();
    expect(waiting('checkAvailability')).toEqual(['newname']);

    await answer('checkAvailability', {kind: 'taken'});
    expect(domain()).toBeValid();

    await answer('checkAvailability', {kind: 'free'});
    expect(screen.getByText('newname.testwerf.example is vrij.')).toBeVisible();
  });

  it('uses no answer once the field is cleared', async () => {
    const {user, answer} = await leaveDomain('oldname');
    await user.clear(domain());

    await answer('checkAvailability', {kind: 'taken'});

    expect(domain()).toBeValid();
    expect(screen.queryByText(TAKEN)).not.toBeInTheDocument();
  });

  it('does not ask again for a name that is known', async () => {
    const {user, answer, asked} = await leaveDomain('acmetest');
    await answer('checkAvailability', {kind: 'free'});

    await user.click(domain());
    await user.type(domain(), ' ');
    await user.tab();

    expect(asked('checkAvailability')).toEqual(['acmetest']);
  });
});

describe('submitting', () => {
  it('asks once more and goes on when the web address is free @2.4-8', async () => {
    const {user, answer, asked, at} = await openScreen(freeFlow, 'account', complete);

    await user.click(next());
    expect(screen.getByRole('button', {name: 'Even geduld…'})).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await answer('checkAvailability', {kind: 'free'});

    expect(asked('checkAvailability')).toEqual(['acmetest']);
    expect(at()).toBe('details');
    expect(await findTitle()).toBe('Vertel ons wie je bent');
  });

  it('stays when it is taken, and leads to the field @5-3', async () => {
    const {user, answer, at} = await openScreen(freeFlow, 'account', complete);
    await user.click(next());

    await answer('checkAvailability', {kind: 'taken'});

    expect(at()).toBe('account');
    expect(await findErrors()).toEqual([TAKEN]);
    expect(document.title).toBe('Fout: Maak je FREE‑omgeving aan – Testwerf');
  });

  it.each([
    ['two clicks in one tick', () => [fireEvent.click(next()), fireEvent.click(next())]],
    ['two submits in one tick', () => [fireEvent.submit(form()), fireEvent.submit(form())]],
  ])('%s ask once', async (_, press) => {
    const {asked, answer, at} = await openScreen(freeFlow, 'account', complete);

    await act(async () => void press());
    expect(asked('checkAvailability')).toEqual(['acmetest']);

    await answer('checkAvailability', {kind: 'free'});
    expect(at()).toBe('details');
  });
});

const form = () => {
  const found = document.querySelector('form');
  if (!found) throw new Error('there is no form');
  return found;
};

describe('coming back because creation found the web address taken', () => {
  const returned = async () => {
    const stage = await openScreen(freeFlow, 'exampleData', complete);
    await stage.answer('loadBotCheck', undefined);
    await stage.send({type: 'exampleData.submit', exampleData: 'data'});
    await stage.answer('executeBotCheck', {token: password(), version: 3});
    await stage.answer('validateToken', {kind: 'valid'});
    await stage.answer('createEnvironment', {kind: 'domainTaken'});
    return stage;
  };

  it('shows it at the field, in a summary that has the focus, with everything else kept @4-12', async () => {
    const {at, context} = await returned();

    expect(at()).toBe('account');
    expect(await findErrors()).toEqual([TAKEN]);
    expect(domain()).toBeInvalid();
    expect(domain()).toHaveValue('acmetest');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(context().draft).toEqual({...signedUp, exampleData: 'data'});
    expect(context().flags.domainAlreadyTaken).toBe(true);
  });

  it('lets the flag go with the first edit of the field @S08', async () => {
    const {user, context} = await returned();

    await user.type(domain(), '2');

    expect(domain()).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(context().flags.domainAlreadyTaken).toBe(false);
  });
});
