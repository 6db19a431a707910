import {createEvent, fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {LanguageSwitch} from '../../../../src/ui/layout/languageSwitch.tsx';

it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}])(
  'leaves a click with %o to the browser',
  (modifier) => {
    const onChoose = vi.fn();
    const languages = [{code: 'en', name: 'English', href: '/free?lng=en'}];
    render(<LanguageSwitch label="Taal" current="nl" languages={languages} onChoose={onChoose} />);
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
