import {createActor} from 'xstate';
import {freeMachine} from '../../../machines/free/freeMachine.ts';
import {freePaths, type FreeScreen} from '../../../machines/free/freeTypes.ts';
import type {FlowDefinition, ScreenView} from '../shared/flowDefinition.ts';
import {flowImplementations} from '../shared/flowImplementations.ts';
import {AccountScreen} from '../shared/screens/accountScreen.tsx';
import {CreatedScreen} from '../shared/screens/createdScreen.tsx';
import {CreatingScreen} from '../shared/screens/creatingScreen.tsx';
import {ExampleDataScreen} from '../shared/screens/exampleDataScreen.tsx';
import {SomethingWentWrongScreen} from '../shared/screens/somethingWentWrongScreen.tsx';
import {signUpViews} from '../shared/signUpViews.tsx';
import {FlowChoiceScreen} from './screens/flowChoiceScreen.tsx';

const TOTAL = 4;

const FreeAccountScreen = () => <AccountScreen subscription="free" />;
const FreeExampleDataScreen = () => <ExampleDataScreen submitText="create" />;

const screens: Record<FreeScreen, ScreenView> = {
  flowChoice: {component: FlowChoiceScreen, tier: 'none', title: 'chooseFlow.title'},
  ...signUpViews({
    tier: 'free',
    total: TOTAL,
    account: FreeAccountScreen,
    exampleData: FreeExampleDataScreen,
  }),
  creating: {component: CreatingScreen, tier: 'free', title: 'creating.title'},
  created: {component: CreatedScreen, tier: 'free', title: 'created.title'},
  somethingWentWrong: {
    component: SomethingWentWrongScreen,
    tier: 'free',
    title: 'somethingWentWrong.title',
  },
};

/** The FREE flow as the app sees it: every screen of its machine, drawn. */
export const freeFlow: FlowDefinition = {
  id: 'free',
  paths: freePaths,
  screens,
  createActor: (input, services) =>
    createActor(
      freeMachine.provide(flowImplementations(services, {flow: 'free', billing: false})),
      {input},
    ),
};
