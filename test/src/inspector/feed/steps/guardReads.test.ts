import {expect, test} from 'vitest';
import {getInitialSnapshot} from 'xstate';
import {answerTo, triedGuards} from '../../../../../src/inspector/feed/steps/guards.ts';
import {flowById} from '../../../../../src/inspector/flows.ts';

const CANARY = 'canary-typed';

const startOf = (id: 'free' | 'pro', name: string) => {
  const flow = flowById(id);
  const input = flow?.model.starts[name];
  if (!flow || !input) throw new Error(`there is no ${id} flow that starts when ${name}`);
  return {flow, snapshot: getInitialSnapshot(flow.machine, input)};
};

const wantsFor = (
  event: {type: string; screen?: string; by?: string},
  guard: string,
  state?: string,
) => {
  const {flow, snapshot} = startOf('free', 'nothing is known');
  const answer = answerTo(flow, snapshot, event, state);
  return answer.kind === 'refused' ? answer.tried.find((one) => one.guard === guard) : undefined;
};

test('all that would have to differ is shown, though the guard stopped at the first of it', () => {
  const details = {type: 'screen.visit', screen: 'team', by: 'address'};
  const tried = wantsFor(details, 'canVisitTeam', 'free.signingUp');
  expect(tried?.reads).toEqual({
    'event: screen': 'team',
    availability: 'unknown',
    password: 'empty',
  });
  expect(tried?.wants).toEqual({
    password: 'filled',
    acceptTermsAndConditions: 'YES',
    domainName: 'filled',
    firstName: 'filled',
    lastName: 'filled',
    companyName: 'filled',
    email: 'filled',
    telephone: 'filled',
  });
});

test('a state can be asked about that the flow is not in', () => {
  const {flow, snapshot} = startOf('free', 'nothing is known');
  const submit = {type: 'details.submit', values: {}};
  expect(answerTo(flow, snapshot, submit)).toEqual({kind: 'noArrow'});
  expect(answerTo(flow, snapshot, submit, 'enteringDetails').kind).toBe('accepted');
});

test('only the kind of an answer is shown, and of what was typed only that it is there', () => {
  const {flow, snapshot} = startOf('free', 'the form values and the password are known');
  const {draft} = snapshot.context;
  const typed = {...snapshot.context, draft: {...draft, domainName: CANARY, firstName: CANARY}};
  const visit = {type: 'screen.visit', screen: 'created', by: 'history', kept: {url: CANARY}};
  const known = {...snapshot, context: typed} as typeof snapshot;
  const shown = JSON.stringify([
    triedGuards(known, visit),
    answerTo(flow, known, visit, 'free.signingUp.enteringTeam'),
  ]);
  expect(shown).toContain('event: screen');
  expect(shown).not.toContain(CANARY);
  expect(shown).not.toContain('Welkom2024x');
});
