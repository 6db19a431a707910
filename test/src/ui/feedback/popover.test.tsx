import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it, vi} from 'vitest';
import {Form} from '../../../../src/ui/form/form.tsx';
import {HelpPopover} from '../../../../src/ui/feedback/popover.tsx';

function renderHelp(onSubmit = () => undefined) {
  render(
    <Form onSubmit={onSubmit}>
      <HelpPopover
        id="domain-help"
        openText="Uitleg over het webadres"
        title="Zo kies je een webadres"
        closeText="Sluiten"
      >
        <p>Gebruik alleen letters en cijfers.</p>
      </HelpPopover>
      <input aria-label="Webadres" />
    </Form>,
  );
}

it('ties a named button to the popover of the browser', () => {
  renderHelp();

  const opener = screen.getByRole('button', {name: 'Uitleg over het webadres'});
  const panel = screen.getByRole('dialog', {name: 'Zo kies je een webadres'});
  expect(opener).toHaveAttribute('popovertarget', panel.id);
  expect(panel).toHaveAttribute('popover', 'auto');
  expect(panel).toHaveTextContent('Gebruik alleen letters en cijfers.');
  expect(screen.getByRole('button', {name: 'Sluiten'})).toHaveAttribute(
    'popovertargetaction',
    'hide',
  );
});

it('submits nothing @B62', async () => {
  const onSubmit = vi.fn();
  renderHelp(onSubmit);

  await userEvent.click(screen.getByRole('button', {name: 'Uitleg over het webadres'}));
  await userEvent.click(screen.getByRole('button', {name: 'Sluiten'}));

  expect(onSubmit).not.toHaveBeenCalled();
});

it('closes when the focus goes on to another control @B62', () => {
  renderHelp();
  const panel = screen.getByRole('dialog');
  const hidePopover = vi.fn();
  Object.assign(panel, {hidePopover});

  screen.getByRole('button', {name: 'Uitleg over het webadres'}).focus();
  expect(hidePopover).not.toHaveBeenCalled();

  screen.getByLabelText('Webadres').focus();
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
