import {render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {I18nextProvider} from 'react-i18next';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LoadingNotice} from '../../../../src/app/loading/loadingNotice.tsx';
import {chunks} from '../../../../src/browser/chunk.ts';
import {startI18n} from '../../../../src/i18n/i18n.ts';
import nl from '../../../../src/i18n/nl.json';

const {app, actions} = nl;

const show = async (hasPassword: boolean) => {
  const i18n = await startI18n({brandName: 'Testwerf', language: 'nl'});
  render(
    <I18nextProvider i18n={i18n}>
      <LoadingNotice hasPassword={hasPassword} />
    </I18nextProvider>,
  );
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(''));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the notice that a chunk is missing', () => {
  it.each([
    [true, `${app.partMissing} ${app.passwordAgain}`],
    [false, app.partMissing],
  ])('says whether a reload costs the password: %s', async (hasPassword, words) => {
    await show(hasPassword);
    expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(words);
  });

  it('is busy while the missing chunk is tried again', async () => {
    let end = () => {};
    vi.spyOn(chunks, 'tryAgain').mockReturnValue(
      new Promise((resolve) => {
        end = () => resolve(undefined);
      }),
    );
    await show(true);
    await userEvent.click(screen.getByRole('button', {name: actions.tryAgain}));
    expect(screen.getByRole('button', {name: actions.busy})).toHaveAttribute('aria-disabled');
    end();
    await waitFor(() => expect(screen.getByRole('button', {name: actions.tryAgain})).toBeVisible());
    expect(chunks.tryAgain).toHaveBeenCalledTimes(1);
  });

  it('recommends a reload once a try was in vain, where the focus is', async () => {
    vi.spyOn(chunks, 'tryAgain').mockResolvedValue([]);
    await show(true);
    const names = () => screen.getAllByRole('button').map((button) => button.textContent);
    expect(names()).toEqual([actions.tryAgain, app.reload]);
    await userEvent.click(screen.getByRole('button', {name: actions.tryAgain}));
    await waitFor(() => expect(names()).toEqual([app.reload, actions.tryAgain]));
    expect(screen.getByRole('button', {name: app.reload})).toHaveFocus();
  });

  it('loads the page again on request', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await show(true);
    await userEvent.click(screen.getByRole('button', {name: app.reload}));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
