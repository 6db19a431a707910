import {afterEach, expect, it, vi} from 'vitest';
import {whenIdle} from '../../../src/browser/whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

it('waits until the browser is idle, two seconds at most', async () => {
  let goIdle = () => {};
  const request = vi.fn((callback: () => void) => {
    goIdle = callback;
  });
  vi.stubGlobal('requestIdleCallback', request);
  const steps: string[] = [];
  const idle = whenIdle().then(() => steps.push('idle'));
  await Promise.resolve();
  expect(steps).toEqual([]);
  goIdle();
  await idle;
  expect(steps).toEqual(['idle']);
  expect(request).toHaveBeenCalledWith(expect.any(Function), {timeout: 2000});
});

it('waits a moment where the browser cannot report it', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  await expect(whenIdle()).resolves.toBeUndefined();
});
