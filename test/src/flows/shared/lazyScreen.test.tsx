import {expect, it} from 'vitest';
import {lazyScreen} from '../../../../src/flows/shared/lazyScreen.ts';

const Screen = () => <p>Here</p>;

it('a screen is loaded once, and is there from then on', async () => {
  let loads = 0;
  const screen = lazyScreen(() => {
    loads += 1;
    return Promise.resolve(Screen);
  });
  expect(screen.loaded()).toBeUndefined();
  expect([await screen.load(), await screen.load()]).toEqual([Screen, Screen]);
  expect([screen.loaded(), loads]).toEqual([Screen, 1]);
});

it('a file that came without the screen counts as one that did not come', async () => {
  const screen = lazyScreen(() => Promise.resolve(undefined as unknown as typeof Screen));
  await expect(screen.load()).rejects.toThrow('A part came without its screen');
  expect(screen.loaded()).toBeUndefined();
});
