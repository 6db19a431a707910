// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {expect, it} from 'vitest';
import {ScreenHeading} from '../../../../src/ui/layout/screenHeading.tsx';

it('is an h1 that can be given the focus, with the subtitle outside its name', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <ScreenHeading ref={ref} subtitle="Gratis voor 5 gebruikers.">
      Maak je FREE-omgeving
    </ScreenHeading>,
  );

  ref.current?.focus();

  expect(screen.getByRole('heading', {level: 1, name: 'Maak je FREE-omgeving'})).toHaveFocus();
  expect(screen.getByText('Gratis voor 5 gebruikers.')).toBeVisible();
});
