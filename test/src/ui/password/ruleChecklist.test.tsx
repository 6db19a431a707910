import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {RuleChecklist} from '../../../../src/ui/password/ruleChecklist.tsx';

function Checklist({met}: {met: readonly string[]}) {
  const rules = [
    {id: 'length', text: 'minimaal 8 tekens'},
    {id: 'digit', text: 'minimaal één cijfer'},
  ];
  return (
    <RuleChecklist
      id="rules"
      title="Je wachtwoord heeft:"
      rules={rules.map((rule) => ({...rule, met: met.includes(rule.id)}))}
      metText="voldaan"
      unmetText="nog niet voldaan"
    />
  );
}

it('shows a met rule by another shape @B63', () => {
  const {rerender} = render(<Checklist met={[]} />);
  const shape = () => screen.getAllByRole('listitem')[0]?.querySelector('svg')?.innerHTML;
  const hollow = shape();

  rerender(<Checklist met={['length']} />);

  expect(shape()).not.toBe(hollow);
});

it('turns a rule green once it is met @2.4-5', () => {
  document.documentElement.style.cssText = '--good: #13773a; --muted: #52606d';
  render(<Checklist met={['digit']} />);

  expect(screen.getAllByRole('listitem').map((item) => getComputedStyle(item).color)).toEqual([
    '#52606d',
    '#13773a',
  ]);
});

it('speaks only what the last change met', () => {
  const {rerender} = render(<Checklist met={[]} />);
  expect(screen.getByRole('status').textContent).toBe('');

  rerender(<Checklist met={['digit']} />);
  expect(screen.getByRole('status')).toHaveTextContent('minimaal één cijfer: voldaan');

  rerender(<Checklist met={['digit', 'length']} />);
  expect(screen.getByRole('status').textContent).toBe('minimaal 8 tekens: voldaan');

  rerender(<Checklist met={[]} />);
  expect(screen.getByRole('status').textContent).toBe('');
});
