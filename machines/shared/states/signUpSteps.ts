import {accountStep} from './accountStep.ts';
import {botCheckStates} from './botCheck.ts';
import {flowSetup} from '../flow/flowSetup.ts';
import type {FlowMeta, Screen} from '../flow/flowTypes.ts';

type SignUpScreen = Extract<Screen, 'account' | 'details' | 'team' | 'exampleData'>;

type SignUp = {
  paths: Record<SignUpScreen, string>;
  /** Where the example-data step leads once its bot check has passed. */
  passed: Parameters<typeof botCheckStates>[0]['passed'];
};

/** Steps 1–4 of the sign-up wizard, the same in free and pro (specification 2.3). */
export const signUpSteps = ({paths, passed}: SignUp) => {
  const meta = (screen: SignUpScreen): FlowMeta => ({screen, path: paths[screen], history: 'push'});
  return {
    enteringAccount: accountStep(meta('account'), '#enteringDetails'),
    enteringDetails: flowSetup.createStateConfig({
      id: 'enteringDetails',
      tags: 'screen',
      description: 'The visitor says who they are',
      meta: meta('details'),
      on: {
        'details.submit': {target: 'enteringTeam', actions: 'recordDetails'},
        'step.goBack': {target: 'enteringAccount'},
      },
    }),
    enteringTeam: flowSetup.createStateConfig({
      tags: 'screen',
      description: 'The visitor invites up to three colleagues, or skips',
      meta: meta('team'),
      on: {
        'team.submit': {target: 'choosingExampleData', actions: 'recordTeam'},
        'team.skip': {target: 'choosingExampleData', actions: 'dropTeam'},
        'step.goBack': {target: 'enteringDetails'},
      },
    }),
    choosingExampleData: flowSetup.createStateConfig({
      description: 'The visitor chooses to start with or without example data; the bot check runs',
      meta: meta('exampleData'),
      initial: 'loadingBotCheck',
      on: {'step.goBack': {target: 'enteringTeam'}},
      states: botCheckStates({submit: 'exampleData.submit', passed}),
    }),
  };
};

/** Back, Forward and the address bar: each arrow opens a step of `parent` that may be seen now. */
export const signUpVisits = (parent: string) =>
  [
    {guard: 'isVisitingAccount', target: `${parent}.enteringAccount`},
    {guard: 'canVisitDetails', target: `${parent}.enteringDetails`},
    {guard: 'canVisitTeam', target: `${parent}.enteringTeam`},
    {guard: 'canVisitExampleData', target: `${parent}.choosingExampleData`},
  ] as const;
