import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {OrderSummary} from '../../../../src/ui/layout/orderSummary.tsx';

it('speaks the total when it changes and never breaks an amount', () => {
  const order = (amount: string) => (
    <OrderSummary title="Je bestelling" lines={[]} total={{label: 'Eerste factuur', amount}} />
  );
  const {rerender} = render(order('€ 85,78'));

  rerender(order('€ 1.234,50'));

  const total = screen.getByText('€ 1.234,50');
  expect(total.closest('[aria-live]')).toHaveTextContent('Eerste factuur');
  expect(total).toHaveStyle({whiteSpace: 'nowrap'});
});
