import {expect, test} from 'vitest';
import {freeGuards} from '../../../machines/free/freeGuards.ts';
import {flowContext} from '../../../machines/shared/flow/flowSetup.ts';
import {visitsLetThrough, waysTo, waysToOthersThan} from '../../support/machines/visits.ts';
import {startOf} from './freeJourneys.ts';

const nothing = flowContext({input: startOf('nothing is known')});
const known = flowContext({input: startOf('the form values and the password are known')});

test('the choice of a plan opens in every way', () => {
  expect(visitsLetThrough(freeGuards.isVisitingFlowChoice, nothing)).toEqual(
    waysTo(['flowChoice']),
  );
});

test('the error screen opens by its address alone', () => {
  expect(visitsLetThrough(freeGuards.isOpeningErrorScreen, nothing)).toEqual(
    waysTo(['somethingWentWrong'], ['address']),
  );
});

test('a step is closed until all before it is in order, a result always', () => {
  const open = ['flowChoice', 'somethingWentWrong', 'account'] as const;
  expect(visitsLetThrough(freeGuards.isVisitingClosedStep, nothing)).toEqual(
    waysToOthersThan(open),
  );
  expect(visitsLetThrough(freeGuards.isVisitingClosedStep, known)).toEqual(
    waysToOthersThan([...open, 'details', 'team', 'exampleData']),
  );
});

test('every screen but the error screen leads away from it', () => {
  expect(visitsLetThrough(freeGuards.isVisitingOtherScreen, nothing)).toEqual(
    waysToOthersThan(['somethingWentWrong']),
  );
});
