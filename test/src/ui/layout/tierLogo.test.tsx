// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {TierLogo} from '../../../../src/ui/layout/tierLogo.tsx';

const site = {brandName: 'Testwerf', href: 'https://www.testwerf.example/'};

it('is a link to the website that shows the tier @2.1-5 @2.2-1', () => {
  render(<TierLogo tier="premium" label="Testwerf PREMIUM, naar de website" {...site} />);

  const link = screen.getByRole('link', {name: 'Testwerf PREMIUM, naar de website'});
  expect(link).toHaveAttribute('href', site.href);
  expect(screen.getByText('PREMIUM')).toBeVisible();
});

it('is plain for a visitor without a subscription @2.1-5', () => {
  render(<TierLogo tier="none" label="Testwerf, naar de website" {...site} />);

  expect(screen.getByRole('link', {name: 'Testwerf, naar de website'})).toBeVisible();
  expect(screen.queryByText(/^(FREE|PRO|PREMIUM|NONE)$/)).not.toBeInTheDocument();
});
