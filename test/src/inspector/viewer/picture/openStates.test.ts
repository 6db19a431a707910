import {expect, test} from 'vitest';
import {statesOf} from '../../../../../src/inspector/chart/readChart.ts';
import {charts} from '../../../../../src/inspector/viewer/charts.ts';
import {
  canOpen,
  closed,
  openStates,
  turned,
} from '../../../../../src/inspector/viewer/picture/openStates.ts';

const ACCOUNT = 'free.signingUp.enteringAccount';
const BOT_CHECK = 'free.signingUp.choosingExampleData';

const chart = charts.get('free');
if (!chart) throw new Error('There is no free flow');

const nowhere = {active: [], chosen: undefined};
const inAccount = {
  active: ['free', 'free.signingUp', ACCOUNT, `${ACCOUNT}.confirmingDomain`],
  chosen: undefined,
};

test('nothing is open where the flow is not and nobody has opened it', () => {
  expect(openStates(chart, closed, nowhere)).toEqual([]);
});

test('the card that the flow is in is open', () => {
  expect(openStates(chart, closed, inAccount)).toEqual([ACCOUNT]);
});

test('the card around the state that was searched for is open, and not the state itself', () => {
  const chosen = `${BOT_CHECK}.solvingChallenge`;
  expect(openStates(chart, closed, {active: [], chosen})).toEqual([BOT_CHECK]);
  expect(openStates(chart, closed, {active: [], chosen: BOT_CHECK})).toEqual([]);
});

test('what was closed by hand stays closed, whatever the flow does', () => {
  const opened = {byHand: new Map([[ACCOUNT, false]]), isFull: false};
  expect(openStates(chart, opened, inAccount)).toEqual([]);
});

test('everything is open except what was closed by hand', () => {
  const byHand = new Map([[ACCOUNT, false]]);
  const open = openStates(chart, {byHand, isFull: true}, nowhere);
  expect(open).toHaveLength(statesOf(chart.root).length - 1);
});

test('one that is opened by hand closes the one before, but not what it is in', () => {
  const first = turned(closed, ACCOUNT, true);
  const within = turned(first, `${ACCOUNT}.confirmingDomain`, true);
  expect(openStates(chart, within, nowhere)).toEqual([ACCOUNT, `${ACCOUNT}.confirmingDomain`]);
  expect(openStates(chart, turned(within, BOT_CHECK, true), nowhere)).toEqual([BOT_CHECK]);
  expect(openStates(chart, turned(first, BOT_CHECK, true), inAccount)).toEqual([
    ACCOUNT,
    BOT_CHECK,
  ]);
});

test('a state opens that is a card or is asked for from outside, and no other', () => {
  const names = statesOf(chart.root)
    .filter((state) => canOpen(chart, state))
    .map(({path}) => path);
  expect(names).toEqual([
    'signingUp',
    'signingUp.choosingFlow',
    'signingUp.enteringAccount',
    'signingUp.enteringAccount.confirmingDomain',
    'signingUp.choosingExampleData',
    'creatingEnvironment',
    'created',
    'somethingWentWrong',
  ]);
});
