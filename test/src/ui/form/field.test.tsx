// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {createRef} from 'react';
import {expect, it} from 'vitest';
import {TextField, type TextFieldProps} from '../../../../src/ui/form/field.tsx';

function Field(props: Partial<TextFieldProps>) {
  return <TextField id="domainName" name="domainName" label="Webadres" {...props} />;
}

it('is named by its label alone, with the star after it for the eye only', () => {
  render(<Field starred required />);

  const input = screen.getByRole('textbox', {name: 'Webadres'});
  expect(input).toBeRequired();
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

it('can be required without a star', () => {
  render(<Field required />);

  expect(screen.getByRole('textbox')).toBeRequired();
  expect(screen.queryByText('*')).not.toBeInTheDocument();
});

it('is described by its suffix, hint, error and status, in the order in which they are read @2.4-3', () => {
  render(
    <Field
      suffix=".testwerf.example"
      hint="Alleen letters en cijfers."
      error="Dit webadres is al bezet."
      status="We kijken of dit webadres vrij is…"
    />,
  );

  const input = screen.getByRole('textbox');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    '.testwerf.example Alleen letters en cijfers. Dit webadres is al bezet. We kijken of dit webadres vrij is…',
  );
});

it('is neither invalid nor described when there is nothing to say', () => {
  render(<Field />);

  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

it('keeps its status line in the page, so that a later text is spoken', () => {
  const {rerender} = render(<Field status="" />);
  const line = screen.getByRole('status');

  rerender(<Field status="acmetest.testwerf.example is vrij." statusKind="good" />);

  expect(screen.getByRole('status')).toBe(line);
  expect(line).toHaveTextContent('acmetest.testwerf.example is vrij.');
});

it('lets a web address break before its dots, and reads it as one', () => {
  render(<Field status="acmetest.testwerf.example is vrij." />);
  const status = screen.getByRole('status');
  expect(status.innerHTML).toBe('<span>acmetest<wbr>.testwerf<wbr>.example is vrij.</span>');
  expect(status).toHaveTextContent(/^acmetest\.testwerf\.example is vrij\.$/);
});

it('shows a preview until there is a status, and never speaks it', () => {
  const {rerender} = render(<Field status="" preview="acmetest.testwerf.example" />);
  expect(screen.getByText('acmetest.testwerf.example')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  rerender(<Field status="Even kijken…" preview="acmetest.testwerf.example" />);
  expect(screen.queryByText('acmetest.testwerf.example')).not.toBeInTheDocument();
});

it('speaks an error that no submit announces', () => {
  const {rerender} = render(<Field announceError />);

  rerender(<Field announceError error="Dit webadres is al bezet." />);

  expect(screen.getByText('Dit webadres is al bezet.').closest('[aria-live]')).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

it('passes on what phones and password managers need', () => {
  render(
    <Field
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={30}
    />,
  );

  const input = screen.getByRole('textbox');
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toHaveAttribute('autocomplete', 'email');
  expect(input).toHaveAttribute('inputmode', 'email');
  expect(input).toHaveAttribute('autocapitalize', 'none');
  expect(input).toHaveAttribute('spellcheck', 'false');
  expect(input).toHaveAttribute('maxlength', '30');
  expect(input).toHaveAttribute('name', 'domainName');
});

it('takes what is typed and hands out its input', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<Field ref={ref} />);

  await userEvent.type(screen.getByLabelText('Webadres'), 'acmetest');

  expect(ref.current).toHaveValue('acmetest');
});
