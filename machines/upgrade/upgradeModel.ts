import {
  choiceEvents,
  flowFailures,
  type FlowModel,
  flowResults,
  flowStarts,
  isPaidFor,
  paidEvents,
  stepEvents,
  timeLimitWords,
  visitsOf,
} from '../shared/model/flowModel.ts';
import {upgradePaths} from './upgradeTypes.ts';

const submits = Object.entries(paidEvents['billing.submit']);

/** The step also asks which environment it is for. */
const billingSubmits = Object.fromEntries(
  submits.map(([words, payload]) => [words, {...payload, domainName: 'acmetest'}] as const),
);

/** What the upgrade flow can meet, with an example of each. */
export const upgradeModel: FlowModel = {
  starts: flowStarts,
  events: {
    ...choiceEvents('pro', 'premium'),
    ...stepEvents,
    ...paidEvents,
    'billing.submit': billingSubmits,
    'domain.given': {'arrives with a web address': {domainName: 'acmetest'}},
    'screen.visit': visitsOf(upgradePaths),
  },
  results: flowResults,
  failures: flowFailures,
  timeLimits: timeLimitWords,
  serialiseState: ({value, context}) =>
    JSON.stringify([
      value,
      context.plan ?? '',
      context.isDomainKnown,
      ['taken', 'unanswered'].includes(context.availability),
      context.flags.token_not_valid,
      context.isTokenRefused,
      context.draft.subscriptionDetails.numberOfUsers !== '',
      isPaidFor(context),
    ]),
};
