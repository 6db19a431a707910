import {fromPromise, type StateValue} from 'xstate';
import type {ReportedFailure} from '../../../../machines/shared/flow/failures.ts';
import type {SignUpFlow} from '../../../../machines/shared/flow/flowTypes.ts';
import type {CreationInput, SuggestionInput} from '../../../../machines/shared/flow/flowActors.ts';
import type {
  AvailabilityResult,
  BotCheckAnswer,
  CallFailure,
  CreationOutcome,
  Environment,
  ValidationResult,
} from '../../../../machines/shared/flow/callResults.ts';
import {localeOf} from '../../../i18n/languages.ts';
import type {FlowServices} from './flowServices.ts';
import {suggestDomainNames} from '../webAddress/suggestDomainNames.ts';

const noAnswer: CallFailure = {kind: 'script', message: 'Bot check gave no answer'};

const dotted = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([parent, child]) => `${parent}.${dotted(child ?? '')}`)
        .join(' | ');

const returnAddress = ({origin, language}: FlowServices, path: string) =>
  `${origin}${path}?lng=${language()}`;

type FlowKind = {
  flow: string;
  billing: boolean;
  /** The environment exists already, so no password goes along. */
  existing?: boolean;
};

/** Fills in what the machines declare: their actors with the API and the bot check, their outward actions. */
export const flowImplementations = (
  services: FlowServices,
  {flow, billing, existing = false}: FlowKind,
) => ({
  actors: {
    checkAvailability: fromPromise<AvailabilityResult, {domainName: string}>(
      async ({input, signal}) => (await services.api()).checkAvailability(input.domainName, signal),
    ),
    suggestDomainNames: fromPromise<readonly string[], SuggestionInput>(async ({input, signal}) =>
      suggestDomainNames(await services.api(), input, signal),
    ),
    loadBotCheck: fromPromise<void, undefined>(({signal}) =>
      services.botCheck.load(services.language(), signal),
    ),
    executeBotCheck: fromPromise<BotCheckAnswer, undefined>(({signal}) =>
      services.botCheck.execute(signal),
    ),
    validateToken: fromPromise<ValidationResult, BotCheckAnswer | undefined>(
      async ({input, signal}) => {
        if (!input) throw noAnswer;
        return (await services.api()).validateToken(input, signal);
      },
    ),
    createEnvironment: fromPromise<CreationOutcome, CreationInput>(async ({input, signal}) => {
      const {buildRequest, createEnvironment} = await services.api();
      const request = buildRequest(
        {...input, billing, password: existing ? undefined : input.password},
        {
          locale: localeOf(services.language()),
          successUrl: returnAddress(services, services.entries.pro.paymentSuccess),
          cancelUrl: returnAddress(services, services.entries.pro.paymentCanceled),
        },
      );
      return createEnvironment(request, signal);
    }),
  },
  actions: {
    reportFailure: (
      {self}: {self: {getSnapshot: () => {value: StateValue}}},
      reported: ReportedFailure,
    ) => services.report(reported, {flow, state: dotted(self.getSnapshot().value)}),
    openFlow: (_: unknown, {flow}: {flow: SignUpFlow}) => services.openFlow(flow),
    announcePremiumRequest: () => services.announcePremiumRequest(),
    openPaymentPage: (_: unknown, environment: Environment) =>
      services.openPaymentPage(environment),
  },
});
