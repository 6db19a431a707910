// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {createEvent, fireEvent, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it, vi} from 'vitest';
import {LanguageSwitch} from '../../../../src/ui/layout/languageSwitch.tsx';

const languages = [
  {code: 'nl', name: 'Nederlands', href: '/free?lng=nl'},
  {code: 'en', name: 'English', href: '/free?lng=en'},
];

function renderSwitch() {
  const onChoose = vi.fn();
  render(<LanguageSwitch label="Taal" current="nl" languages={languages} onChoose={onChoose} />);
  return onChoose;
}

it('offers each language in that language and marks the one in use', () => {
  renderSwitch();

  expect(screen.getByRole('navigation', {name: 'Taal'})).toBeVisible();
  const dutch = screen.getByRole('link', {name: 'Nederlands'});
  const english = screen.getByRole('link', {name: 'English'});
  expect(dutch).toHaveAttribute('aria-current', 'true');
  expect(english).not.toHaveAttribute('aria-current');
  expect(english).toHaveAttribute('lang', 'en');
  expect(english).toHaveAttribute('hreflang', 'en');
  expect(english).toHaveAttribute('href', '/free?lng=en');
});

it('switches in the page on a plain click', async () => {
  const onChoose = renderSwitch();

  await userEvent.click(screen.getByRole('link', {name: 'English'}));

  expect(onChoose.mock.calls).toEqual([['en']]);
});

it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}])(
  'leaves a click with %o to the browser',
  (modifier) => {
    const onChoose = renderSwitch();
    const english = screen.getByRole('link', {name: 'English'});
    let prevented: boolean | undefined;
    document.body.addEventListener(
      'click',
      (click) => {
        prevented = click.defaultPrevented;
        click.preventDefault();
      },
      {once: true},
    );

    fireEvent(english, createEvent.click(english, modifier));

    expect(prevented).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
  },
);
