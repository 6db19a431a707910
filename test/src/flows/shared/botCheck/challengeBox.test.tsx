import {act, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {token} from '../../../../support/session/callDesk.ts';
import {password, signedUp} from '../../../../support/people.ts';
import {describedBy, openScreen} from '../../../../support/screens/stage.tsx';

const HELP = 'We konden dit niet automatisch vaststellen. Vink het vakje aan om verder te gaan.';
const EXPIRED = 'De controle is verlopen. Vink het vakje opnieuw aan.';
const REFUSED = 'De controle is niet geaccepteerd. Vink het vakje opnieuw aan.';
const SOLVED = 'Gelukt. Je kunt verder.';

const submit = () => screen.getByRole('button', {name: 'Omgeving aanmaken'});

/** The example-data step after the server has asked for the visible challenge. */
const openChallenge = async () => {
  const stage = await openScreen(freeFlow, 'exampleData', {
    draft: {...signedUp, exampleData: 'data'},
    password: password(),
  });
  await stage.answer('loadBotCheck', undefined);
  await stage.user.click(submit());
  await stage.answer('executeBotCheck', token('v3', 3));
  await stage.answer('validateToken', {kind: 'challengeWanted'});
  const rendered = () => {
    const challenge = stage.challenges.findLast(({isRemoved}) => !isRemoved);
    if (!challenge) throw new Error('no challenge is rendered');
    return challenge;
  };
  return {
    ...stage,
    rendered,
    solve: (text: string) => act(async () => rendered().options.onSolved(token(text, 2))),
    expire: () => act(async () => rendered().options.onExpired()),
    break: () => act(async () => rendered().options.onFailed()),
  };
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the visible challenge', () => {
  it('shows with its reason, and blocks the button, which says why @4-15 @B61', async () => {
    const {rendered} = await openChallenge();

    expect(screen.getByRole('region', {name: 'Bevestig dat je geen robot bent'})).toBeVisible();
    expect(screen.getByTitle('reCAPTCHA')).toBeVisible();
    expect(rendered().options.language).toBe('nl');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(describedBy(submit())).toEqual([HELP]);
  });

  it('says on request what to do when it does not appear', async () => {
    const {user} = await openChallenge();

    await user.click(screen.getByText('Zie je geen vakje, of lukt het niet?'));

    expect(screen.getAllByRole('listitem').map((way) => way.textContent)).toEqual([
      'Zet je adblocker of trackingbeveiliging uit voor deze pagina.',
      'Laad de pagina opnieuw. Je gegevens blijven staan, behalve je wachtwoord.',
      'Probeer een ander netwerk of een andere browser.',
    ]);
  });

  it.each([
    [305, 'whole'],
    [304, 'compact'],
  ])(
    'is rendered 305 px wide, or compact where there is less room: %i px, %s @2.8-3 @9-20',
    async (room, size) => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
      const {rendered} = await openChallenge();

      expect(rendered().options.compact).toBe(size === 'compact');
    },
  );

  it('solved, unblocks the button and does not submit by itself @4-15 @S11', async () => {
    const {user, answer, asked, at, solve} = await openChallenge();

    await solve('v2');
    expect(screen.getByText(SOLVED)).toBeInTheDocument();
    expect(submit()).not.toHaveAttribute('aria-disabled');
    expect(asked('validateToken').length).toBe(1);

    await user.click(submit());
    expect(asked('validateToken').at(-1)).toEqual({token: 'v2', version: 2});
    await answer('validateToken', {kind: 'valid'});
    expect(at()).toBe('creating');
    expect(asked('createEnvironment')).toEqual([
      expect.objectContaining({token: 'v2', version: 2}),
    ]);
  });

  it('that expires is empty again and blocks again @S11', async () => {
    const {user, solve, expire, asked, rendered} = await openChallenge();
    await solve('v2');

    await expire();

    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(describedBy(submit())).toEqual([EXPIRED]);
    expect(rendered().resets).toBe(1);
    await user.click(submit());
    expect(asked('validateToken').length).toBe(1);

    await solve('fresh');
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
    await user.click(submit());
    expect(asked('validateToken').at(-1)).toEqual({token: 'fresh', version: 2});
  });

  it('that is refused says so, is empty again and blocks again @S11', async () => {
    const {user, solve, answer, rendered} = await openChallenge();
    await solve('v2');
    await user.click(submit());

    await answer('validateToken', {kind: 'challengeWanted'});

    expect(rendered().resets).toBe(1);
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(describedBy(submit())).toEqual([REFUSED]);
    expect(screen.getByRole('heading', {name: 'Bevestig dat je geen robot bent'})).toHaveFocus();
  });

  it('that broke after it had expired starts again', async () => {
    const {user, answer, solve, expire, break: breakDown} = await openChallenge();
    await solve('v2');
    await expire();
    await breakDown();

    await user.click(screen.getByRole('button', {name: 'Opnieuw proberen'}));
    await answer('loadBotCheck', undefined);

    expect(describedBy(submit())).toEqual([HELP]);
  });

  it('that breaks offers another try, which has the focus, with the challenge again @B58', async () => {
    const {user, answer, reports, asked, rendered, break: breakDown} = await openChallenge();
    screen.getByTitle('reCAPTCHA').focus();

    await breakDown();
    expect(screen.getByRole('button', {name: 'Opnieuw proberen'})).toHaveFocus();
    expect(reports.map(({call}) => call)).toEqual(['solveChallenge']);
    await user.click(screen.getByRole('button', {name: 'Opnieuw proberen'}));
    await answer('loadBotCheck', undefined);

    expect(rendered().isRemoved).toBe(false);
    expect(asked('executeBotCheck').length).toBe(1);
  });

  it('speaks the other language after a switch, and its answer is not kept', async () => {
    const {user, rendered, solve, context, challenges} = await openChallenge();
    await solve('v2');

    await user.click(screen.getByRole('link', {name: 'English'}));

    expect(await screen.findByRole('region', {name: 'Confirm you’re not a robot'})).toBeVisible();
    expect(rendered().options.language).toBe('en');
    expect(challenges.map(({isRemoved}) => isRemoved)).toEqual([true, false]);
    expect(context().botCheck).toBeUndefined();
  });

  it('follows the colours of the visitor, and keeps an answer that it holds', async () => {
    const dark = Object.assign(new EventTarget(), {matches: false});
    vi.stubGlobal('matchMedia', () => dark);
    const {solve, expire, challenges, context} = await openChallenge();
    const turn = (matches: boolean) =>
      act(async () => {
        dark.matches = matches;
        dark.dispatchEvent(new Event('change'));
      });
    const themes = () => challenges.map(({options}) => options.theme);
    expect(themes()).toEqual(['light']);

    await turn(true);
    expect(themes()).toEqual(['light', 'dark']);
    await solve('v2');
    await turn(false);
    expect(themes()).toEqual(['light', 'dark']);
    expect(context().botCheck).toEqual(token('v2', 2));

    await expire();
    expect(themes()).toEqual(['light', 'dark', 'light']);
    expect(challenges.map(({isRemoved}) => isRemoved)).toEqual([true, true, false]);
  });

  it('is removed with the step, and sends nothing to a flow that has gone on', async () => {
    const {actor, send, challenges} = await openChallenge();
    const sent = vi.spyOn(actor, 'send');

    await send({type: 'step.goBack'});

    expect(challenges.map(({isRemoved}) => isRemoved)).toEqual([true]);
    expect(sent.mock.calls).toEqual([[{type: 'step.goBack'}]]);
  });

  it('is there again when creation refuses the token @4-13', async () => {
    const {user, answer, solve, at, rendered, context} = await openChallenge();
    await solve('v2');
    await user.click(submit());
    await answer('validateToken', {kind: 'valid'});

    await answer('createEnvironment', {kind: 'tokenRefused'});
    await answer('loadBotCheck', undefined);

    expect(at()).toBe('exampleData');
    expect(rendered().isRemoved).toBe(false);
    expect(context().flags.token_not_valid).toBe(true);
    expect(screen.getByRole('radio', {name: 'Ja, met voorbeelddata'})).toBeChecked();
  });
});
