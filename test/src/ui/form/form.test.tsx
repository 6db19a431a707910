import {fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Form} from '../../../../src/ui/form/form.tsx';

it('leads nowhere when it is submitted before the page answers to input', () => {
  const markup = renderToStaticMarkup(<Form onSubmit={() => undefined}>{null}</Form>);

  expect(markup).toContain('method="dialog"');
  expect(markup).not.toContain('action=');
});

it('leaves the messages to the product and the submit to its caller', () => {
  const prevented: boolean[] = [];
  render(
    <Form label="Gegevens" onSubmit={(event) => prevented.push(event.defaultPrevented)}>
      <button type="submit">Volgende</button>
    </Form>,
  );

  screen.getByRole('button').click();

  expect(screen.getByRole('form', {name: 'Gegevens'})).toHaveAttribute('novalidate');
  expect(prevented).toEqual([true]);
});

it('takes Enter once, however long it is held down', () => {
  render(
    <Form onSubmit={() => undefined}>
      <input aria-label="Voornaam" />
    </Form>,
  );
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(screen.getByRole('textbox'), init);

  // False where it is kept from the browser.
  expect([
    press({key: 'Enter'}),
    press({key: 'Enter', repeat: true}),
    press({key: 'a', repeat: true}),
  ]).toEqual([true, false, true]);
});
