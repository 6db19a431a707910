// @vitest-environment node
import {beforeEach, expect, it} from 'vitest';
import {emptyDraft} from '../../../machines/shared/draft.ts';
import type {Screen} from '../../../machines/shared/flowTypes.ts';
import {createFollower} from '../../../src/app/follower.ts';
import {freeFlow} from '../../../src/flows/free/FreeFlow.tsx';
import {type DrawnActor, type FlowActor, metaOf} from '../../../src/flows/shared/flowActor.ts';
import type {FlowDefinition} from '../../../src/flows/shared/flowDefinition.ts';
import {lazyScreen} from '../../../src/flows/shared/lazyScreen.ts';
import {createCallDesk} from '../../support/callDesk.ts';

const screenOf = (of: DrawnActor) => metaOf(of.getSnapshot())?.screen;

let flow: FlowDefinition;
let actor: FlowActor;

const load = (screen: Screen) => flow.screens[screen]?.screen.load();

beforeEach(async () => {
  const views = Object.entries(freeFlow.screens).map(([name, view]) => {
    const screen = lazyScreen(async () => () => null);
    return [name, {...view, screen}];
  });
  flow = {...freeFlow, screens: Object.fromEntries(views)};
  const input = {draft: emptyDraft, telephoneRequired: true, password: undefined, plan: undefined};
  actor = flow.createActor(input, createCallDesk().services);
  actor.start();
  await load('flowChoice');
});

const choose = (plan: 'free' | 'pro', by: DrawnActor = actor) => {
  by.send({type: 'plan.choose', plan});
  by.send({type: 'plan.confirm'});
};

const stand = (of: DrawnActor) => {
  const snapshot = of.getSnapshot();
  const {plan} = snapshot.context;
  return [screenOf(of), plan, snapshot.hasTag('busy'), snapshot.can({type: 'plan.confirm'})];
};

it('goes along at once to a screen whose code is there', async () => {
  await load('account');
  const follower = createFollower(flow, actor);
  choose('free', follower);
  expect(stand(follower)).toEqual(['account', 'free', false, false]);
});

it('keeps the screen before, at work and deaf, until it is told to catch up', async () => {
  const follower = createFollower(flow, actor);
  const heard: unknown[] = [];
  const {unsubscribe} = follower.subscribe(() => heard.push(stand(follower)));
  choose('free', follower);
  follower.send({type: 'plan.choose', plan: 'pro'});
  expect([screenOf(actor), actor.getSnapshot().context.plan]).toEqual(['account', 'free']);
  unsubscribe();
  follower.catchUp();
  expect(stand(follower)).toEqual(['account', 'free', false, false]);
  follower.send({type: 'screen.visit', screen: 'flowChoice', by: 'history'});
  expect(heard).toEqual([
    ['flowChoice', 'free', false, true],
    ['flowChoice', 'free', true, false],
  ]);
  expect(screenOf(follower)).toBe('flowChoice');
});

it('is itself again when the machine comes back before the code has come', () => {
  const follower = createFollower(flow, actor);
  choose('free', follower);
  actor.send({type: 'screen.visit', screen: 'flowChoice', by: 'history'});
  expect(stand(follower)).toEqual(['flowChoice', 'free', false, true]);
});

it('keeps its screen, at work, once the visitor has left for another flow', () => {
  const follower = createFollower(flow, actor);
  choose('pro', follower);
  expect([screenOf(actor), stand(follower)]).toEqual([
    undefined,
    ['flowChoice', 'pro', true, false],
  ]);
});
