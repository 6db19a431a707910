// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {expect, it} from 'vitest';
import {TypedInput} from '../../../src/ui/typedInput.tsx';
import {typeByHand} from '../../support/typeByHand.ts';

function Owner({told, sent}: {told: string[]; sent: string[]}) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(name);
      }}
    >
      <TypedInput
        aria-label="Naam"
        value={name}
        onChange={({target}) => {
          told.push(target.value);
          setName(target.value);
        }}
      />
      <button type="submit">Volgende</button>
      <button type="button" onClick={() => setName('Jan')}>
        Jan
      </button>
      <output>{name}</output>
    </form>
  );
}

const owner = () => {
  const told: string[] = [];
  const sent: string[] = [];
  render(<Owner {...{told, sent}} />);
  return {told, sent, input: screen.getByLabelText<HTMLInputElement>('Naam')};
};

it('shows what is typed at once, and tells its owner the last of it once that is on the screen', async () => {
  const {told, input} = owner();

  typeByHand(input, 'P');
  typeByHand(input, 'Pi');
  expect([input.value, ...told]).toEqual(['Pi']);

  expect(await screen.findByText('Pi')).toBeVisible();
  expect([input.value, ...told]).toEqual(['Pi', 'Pi']);
});

it('leaves what is typed to the browser, and writes none of it into the markup', async () => {
  const {input} = owner();
  typeByHand(input, 'Piet');

  expect(await screen.findByText('Piet')).toBeVisible();
  expect(input).toHaveAttribute('value', '');
});

it('tells its owner before the form is sent', () => {
  const {sent, input} = owner();
  typeByHand(input, 'Piet');

  fireEvent.click(screen.getByRole('button', {name: 'Volgende'}));

  expect(sent).toEqual(['Piet']);
});

it('tells its owner before the page is left', () => {
  const {told, input} = owner();
  typeByHand(input, 'Piet');

  fireEvent(window, new Event('pagehide'));

  expect(told).toEqual(['Piet']);
});

it('tells its owner at once of what software puts in', () => {
  const {told, input} = owner();

  fireEvent.input(input, {target: {value: 'Piet'}});

  expect(told).toEqual(['Piet']);
});

it('shows a value that its owner gives anew in the place of what was typed', async () => {
  const {input} = owner();
  typeByHand(input, 'Piet');

  fireEvent.click(screen.getByRole('button', {name: 'Jan'}));

  expect(input).toHaveValue('Jan');
  expect(await screen.findByText('Jan', {selector: 'output'})).toBeVisible();
});
