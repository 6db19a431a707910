import {describe, expect, test} from 'vitest';
import {expectConsoleError} from '../../../../support/consoleTrap.ts';
import {proToCreation, startRecorded} from '../../recordedFlow.ts';

const startPro = async (words: readonly string[]) => {
  const recorded = startRecorded('pro');
  for (const one of words) await recorded.run.takeInWords(one);
  return recorded;
};

describe('a recorded step', () => {
  test('names the start of a flow and its current state', () => {
    const [start] = startRecorded('pro').steps();
    expect({...start, after: {...start?.after, context: {}}}).toEqual({
      seq: 0,
      at: 2,
      actor: start?.actor,
      event: 'xstate.init',
      facts: {},
      tried: [],
      fired: [],
      after: {
        active: [
          'pro',
          'pro.signingUp',
          'pro.signingUp.enteringAccount',
          'pro.signingUp.enteringAccount.fillingIn',
          'pro.signingUp.enteringAccount.fillingIn.typing',
        ],
        value: {signingUp: {enteringAccount: {fillingIn: 'typing'}}},
        state: 'signingUp.enteringAccount.fillingIn.typing',
        tags: ['screen'],
        status: 'active',
        path: '/pro',
        history: 'push',
        context: {},
      },
      address: '/somewhere',
    });
  });

  test.each(['free', 'pro', 'upgrade'])(
    'names the states of the %s flow outermost first, also when it has ended',
    async (flow) => {
      const {run, steps} = startRecorded(flow);
      await run.takeInWords('leaves for another flow');
      expect(steps().at(-1)?.after).toMatchObject({
        status: 'done',
        active: [flow, `${flow}.left`],
      });
    },
  );

  test('names the guard that chose a payment failure, and those that refused before it', async () => {
    const {steps} = await startPro([
      ...proToCreation,
      'the environment is created, its address is unknown',
    ]);
    const last = steps().at(-1);
    expect({
      event: last?.event,
      facts: last?.facts,
      tried: last?.tried.map(({guard, arrow, passed}) => ({guard, arrow, passed})),
      fired: last?.fired,
      state: last?.after.state,
      path: last?.after.path,
    }).toEqual({
      event: 'xstate.done.actor.createEnvironment',
      facts: {result: 'accepted', environmentUrl: 'empty', paymentPage: 'empty'},
      tried: [
        {
          guard: 'hasPaymentPage',
          arrow: 'pro.creatingEnvironment|xstate.done.actor.createEnvironment|0',
          passed: false,
        },
        {
          guard: 'hasBillingDetails',
          arrow: 'pro.creatingEnvironment|xstate.done.actor.createEnvironment|1',
          passed: true,
        },
      ],
      fired: ['pro.creatingEnvironment|xstate.done.actor.createEnvironment|1'],
      state: 'paymentFailed',
      path: '/pro/paymentfailed',
    });
  });

  test('records an event that no arrow takes, which fires nothing', async () => {
    const {steps} = await startPro(['goes back a step']);
    const [start, ignored] = steps();
    expect([ignored?.event, ignored?.tried, ignored?.fired, ignored?.after.state]).toEqual([
      'step.goBack',
      [],
      [],
      start?.after.state,
    ]);
  });

  test('records an event that comes after the flow has ended', async () => {
    expectConsoleError(/stopped actor/);
    const {steps} = await startPro(['leaves for another flow', 'submits the details']);
    const last = steps().at(-1);
    expect([last?.event, last?.fired, last?.after.status, last?.after.path]).toEqual([
      'details.submit',
      [],
      'done',
      '',
    ]);
  });
});
