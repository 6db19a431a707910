// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {ExternalLink} from '../../../../src/ui/actions/externalLink.tsx';

it('opens a new tab that cannot reach back, and says so @2.2-7 @B34', () => {
  render(
    <ExternalLink href="/terms-free.pdf" newTabText="opent in een nieuw tabblad">
      algemene voorwaarden
    </ExternalLink>,
  );

  const link = screen.getByRole('link', {name: 'algemene voorwaarden'});
  expect(link).toHaveAccessibleDescription('opent in een nieuw tabblad');
  expect(link).toHaveAttribute('href', '/terms-free.pdf');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
