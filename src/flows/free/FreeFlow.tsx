import {createActor} from 'xstate';
import {freeMachine} from '../../../machines/free/freeMachine.ts';
import {freePaths, type FreeScreen} from '../../../machines/free/freeTypes.ts';
import type {FlowDefinition, ScreenView} from '../shared/flowDefinition.ts';
import {flowImplementations} from '../shared/flowImplementations.ts';
import {lazyScreen} from '../shared/lazyScreen.ts';
import {sharedOutcomes, sharedScreens} from '../shared/sharedScreens.tsx';
import {signUpViews} from '../shared/signUpViews.ts';

const flowChoice = lazyScreen(
  async () => (await import('./screens/flowChoiceScreen.tsx')).FlowChoiceScreen,
);

const screens: Record<FreeScreen, ScreenView> = {
  flowChoice: {screen: flowChoice, tier: 'none', title: 'chooseFlow.title'},
  ...signUpViews({tier: 'free', total: 4, submitText: 'create'}),
  creating: {
    screen: sharedScreens.creating,
    tier: 'free',
    title: 'creating.title',
    outcome: sharedOutcomes.creating,
  },
  created: {
    screen: sharedScreens.created,
    tier: 'free',
    title: 'created.title',
    outcome: sharedOutcomes.created,
  },
  somethingWentWrong: {
    screen: sharedScreens.somethingWentWrong,
    tier: 'free',
    title: 'somethingWentWrong.title',
    outcome: 'failed',
  },
};

/** The FREE flow as the app sees it: every screen of its machine, drawn. */
export const freeFlow: FlowDefinition = {
  id: 'free',
  paths: freePaths,
  plans: {free: freePaths.account, pro: '/pro'},
  screens,
  createActor: (input, services) =>
    createActor(
      freeMachine.provide(flowImplementations(services, {flow: 'free', billing: false})),
      {input},
    ),
};
