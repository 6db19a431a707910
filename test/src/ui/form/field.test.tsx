import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {TextField, type TextFieldProps} from '../../../../src/ui/form/field.tsx';

function Field(props: Partial<TextFieldProps>) {
  return <TextField id="domainName" name="domainName" label="Webadres" {...props} />;
}

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
