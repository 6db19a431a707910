import {describe, expect, test} from 'vitest';
import {type InspectedFlow, inspectedFlows} from '../../../../src/inspector/flows.ts';
import {
  nameFor,
  sandboxNames,
  withExampleName,
} from '../../../../src/inspector/walk/exampleInput.ts';
import {findNameScenario} from '../../../sandbox/answers/scenarios.ts';

const flow = (id: string): InspectedFlow => {
  const found = inspectedFlows.find((one) => one.id === id);
  if (!found) throw new Error(`there is no flow ${id}`);
  return found;
};

const taken = {
  words: 'taken',
  event: {type: 'xstate.done.actor.checkAvailability', output: {kind: 'taken'}},
};

test('the names of walks are known to the sandbox as existing and as free', () => {
  expect(findNameScenario(`${sandboxNames.existing}12`)?.exists).toBe(true);
  expect(findNameScenario(`${sandboxNames.free}12`)).toBeUndefined();
});

describe('the web address of a walk', () => {
  test.each([
    ['free when nothing is asked of it', 'pro', [], sandboxNames.free],
    ['taken when the walk goes by that', 'pro', [taken], sandboxNames.existing],
    ['that of an environment to upgrade', 'upgrade', [], sandboxNames.existing],
  ])('is %s', (_, id, planned, name) => {
    expect(nameFor(flow(id), planned)).toBe(name);
  });

  test('takes the place of the one in an example, wherever that stands', () => {
    const event = {type: 'account.submit', values: {domainName: 'acmetest', email: 'a@b.example'}};
    expect(withExampleName(event, 'wandeling7')).toEqual({
      type: 'account.submit',
      values: {domainName: 'wandeling7', email: 'a@b.example'},
    });
    expect(withExampleName({type: 'domain.leave', domainName: 'acmetest'}, 'wandeling7')).toEqual({
      type: 'domain.leave',
      domainName: 'wandeling7',
    });
  });

  test('is not added to what has none', () => {
    expect(withExampleName({type: 'team.skip'}, 'wandeling7')).toEqual({type: 'team.skip'});
  });
});
