import {expect, test} from 'vitest';
import {freeGuards} from '../../../machines/free/freeGuards.ts';
import {flowContext} from '../../../machines/shared/flow/flowSetup.ts';
import {visitsLetThrough, waysToOthersThan} from '../../support/machines/visits.ts';
import {startOf} from './freeJourneys.ts';

const nothing = flowContext({input: startOf('nothing is known')});
const known = flowContext({input: startOf('the form values and the password are known')});

test('a step is closed until all before it is in order, a result always @2.3-1', () => {
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
