// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {ProgressHeader} from '../../../../src/ui/layout/progressHeader.tsx';

it('says in words where the visitor stands, without a heading of its own', () => {
  render(
    <ProgressHeader
      label="Voortgang"
      stepText="Stap 2 van 4"
      stepName="Gegevens"
      current={2}
      total={4}
    />,
  );

  const group = screen.getByRole('region', {name: 'Voortgang'});
  expect(group).toHaveTextContent('Gegevens');
  expect(group).toHaveTextContent('Stap 2 van 4');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
