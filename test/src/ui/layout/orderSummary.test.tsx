// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {OrderSummary} from '../../../../src/ui/layout/orderSummary.tsx';

function Order({total}: {total: string}) {
  return (
    <OrderSummary
      title="Je bestelling"
      lines={[
        {label: 'Kosten per maand', amount: '€ 99,75'},
        {label: 'Eenmalige korting (14%)', amount: '− € 13,97'},
      ]}
      total={{label: 'Eerste factuur', amount: total}}
      notes={['Alle prijzen zijn zonder btw.']}
    />
  );
}

it('pairs every line with its amount under its title', () => {
  render(<Order total="€ 85,78" />);

  expect(screen.getByRole('region', {name: 'Je bestelling'})).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Kosten per maand',
    'Eenmalige korting (14%)',
    'Eerste factuur',
  ]);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '€ 99,75',
    '− € 13,97',
    '€ 85,78',
  ]);
  expect(screen.getByText('Alle prijzen zijn zonder btw.')).toBeVisible();
});

it('speaks the total when it changes and never breaks an amount', () => {
  const {rerender} = render(<Order total="€ 85,78" />);

  rerender(<Order total="€ 1.234,50" />);

  const total = screen.getByText('€ 1.234,50');
  expect(total.closest('[aria-live]')).toHaveTextContent('Eerste factuur');
  expect(total).toHaveStyle({whiteSpace: 'nowrap'});
});
