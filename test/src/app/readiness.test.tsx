// @vitest-environment happy-dom
import {act, render, screen} from '@testing-library/react';
import {useEffect, useRef} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {Readiness} from '../../../src/app/readiness.ts';

/** A control that gives what was typed into it before as the event that was missed. */
const Field = () => {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => void own.current?.dispatchEvent(new Event('input', {bubbles: true})), []);
  return <input name="domainName" ref={own} />;
};

const Page = () => (
  <>
    <Readiness />
    <form aria-label="Account">
      <Field />
    </form>
  </>
);

/** A page in which the visitor had submitted its form before it answered. */
const takeOver = async () => {
  const submits: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  container.dataset['submitted'] = '';
  addEventListener('submit', (event) => {
    event.preventDefault();
    submits.push('submit');
  });
  await act(async () => void render(<Page />, {container}));
  return {submits, field: screen.getByRole('textbox')};
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  delete document.documentElement.dataset['ready'];
});

it('what was submitted before the page answered is submitted once it does', async () => {
  const {submits} = await takeOver();
  expect([document.documentElement.dataset['ready'], submits]).toEqual(['', []]);
  vi.runAllTimers();
  expect(submits).toEqual(['submit']);
});

it('whoever goes on typing before it is submitted calls it off', async () => {
  const {submits, field} = await takeOver();
  field.dispatchEvent(new Event('input', {bubbles: true}));
  vi.runAllTimers();
  expect(submits).toEqual([]);
});
