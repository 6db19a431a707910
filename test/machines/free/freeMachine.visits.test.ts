import {describe, expect, test} from 'vitest';
import {freePaths, type FreeScreen} from '../../../machines/free/freeTypes.ts';
import type {Draft} from '../../../machines/shared/draft/draft.ts';
import type {VisitKind} from '../../../machines/shared/flow/flowTypes.ts';
import type {FlowRun} from '../../support/machines/flowRun.ts';
import {callCounts, type Row} from '../../support/machines/journey.ts';
import {pathOf} from '../../support/machines/position.ts';
import {
  startAfter,
  startFree,
  startOf,
  toCreated,
  toCreating,
  toDetails,
  toError,
  toExampleData,
} from './freeJourneys.ts';

const screens = Object.keys(freePaths) as FreeScreen[];

/** Where asking for each screen leads from where a run stands; `refused` where nothing happens. */
const leadsTo = async (start: () => FlowRun | Promise<FlowRun>, by: VisitKind) => {
  const led: Record<string, string> = {};
  for (const screen of screens) {
    const run = await start();
    const event = {type: 'screen.visit', screen, by};
    const allowed = run.snapshot().can(event);
    await run.take(event);
    led[freePaths[screen]] = allowed ? pathOf(run.snapshot()) : 'refused';
  }
  return led;
};

const known = startOf('the form values and the password are known');
const startWith = (values: Partial<Draft>) => () =>
  startFree({...known, draft: {...known.draft, ...values}});

const toParent = {
  '/': '/',
  '/free': '/free',
  '/free/step2': '/free',
  '/free/step3': '/free',
  '/free/step4': '/free',
  '/free/step5': '/free',
  '/free/step6': '/free',
  '/free/somethingwentwrong': '/free/somethingwentwrong',
};
const allSteps = {
  ...toParent,
  '/free/step2': '/free/step2',
  '/free/step3': '/free/step3',
  '/free/step4': '/free/step4',
};

describe('opening an address', () => {
  test.each([
    ['nothing is known', toParent],
    ['the form values are restored, the password is not', toParent],
    ['the form values and the password are known', allSteps],
  ])('when %s leads to the step that may be seen @2.3-1', async (start, expected) => {
    expect(await leadsTo(() => startFree(startOf(start)), 'address')).toEqual(expected);
  });

  test.each([
    ['the web address', {domainName: ''}, '/free', '/free', '/free'],
    ['a valid web address', {domainName: 'a-b'}, '/free', '/free', '/free'],
    ['the terms', {acceptTermsAndConditions: ''}, '/free', '/free', '/free'],
    ['a first name', {firstName: ' '}, '/free/step2', '/free', '/free'],
    ['a last name', {lastName: ''}, '/free/step2', '/free', '/free'],
    ['a company name', {companyName: ''}, '/free/step2', '/free', '/free'],
    ['a valid e-mail address', {email: 'jan@'}, '/free/step2', '/free', '/free'],
    ['a telephone number', {telephone: ''}, '/free/step2', '/free', '/free'],
    [
      'a complete team',
      {teamMembers: [{firstName: 'Piet', lastName: '', email: ''}]},
      '/free/step2',
      '/free/step3',
      '/free',
    ],
    [
      'different e-mail addresses',
      {email: 'Piet@example.test'},
      '/free/step2',
      '/free/step3',
      '/free',
    ],
  ] as const)('without %s stops at the step that needs it', async (_, values, ...steps) => {
    const led = await leadsTo(startWith(values as Partial<Draft>), 'address');
    expect([led['/free/step2'], led['/free/step3'], led['/free/step4']]).toEqual(steps);
  });

  test('of a later step needs no telephone number where it is optional @5-9', async () => {
    const draft = {...known.draft, telephone: ''};
    const led = await leadsTo(
      () => startFree({...known, draft, telephoneRequired: false}),
      'address',
    );
    expect(led).toEqual(allSteps);
  });

  test('of the creating screen makes no request @4-20 @B08', async () => {
    const run = startFree(known);
    await run.take({type: 'screen.visit', screen: 'creating', by: 'address'});
    expect([pathOf(run.snapshot()), callCounts(run)]).toEqual(['/free', {}]);
  });
});

const refused = Object.fromEntries(screens.map((screen) => [freePaths[screen], 'refused']));

describe('Back and Forward', () => {
  test('go to every step that is in order, and to no result', async () => {
    expect(await leadsTo(() => startAfter(toExampleData), 'history')).toEqual({
      ...refused,
      '/': '/',
      '/free': '/free',
      '/free/step2': '/free/step2',
      '/free/step3': '/free/step3',
      '/free/step4': '/free/step4',
    });
  });

  test('never open the error screen, nor a result', async () => {
    expect(await leadsTo(() => startFree(), 'history')).toEqual({
      ...toParent,
      '/free/somethingwentwrong': 'refused',
    });
  });

  test('do not skip a step that is not in order', async () => {
    expect(await leadsTo(() => startAfter(toDetails), 'history')).toEqual({
      ...refused,
      '/': '/',
      '/free': '/free',
      '/free/step2': '/free/step2',
    });
  });

  test.each<[string, readonly Row[]]>([
    ['the environment is being created', toCreating],
    ['creation takes longer', [...toCreating, ['60 seconds pass', '', '']]],
  ])('are refused while %s', async (_, rows) => {
    expect(await leadsTo(() => startAfter(rows), 'history')).toEqual(refused);
    expect(await leadsTo(() => startAfter(rows), 'link')).toEqual(refused);
  });

  test.each(['flow.leave', 'step.goBack', 'draft.save'])(
    'and %s: the creating screen is not left',
    async (type) => {
      const run = await startAfter(toCreating);
      const before = run.snapshot();
      await run.take({type, values: {domainName: 'other'}});
      expect([before.can({type}), run.snapshot().value, run.snapshot().context]).toEqual([
        false,
        before.value,
        before.context,
      ]);
      expect(callCounts(run)['createEnvironment']).toBe(1);
    },
  );

  test('lead away from the created screen to the start, and never back to it', async () => {
    const {'/free/step6': _, ...earlier} = await leadsTo(() => startAfter(toCreated), 'history');
    expect(earlier).toEqual({
      '/': '/',
      '/free': '/free',
      '/free/step2': '/free',
      '/free/step3': '/free',
      '/free/step4': '/free',
      '/free/step5': '/free',
      '/free/somethingwentwrong': 'refused',
    });
    const run = await startAfter([
      ...toCreated,
      ['returns to /free/step4 by Back or Forward', '', ''],
    ]);
    expect(run.snapshot().can({type: 'screen.visit', screen: 'created', by: 'history'})).toBe(
      false,
    );
  });

  test('lead away from the error screen to the step asked for', async () => {
    expect(await leadsTo(() => startAfter(toError), 'history')).toEqual({
      ...allSteps,
      '/free/somethingwentwrong': 'refused',
    });
  });
});

describe('leaving for another flow', () => {
  test.each<[string, readonly Row[]]>([
    ['a step', toDetails],
    ['the created screen', toCreated],
    ['the error screen', toError],
  ])('is possible from %s', async (_, rows) => {
    const run = await startAfter([...rows, ['leaves for another flow', '', '']]);
    expect([run.snapshot().status, pathOf(run.snapshot())]).toEqual(['done', '–']);
  });
});
