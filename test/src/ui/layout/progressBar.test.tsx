// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {ProgressBar} from '../../../../src/ui/layout/progressBar.tsx';

it('is a named progress bar without a value @2.9-3', () => {
  render(<ProgressBar label="We maken je omgeving" />);

  const bar = screen.getByRole('progressbar', {name: 'We maken je omgeving'});
  expect(bar).not.toHaveAttribute('aria-valuenow');
});
