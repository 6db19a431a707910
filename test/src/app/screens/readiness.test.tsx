import {act, render, screen} from '@testing-library/react';
import {useLayoutEffect, useRef} from 'react';
import {afterEach, expect, it} from 'vitest';
import {Readiness} from '../../../../src/app/screens/readiness.ts';

/** A form that a draft is filled into. */
const Account = () => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current) field.current.value = 'acmetest';
  }, []);
  return (
    <form>
      <input name="domainName" ref={field} />
    </form>
  );
};

const hydrate = async (wasSubmitted: boolean) => {
  const submits: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  if (wasSubmitted) container.dataset['submitted'] = '';
  container.addEventListener('submit', (event) => {
    event.preventDefault();
    submits.push(screen.getByRole<HTMLInputElement>('textbox').value);
  });
  const page = (
    <>
      <Account />
      <Readiness />
    </>
  );
  await act(async () => void render(page, {container}));
  return submits;
};

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['ready'];
});

it.each([
  ['what was submitted before the page answered is submitted once the form is filled in', true],
  ['nothing is submitted that was not', false],
] as const)('%s', async (_, wasSubmitted) => {
  expect(await hydrate(wasSubmitted)).toEqual(wasSubmitted ? ['acmetest'] : []);
  expect(document.documentElement.dataset['ready']).toBe('');
});
