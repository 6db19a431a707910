import {createActor} from 'xstate';
import {freeMachine} from '../../../machines/free/freeMachine.ts';
import {freePaths, type FreeScreen} from '../../../machines/free/freeTypes.ts';
import {createChunk} from '../../browser/chunk.ts';
import {accountChunk} from '../shared/screens/accountChunk.tsx';
import type {FlowDefinition, ScreenView} from '../shared/contract/flowDefinition.ts';
import {flowImplementations} from '../shared/contract/flowImplementations.ts';
import {signUpViews} from '../shared/contract/signUpViews.ts';

const views: Record<FreeScreen, ScreenView> = {
  flowChoice: {tier: 'none', title: 'chooseFlow.title'},
  ...signUpViews('free', 4),
  creating: {tier: 'free', title: 'creating.title'},
  created: {tier: 'free', title: 'created.title'},
  somethingWentWrong: {tier: 'free', title: 'somethingWentWrong.title'},
};

const flowChoice = createChunk('flowChoiceScreen', async () => {
  const {FlowChoiceScreen} = await import('./screens/flowChoiceScreen.tsx');
  return {flowChoice: FlowChoiceScreen};
});

/** The FREE flow as the app sees it: every screen of its machine with its component. */
export const freeFlow: FlowDefinition = {
  id: 'free',
  visitPaths: freePaths,
  plans: {free: ({free}) => free.account, pro: ({pro}) => pro.account},
  views,
  entries: {flowChoice, account: accountChunk('free')},
  rest: createChunk('freeRest', async () => (await import('./freeRest.tsx')).freeRest),
  createActor: (input, services) =>
    createActor(
      freeMachine.provide(flowImplementations(services, {flow: 'free', billing: false})),
      {input},
    ),
};
