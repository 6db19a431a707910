import {act, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {password, signedUp} from '../../../../support/people.ts';
import {openScreen} from '../../../../support/screens/stage.tsx';

const PREPARING = 'We zetten de controle klaar…';
const READY = 'De controle staat klaar.';

const open = () =>
  openScreen(freeFlow, 'exampleData', {
    draft: {...signedUp, exampleData: 'data'},
    password: password(),
  });

const said = () =>
  screen.getAllByRole('status').flatMap(({textContent}) => (textContent ? [textContent] : []));

const later = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

afterEach(() => vi.useRealTimers());

it('a bot check that is slow to load is announced, and so is that it is ready @B61', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  const {answer} = await open();
  expect(said()).toEqual([]);
  await later(999);
  expect(said()).toEqual([]);
  await later(1);
  expect(said()).toEqual([PREPARING]);
  await answer('loadBotCheck', undefined);
  expect(said()).toEqual([READY]);
});

it('a bot check that loads again after a failure is announced as loading, and never as ready @F16', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  const {fail} = await open();
  await later(1_000);
  await fail('loadBotCheck', {kind: 'script', message: 'Bot check could not be loaded'});
  expect(said()).not.toContain(READY);
  act(() => screen.getByRole('button', {name: 'Opnieuw proberen'}).click());
  await later(1_000);
  expect(said()).toEqual([PREPARING]);
});

it('a bot check that runs is not announced as ready', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  const {answer} = await open();
  await later(1_000);
  await answer('loadBotCheck', undefined);
  expect(said()).toEqual([READY]);
  act(() => screen.getByRole('button', {name: 'Omgeving aanmaken'}).click());
  await later(0);
  expect(said()).toEqual([]);
});

it('a bot check that is ready at once is not mentioned', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  const {answer} = await open();
  await answer('loadBotCheck', undefined);
  await later(5_000);
  expect(said()).toEqual([]);
});
