import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import {ErrorSummary} from '../../../../src/ui/feedback/errorSummary.tsx';

const email = {fieldId: 'email', text: 'Vul een geldig e-mailadres in'};
const city = {fieldId: 'city', text: 'Niet alle verplichte velden zijn ingevuld'};

function Form({errors, attempt}: {errors: (typeof email)[]; attempt: number}) {
  return (
    <>
      <ErrorSummary title="Controleer je invoer" errors={errors} attempt={attempt} />
      <input id="email" aria-label="E-mailadres" />
      <input id="city" aria-label="Plaats" />
    </>
  );
}

const lines = () => screen.getAllByRole('link').map((link) => link.textContent);

it('takes the focus at every failed submit, with its title for a name and a line for each error', () => {
  const {rerender} = render(<Form errors={[]} attempt={0} />);

  rerender(<Form errors={[email, city]} attempt={1} />);
  const summary = screen.getByRole('alert', {name: 'Controleer je invoer'});
  expect(summary).toHaveFocus();
  expect(lines()).toEqual([email.text, city.text]);

  screen.getByLabelText('Plaats').focus();
  rerender(<Form errors={[email]} attempt={2} />);
  expect(screen.getByRole('alert')).toBe(summary);
  expect(summary).toHaveFocus();
});

it('waits for errors that come after the submit', () => {
  const {rerender} = render(<Form errors={[]} attempt={1} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  rerender(<Form errors={[city]} attempt={1} />);

  expect(screen.getByRole('alert')).toHaveFocus();
});

it('leaves the focus where it is when a line disappears because its field is corrected', () => {
  const {rerender} = render(<Form errors={[email, city]} attempt={1} />);
  screen.getByLabelText('E-mailadres').focus();

  rerender(<Form errors={[city]} attempt={1} />);

  expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  expect(lines()).toEqual([city.text]);
  rerender(<Form errors={[]} attempt={1} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes the focus again where it had it when all is validated again, and from no field', () => {
  const {rerender} = render(<Form errors={[city]} attempt={1} />);
  rerender(<Form errors={[]} attempt={1} />);
  rerender(<Form errors={[city]} attempt={1} />);
  expect(screen.getByRole('alert')).toHaveFocus();

  screen.getByLabelText('Plaats').focus();
  rerender(<Form errors={[]} attempt={1} />);
  rerender(<Form errors={[city]} attempt={1} />);
  expect(screen.getByLabelText('Plaats')).toHaveFocus();
});

it('leads each line to its field and leaves the address alone', async () => {
  render(<Form errors={[email, city]} attempt={1} />);
  const address = window.location.href;

  await userEvent.click(screen.getByRole('link', {name: city.text}));

  expect(screen.getByLabelText('Plaats')).toHaveFocus();
  expect(window.location.href).toBe(address);
});
