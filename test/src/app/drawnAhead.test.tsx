import {fireEvent, render, waitFor} from '@testing-library/react';
import {type ComponentType, useEffect} from 'react';
import {expect, it, vi} from 'vitest';
import {DrawnAhead} from '../../../src/app/drawnAhead.tsx';
import {lazyScreen} from '../../../src/flows/shared/lazyScreen.ts';
import {whenIdle} from '../../../src/telemetry/whenIdle.ts';
import {Frame} from '../../../src/ui/frame.tsx';
import {expectConsoleError} from '../../support/consoleTrap.ts';

const screenOf = (component: ComponentType) => lazyScreen(async () => component);

it('draws a screen once the visitor does something, not into the page and without its effects', async () => {
  const drawn = vi.fn();
  const acted = vi.fn();
  const Next = () => {
    drawn();
    useEffect(() => acted());
    return <h1>Next</h1>;
  };
  const {container} = render(<DrawnAhead screen={screenOf(Next)} />);
  await whenIdle();
  await whenIdle();
  expect(drawn).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body);
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  await whenIdle();
  expect(acted).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

it('draws a screen once, however often it may come next', async () => {
  const drawn = vi.fn(() => null);
  const other = vi.fn(() => null);
  const [next, afterNext] = [screenOf(drawn), screenOf(other)];
  fireEvent.keyDown(document.body);
  const {rerender} = render(<DrawnAhead screen={next} />);
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  await whenIdle();
  const times = drawn.mock.calls.length;
  rerender(<DrawnAhead screen={undefined} />);
  rerender(<DrawnAhead screen={next} />);
  await whenIdle();
  await whenIdle();
  rerender(<DrawnAhead screen={afterNext} />);
  await waitFor(() => expect(other).toHaveBeenCalled());
  expect(drawn).toHaveBeenCalledTimes(times);
});

it('draws a screen in the frame it will stand in, so that it brings no rules with it', async () => {
  const rules = () => [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]).length;
  const drawn = vi.fn(() => null);
  fireEvent.keyDown(document.body);
  render(<DrawnAhead wide screen={screenOf(drawn)} />);
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  const before = rules();
  render(
    <Frame wide skipText="Skip" logo={null} languageSwitch={null}>
      Next
    </Frame>,
  );
  expect(rules()).toBe(before);
});

it('leaves the page alone when the screen is at fault', async () => {
  expectConsoleError(/no such field/);
  const drawn = vi.fn();
  const Faulty = (): never => {
    drawn();
    throw new TypeError('no such field');
  };
  const {container} = render(
    <>
      <p>the page</p>
      <DrawnAhead screen={screenOf(Faulty)} />
    </>,
  );
  fireEvent.keyDown(document.body);
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  await whenIdle();
  expect(container).toHaveTextContent(/^the page$/);
});

it('keeps silent about a part that does not come', async () => {
  const load = vi.fn(async (): Promise<ComponentType> => {
    throw new Error('gone');
  });
  const {container} = render(<DrawnAhead screen={lazyScreen(load)} />);
  fireEvent.keyDown(document.body);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});
