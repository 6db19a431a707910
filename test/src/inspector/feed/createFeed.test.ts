import {setImmediate as nextTurn} from 'node:timers/promises';
import {describe, expect, test, vi} from 'vitest';
import {emptyDraft} from '../../../../machines/shared/draft/draft.ts';
import {Secret} from '../../../../machines/shared/secret.ts';
import {KEPT_STEPS, NOTES} from '../../../../src/inspector/feed/messages.ts';
import {PAGE, startRecorded, stillWorld, tabStorage, VIEWER} from '../recordedFlow.ts';

const CANARY = 'Canary2024x';

describe('the feed', () => {
  test('sends a viewer that opens late what happened before', async () => {
    const {run, feed, sent, actorId, steps} = startRecorded('free');
    await run.takeInWords('chooses FREE');
    const before = steps();
    feed.obey({kind: 'hello', viewer: 'late'});
    expect(sent.at(-1)).toEqual({
      ...PAGE,
      kind: 'here',
      actors: [{id: actorId, flow: 'free', at: 1}],
      steps: before,
      earlier: [],
    });
  });

  test('sends a viewer that opens late what happened before the page was loaded again', async () => {
    const {storage} = tabStorage();
    const first = startRecorded('free', undefined, {storage});
    await first.run.takeInWords('chooses FREE');
    const {actorId, steps} = first;
    const lost = {load: PAGE.load, actors: [{id: actorId, flow: 'free', at: 1}], steps: steps()};
    first.feed.goAway();
    const {feed, sent} = startRecorded('free', undefined, {load: 'load2', storage});
    const earlier = () => sent.flatMap((one) => (one.kind === 'here' ? [one.earlier] : []));
    feed.obey({kind: 'hello', viewer: 'was there', load: 'load2'});
    expect(earlier()).toEqual([[lost], []]);
  });

  test('ignores a viewer that greets another load of the page', () => {
    const {feed, sent} = startRecorded('free');
    const before = sent.length;
    feed.obey({kind: 'hello', viewer: 'late', load: 'load2'});
    expect(sent.slice(before)).toEqual([]);
    feed.obey({kind: 'hello', viewer: 'late', load: PAGE.load});
    expect(sent.slice(before).map(({kind}) => kind)).toEqual(['here']);
  });

  test('sends no step once its viewer has closed, and all of them to the next', async () => {
    const {run, feed, sent} = startRecorded('free');
    feed.obey({kind: 'bye', viewer: VIEWER});
    const before = sent.length;
    await run.takeInWords('chooses FREE');
    expect(sent.slice(before)).toEqual([]);
    feed.obey({kind: 'hello', viewer: 'next'});
    const answer = sent.at(-1);
    expect(answer?.kind === 'here' && answer.steps.map(({event}) => event)).toEqual([
      'xstate.init',
      'plan.choose',
    ]);
  });

  test('reports what else happens in the page among the steps of the flow, and leaves the flow alone', async () => {
    const {run, feed, steps} = startRecorded('free');
    feed.note(NOTES.formRefused, {fields: 'password'});
    await run.takeInWords('chooses FREE');
    expect(steps().map(({seq, event, fired}) => [seq, event, fired.length])).toEqual([
      [0, 'xstate.init', 0],
      [1, 'form refused', 0],
      [2, 'plan.choose', 1],
    ]);
    expect(steps()[1]).toMatchObject({facts: {fields: 'password'}, after: steps()[0]?.after});
  });

  test('reports that the page is there, and that it goes', () => {
    const {feed, sent} = startRecorded('free');
    feed.ready();
    feed.goAway();
    expect(sent.slice(-2)).toEqual([
      {...PAGE, kind: 'ready'},
      {...PAGE, kind: 'gone'},
    ]);
  });

  test(`keeps the last ${KEPT_STEPS} steps for it`, async () => {
    const {run, feed, sent} = startRecorded('free');
    for (let count = 0; count < KEPT_STEPS + 20; count += 1) await run.take({type: 'step.goBack'});
    feed.obey({kind: 'hello', viewer: 'late'});
    const answer = sent.at(-1);
    expect(answer?.kind === 'here' && [answer.steps.length, answer.steps.at(-1)?.seq]).toEqual([
      KEPT_STEPS,
      KEPT_STEPS + 20,
    ]);
  });

  test('does what a viewer sends, with an example of its own', async () => {
    const {run, feed, actorId} = startRecorded('free');
    feed.obey({kind: 'send', tab: PAGE.tab, actor: actorId, words: 'chooses PRO'});
    expect(run.snapshot().context.plan).toBe('pro');
  });

  test('sends what visitors do, and nothing in the name of an actor or the clock', async () => {
    const {feed, steps, actorId} = startRecorded('free');
    feed.obey({kind: 'send', tab: PAGE.tab, actor: actorId, words: 'the environment is created'});
    feed.obey({kind: 'send', tab: PAGE.tab, actor: actorId, words: '10 minutes pass'});
    expect(steps().map(({event}) => event)).toEqual(['xstate.init']);
  });

  test('ignores what is meant for another tab', () => {
    const {run, feed, actorId} = startRecorded('free');
    feed.obey({kind: 'send', tab: 'tab2', actor: actorId, words: 'chooses PRO'});
    expect(run.snapshot().context.plan).toBeUndefined();
  });

  test('never sends or keeps a password, a token or what was typed', async () => {
    const draft = {
      ...emptyDraft,
      domainName: `${CANARY}a`,
      acceptTermsAndConditions: 'YES' as const,
    };
    const {storage, text} = tabStorage();
    const start = {draft, password: new Secret(CANARY), plan: undefined, telephoneRequired: true};
    const {run, feed, sent, actorId} = startRecorded('pro', start, {storage});
    await run.take({
      type: 'account.submit',
      values: {domainName: `${CANARY}b`, acceptTermsAndConditions: 'YES'},
      password: new Secret(CANARY),
    });
    run.calls.at(-1)?.reject({config: {data: CANARY}, message: CANARY});
    await nextTurn();
    await run.take({
      type: 'details.submit',
      values: {
        firstName: CANARY,
        lastName: CANARY,
        companyName: CANARY,
        email: CANARY,
        telephone: CANARY,
      },
    });
    await run.take({
      type: 'team.submit',
      teamMembers: [{firstName: CANARY, lastName: CANARY, email: CANARY}],
    });
    feed.obey({kind: 'hello', viewer: 'late'});
    feed.obey({kind: 'askOffers', tab: PAGE.tab, actor: actorId});
    expect(run.snapshot().value).toEqual({signingUp: {choosingExampleData: 'loadingBotCheck'}});
    feed.goAway();
    expect(text()).toContain('team.submit');
    expect(JSON.stringify([sent, text()]).toLowerCase()).not.toContain(CANARY.toLowerCase());
  });

  test('sends the steps first that its answer is about', async () => {
    const waiting: (() => void)[] = [];
    const {run, feed, sent, actorId} = startRecorded('free', undefined, {
      later: (task) => waiting.push(task),
    });
    await run.takeInWords('chooses FREE');
    feed.obey({kind: 'askOffers', tab: PAGE.tab, actor: actorId});
    await run.takeInWords('confirms the plan');
    feed.obey({kind: 'walk', tab: PAGE.tab, actor: actorId, goal: 'free.signingUp'});
    expect(sent.map(({kind}) => kind)).toEqual([
      'here',
      'started',
      'steps',
      'offers',
      'steps',
      'walk',
    ]);
    expect(waiting).toHaveLength(2);
  });

  test('never sends the token with which it solves the challenge', async () => {
    const {feed, sent, steps, actorId} = startRecorded('free', undefined, {
      world: {...stillWorld, challengeToken: () => Promise.resolve(CANARY)},
    });
    feed.obey({kind: 'send', tab: PAGE.tab, actor: actorId, words: 'solves the challenge'});
    await nextTurn();
    const last = steps().at(-1);
    expect([last?.event, last?.facts]).toEqual(['challenge.solved', {version: 2}]);
    expect(JSON.stringify(sent)).not.toContain(CANARY);
  });

  test('reports a walk to a late viewer, and ends it and its arranged answers when the page goes', async () => {
    const takeBack = vi.fn(stillWorld.takeBack);
    const {feed, sent, actorId} = startRecorded('free', undefined, {
      world: {...stillWorld, takeBack},
    });
    feed.obey({kind: 'walk', tab: PAGE.tab, actor: actorId, goal: 'free.created'});
    feed.obey({kind: 'hello', viewer: 'late'});
    expect(sent.at(-1)).toMatchObject({kind: 'walk', progress: {kind: 'walking'}});
    takeBack.mockClear();
    feed.goAway();
    expect(takeBack).toHaveBeenCalledOnce();
    expect(sent.slice(-2)).toEqual([
      {
        ...PAGE,
        kind: 'walk',
        actor: actorId,
        goal: 'free.created',
        progress: {kind: 'stopped', reason: 'The page was left or loaded again.'},
      },
      {...PAGE, kind: 'gone'},
    ]);
  });

  test('walks to a state, waits for each answer, and reports when it is there', async () => {
    const {run, feed, sent, actorId} = startRecorded('free');
    feed.obey({
      kind: 'walk',
      tab: PAGE.tab,
      actor: actorId,
      goal: 'free.signingUp.enteringTeam',
    });
    await vi.waitFor(() =>
      expect(run.calls.map(({actor}) => actor)).toEqual(['checkAvailability']),
    );
    await run.takeInWords('the web address is free');
    await vi.waitFor(() => expect(run.snapshot().value).toEqual({signingUp: 'enteringTeam'}));
    const walks = sent.flatMap((message) => (message.kind === 'walk' ? [message.progress] : []));
    expect(walks).toEqual([
      {
        kind: 'walking',
        planned: [
          'chooses FREE',
          'confirms the plan',
          'submits the account',
          'the web address is free',
          'submits the details',
        ],
      },
      {kind: 'arrived'},
    ]);
  });
});
