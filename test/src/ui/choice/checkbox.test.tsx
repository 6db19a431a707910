import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import {Checkbox} from '../../../../src/ui/choice/checkbox.tsx';
import {ExternalLink} from '../../../../src/ui/actions/externalLink.tsx';

function Terms({error}: {error?: string}) {
  return (
    <Checkbox
      id="terms"
      name="acceptTermsAndConditions"
      required
      error={error}
      label={
        <>
          Ik ga akkoord met de{' '}
          <ExternalLink href="#terms" newTabText="opent in een nieuw tabblad">
            algemene voorwaarden
          </ExternalLink>
        </>
      }
    />
  );
}

it('is named by the words of its label and ticked by a press on them', async () => {
  render(<Terms />);

  await userEvent.click(screen.getByText('Ik ga akkoord met de', {exact: false}));

  const box = screen.getByRole('checkbox', {name: 'Ik ga akkoord met de algemene voorwaarden'});
  expect(box).toBeChecked();
  expect(box).toBeRequired();
});

it('has a red border and a pale red fill while it is in error @5-6', () => {
  const {rerender} = render(<Terms />);
  const look = () => {
    const {borderTopColor, backgroundColor} = getComputedStyle(
      screen.getByRole('checkbox').closest('label') as HTMLElement,
    );
    return [borderTopColor, backgroundColor];
  };
  document.documentElement.style.cssText = '--alert: #b42318; --alert-fill: #fef3f2';
  expect(look()).toEqual(['transparent', 'transparent']);

  rerender(<Terms error="Ga akkoord om verder te gaan" />);

  expect(look()).toEqual(['#b42318', '#fef3f2']);
});
