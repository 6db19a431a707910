import {freeMachine} from '../../../machines/free/freeMachine.ts';
import {freeModel} from '../../../machines/free/freeModel.ts';
import type {CreationInput} from '../../../machines/shared/flow/flowActors.ts';
import type {FlowInput} from '../../../machines/shared/flow/flowTypes.ts';
import {type FlowRun, startFlow} from '../../support/machines/flowRun.ts';
import {follow, type Row} from '../../support/machines/journey.ts';

export const startOf = (name: string): FlowInput => {
  const input = freeModel.starts[name];
  if (!input) throw new Error(`the model knows no start "${name}"`);
  return input;
};

export const startFree = (input: FlowInput = startOf('nothing is known')): FlowRun =>
  startFlow(freeMachine, freeModel, input);

export const toAccount: readonly Row[] = [
  ['chooses FREE', '/', 'screen'],
  ['confirms the plan', '/free', 'screen'],
];

export const toDetails: readonly Row[] = [
  ...toAccount,
  ['leaves the web address field', '/free', 'checking screen'],
  ['the web address is free', '/free', 'screen'],
  ['submits the account', '/free', 'busy checking'],
  ['the web address is free', '/free/step2', 'screen'],
];

export const toTeam: readonly Row[] = [
  ...toDetails,
  ['submits the details', '/free/step3', 'screen'],
];

const toLoadingBotCheck: readonly Row[] = [
  ...toTeam,
  ['submits the team', '/free/step4', 'busy preparing'],
];

export const toExampleData: readonly Row[] = [
  ...toLoadingBotCheck,
  ['the bot check is loaded', '/free/step4', 'screen'],
];

export const toTakingToken: readonly Row[] = [
  ...toExampleData,
  ['submits with example data', '/free/step4', 'busy'],
];

export const toValidatingToken: readonly Row[] = [
  ...toTakingToken,
  ['the bot check gives a token', '/free/step4', 'busy'],
];

export const toCreating: readonly Row[] = [
  ...toValidatingToken,
  ['the token is valid', '/free/step5', 'busy creating locked'],
];

export const toCreated: readonly Row[] = [
  ...toCreating,
  ['the environment is created', '/free/step6', 'screen'],
];

export const toError: readonly Row[] = [
  ...toCreating,
  ['creation fails', '/free/somethingwentwrong', 'screen'],
];

/** A flow that has come as far as a table leads. */
export const startAfter = async (
  rows: readonly Row[],
  input: FlowInput = startOf('nothing is known'),
): Promise<FlowRun> => {
  const run = startFree(input);
  await follow(run, rows);
  return run;
};

type Answer = CreationInput['botCheck'];

/** The tokens that a run has sent for validation and for creation, each with its version. */
export const tokensSent = (run: FlowRun) => {
  const tokenIn = (answer: Answer) => answer && [answer.token.reveal(), answer.version];
  return {
    validated: (run.inputsOf('validateToken') as Answer[]).map(tokenIn),
    created: (run.inputsOf('createEnvironment') as CreationInput[]).map(({botCheck}) =>
      tokenIn(botCheck),
    ),
  };
};

/** The form values that the tables above fill in. */
export const filledIn = {
  domainName: 'acmetest',
  acceptTermsAndConditions: 'YES',
  discount: 14,
  firstName: 'Jan',
  lastName: 'de Tester',
  companyName: 'Proefbedrijf BV',
  email: 'jan@example.test',
  telephone: '0201234567',
  teamMembers: [{firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'}],
  exampleData: 'data',
  subscriptionDetails: {period: 'monthly', numberOfUsers: ''},
  billingDetails: {
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
    countryCode: '',
    invoiceReference: '',
  },
};
