import {expect, it, vi} from 'vitest';
import {LONGEST_LOAD} from '../../../src/app/parts/longestLoad.ts';
import {createMissingParts} from '../../../src/app/missingParts.ts';

const watched = () => {
  const {load, isMissing, subscribe} = createMissingParts();
  const told: boolean[] = [];
  const leave = subscribe(() => told.push(isMissing()));
  return {load, isMissing, told, leave};
};

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const there = () => Promise.resolve('the part');
const comeBack = () => window.dispatchEvent(new Event('online'));

it('a part that comes is handed on, and nothing is told', async () => {
  const {load, isMissing, told} = watched();
  expect([await load('api', there), isMissing(), told]).toEqual(['the part', false, []]);
});

it('a part that is missing is told to those who listen, until it comes', async () => {
  const {load, told, leave} = watched();
  await expect(load('api', gone)).rejects.toThrow('Failed to fetch');
  await load('api', there);
  leave();
  await expect(load('api', gone)).rejects.toThrow('Failed to fetch');
  expect(told).toEqual([true, false]);
});

it('parts are missing until the last of them has come', async () => {
  const {load, told} = watched();
  for (const name of ['api', 'botCheck', 'api']) await load(name, gone).catch(() => {});
  await load('botCheck', there);
  await load('api', there);
  expect(told).toEqual([true, true, true, true, false]);
});

it('a part is missing by its own name alone', async () => {
  const {load, isMissing} = watched();
  await load('texts.en', gone).catch(() => {});
  expect([isMissing(), isMissing('api', 'botCheck'), isMissing('api', 'texts.en')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('a missing part is asked for again once the network is back, as often as it takes', async () => {
  const {load, told} = watched();
  const start = vi.fn<() => Promise<string>>(gone);
  await load('api', start).catch(() => {});
  comeBack();
  await vi.waitFor(() => expect(told).toEqual([true, true]));
  start.mockImplementation(there);
  comeBack();
  await vi.waitFor(() => expect(told).toEqual([true, true, false]));
  comeBack();
  expect(start).toHaveBeenCalledTimes(3);
});

it('a part that does not come is told to be missing, until it comes after all', async () => {
  vi.useFakeTimers();
  const {load, told} = watched();
  let come = (_: string) => {};
  const part = load('botCheck', () => new Promise<string>((resolve) => (come = resolve)));
  vi.advanceTimersByTime(LONGEST_LOAD);
  vi.useRealTimers();
  expect(told).toEqual([true]);
  come('the part');
  expect([await part, told]).toEqual(['the part', [true, false]]);
});
