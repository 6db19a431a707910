import {describe, expect, it} from 'vitest';
import {flowsWith, unknownPath} from '../../qa/paths/findPath.mjs';

const NAME =
  'signingUp.enteringTeam: skips the team ⇒ signingUp.choosingExampleData.loadingBotCheck';

describe('a path that is walked again', () => {
  it('is found in each flow that has it', () => {
    expect(flowsWith(NAME)).toEqual(['free', 'pro']);
  });

  it('is found by its whole name alone', () => {
    expect(flowsWith(NAME.slice(0, -1))).toEqual([]);
  });

  it('is refused by a name that no path has, with those that begin in the same state', () => {
    expect(unknownPath('signingUp.enteringTeam: skips').split('\n')).toEqual([
      'No path is called "signingUp.enteringTeam: skips". These begin in the same state:',
      `  ${NAME}`,
      '  signingUp.enteringTeam: goes back a step ⇒ signingUp.enteringDetails',
      '  signingUp.enteringTeam: returns to /free/step4 by Back or Forward ⇒ signingUp.choosingExampleData.loadingBotCheck',
      '  signingUp.enteringTeam: returns to /pro/step4 by Back or Forward ⇒ signingUp.choosingExampleData.loadingBotCheck',
    ]);
  });

  it('is refused by a name of no state, with where the names stand', () => {
    expect(unknownPath('nowhere: skips')).toBe(
      'No path is called "nowhere: skips". The names stand in the report and in test/machines/<flow>/<flow>Paths.golden.txt.',
    );
  });
});
