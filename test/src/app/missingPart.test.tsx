import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {I18nextProvider} from 'react-i18next';
import {expect, it, vi} from 'vitest';
import {MissingPart} from '../../../src/app/missingPart.tsx';
import {startI18n} from '../../../src/i18n/i18n.ts';
import type {Language} from '../../../src/i18n/languages.ts';
import {describedBy} from '../../support/stage.tsx';

const PASSWORD = 'You will only have to enter your password again.';
const RELOAD = 'Does it take too long? Then you can reload the page.';
const MISSING =
  'This page could not be loaded. We keep trying, and everything you entered is still there.';

type Answer = {come: () => void; fail: () => void};

const open = async ({hasPassword = false, language = 'en' as Language} = {}) => {
  const i18n = await startI18n({brandName: 'Testwerf', language});
  const answers: Answer[] = [];
  const load = () =>
    new Promise<void>((resolve, reject) => {
      answers.push({come: resolve, fail: () => reject(new TypeError('Failed to fetch'))});
    });
  render(
    <I18nextProvider i18n={i18n}>
      <MissingPart reference="K7QW-3FMB" hasPassword={hasPassword} load={load} />
    </I18nextProvider>,
  );
  return {answers, user: userEvent.setup()};
};

const button = (name: string) => screen.getByRole('button', {name});
const spoken = () => screen.getByRole('status').textContent;

it('a missing screen tells so with a reference, and offers to ask for it again before a reload', async () => {
  await open();
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Something went wrong');
  expect([...document.querySelectorAll('p')].map(({textContent}) => textContent.trim())).toEqual([
    MISSING,
    'Quote this reference when you contact us: K7QW-3FMB',
    RELOAD,
  ]);
  expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual([
    'Try again',
    'Reload the page',
  ]);
});

it.each<[Language, string, string]>([
  ['en', 'Reload the page', `${RELOAD} ${PASSWORD}`],
  [
    'nl',
    'Pagina opnieuw laden',
    'Duurt het te lang? Dan kun je de pagina opnieuw laden. Je hoeft dan alleen je wachtwoord opnieuw in te vullen.',
  ],
])('where a reload would lose a password the button says so (%s)', async (language, name, said) => {
  await open({hasPassword: true, language});
  expect(describedBy(button(name))).toEqual([said]);
});

it('where there is no password to lose none is spoken of', async () => {
  await open({hasPassword: false});
  expect(describedBy(button('Reload the page')).map((text) => text.trim())).toEqual([RELOAD]);
  expect(document.body.textContent).not.toContain('password');
});

it('a try is shown and spoken, and so is that it failed', async () => {
  const {answers, user} = await open();
  expect(spoken()).toBe('');
  await user.click(button('Try again'));
  const busy = button('One moment…');
  expect([busy.getAttribute('aria-disabled'), spoken()]).toEqual(['true', 'One moment…']);
  await user.click(busy);
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.fail());
  expect([button('Try again').getAttribute('aria-disabled'), spoken()]).toEqual([null, MISSING]);
  await user.click(button('Try again'));
  expect([answers.length, spoken()]).toEqual([2, 'One moment…']);
});

it('the page is loaded again by the second button alone', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const {user} = await open();
  await user.click(button('Try again'));
  expect(reload).not.toHaveBeenCalled();
  await user.click(button('Reload the page'));
  expect(reload).toHaveBeenCalledTimes(1);
});
