import type {AnyEventObject} from 'xstate';
import type {BillingDetails, TeamMember} from '../../../machines/shared/draft/draft.ts';
import type {Environment} from '../../../machines/shared/flow/callResults.ts';
import type {Secret} from '../../../machines/shared/secret.ts';
import {timeLimitOf} from '../../../machines/shared/timeLimits.ts';
import {isArrival} from '../../support/machines/arrivals.ts';
import type {PathStep} from '../../support/machines/paths.ts';
import {pathOf} from '../../support/machines/position.ts';
import {EDITED} from './expected.ts';
import {MODEL_DOMAIN, type QaFlow} from './flows.ts';
import type {Hands} from './hands.ts';

type Surroundings = {hands: Hands; flow: QaFlow; domain: string};
type Act = (event: AnyEventObject, surroundings: Surroundings) => Promise<void>;

const fillAll = async ({hands, domain}: Surroundings, values: object) => {
  for (const [name, value] of Object.entries(values)) {
    await hands.fill(name, String(value).replace(MODEL_DOMAIN, domain));
  }
};

const fillBilling = async (surroundings: Surroundings, details: BillingDetails) => {
  const {countryCode, ...typed} = details;
  await fillAll(surroundings, typed);
  await surroundings.hands.select('countryCode', countryCode);
};

/** What a visitor does for each event of theirs. */
const acts: Record<string, Act> = {
  'plan.choose': ({plan}, {hands, flow}) =>
    hands.choose(flow.name === 'upgrade' ? 'upgradechoice' : 'flowchoice', plan),
  'plan.confirm': (_, {hands}) => hands.submit(),
  'domain.edit': async (_, {hands}) => hands.fill('domainName', EDITED),
  'domain.leave': async ({domainName}, surroundings) => {
    await fillAll(surroundings, {domainName});
    await surroundings.hands.leave('domainName');
  },
  // The web address last, and Enter in it: leaving the field would look it up once more.
  'account.submit': async (event, surroundings) => {
    const password: Secret = event['password'];
    await fillAll(surroundings, {password: password.reveal()});
    await surroundings.hands.agree('acceptTermsAndConditions');
    await fillAll(surroundings, {domainName: event['values'].domainName});
    await surroundings.hands.enter('domainName');
  },
  'details.submit': async ({values}, surroundings) => {
    await fillAll(surroundings, values);
    await surroundings.hands.submit();
  },
  'team.submit': async ({teamMembers}, {hands}) => {
    for (const [row, member] of (teamMembers as TeamMember[]).entries()) {
      for (const [name, value] of Object.entries(member)) {
        await hands.fill(`teamMembers.${row}.${name}`, value);
      }
    }
    await hands.submit();
  },
  'team.skip': (_, {hands}) => hands.press('Overslaan'),
  'exampleData.submit': async ({exampleData}, {hands}) => {
    await hands.choose('exampleData', exampleData);
    await hands.submit();
  },
  'subscription.submit': async ({subscriptionDetails}, {hands}) => {
    await hands.choose('period', subscriptionDetails.period);
    await hands.select('numberOfUsers', subscriptionDetails.numberOfUsers);
    await hands.submit();
  },
  'billing.submit': async ({billingDetails}, surroundings) => {
    const {hands, domain} = surroundings;
    await fillBilling(surroundings, billingDetails);
    if (await hands.has('domainName')) await hands.fill('domainName', domain);
    await hands.submit();
  },
  'draft.save': async ({values}, surroundings) => fillAll(surroundings, values),
  'step.goBack': (_, {hands}) => hands.press('Terug'),
  'challenge.solved': (_, {hands}) => hands.solveChallenge(),
  'challenge.expired': (_, {hands}) => hands.expireChallenge(),
  'challenge.failed': (_, {hands}) => hands.failChallenge(),
  'flow.leave': (_, {hands, flow}) => hands.traverse(flow.elsewhere),
  'screen.visit': ({screen}, {hands, flow}) =>
    hands.traverse(flow.paths[screen as keyof QaFlow['paths']] ?? ''),
  'payment.returned': (_, {hands}) => hands.comeBack(),
};

const open = async (step: PathStep, {hands, flow, domain}: Surroundings): Promise<boolean> => {
  const {event, from} = step;
  const start = pathOf(from);
  if (event.type === 'payment.returned') {
    const environment: Environment = event['environment'];
    await hands.open(flow.paths.paymentPending ?? '', environment);
  } else if (event.type === 'subscription.prefill') {
    const {period, numberOfUsers} = event['subscriptionDetails'];
    await hands.open(`${start}?interval=${period}&users=${numberOfUsers}`);
  } else if (event.type === 'domain.given') {
    await hands.open(`${start}?domain=${domain}`);
  } else if (event.type === 'screen.visit' && isArrival(event)) {
    await hands.open(flow.paths[event['screen'] as keyof QaFlow['paths']] ?? '', event['kept']);
  } else {
    await hands.open(start);
    return false;
  }
  return true;
};

/** Lets happen what a step of a path says; the first one also opens the page. */
export const perform = async (step: PathStep, isFirst: boolean, surroundings: Surroundings) => {
  const {event} = step;
  const {hands} = surroundings;
  if (isFirst && (await open(step, surroundings))) return;
  const limit = timeLimitOf(event.type);
  if (limit) return hands.pass(limit);
  if (event.type.startsWith('xstate.done.actor.')) {
    return hands.answer(event['actorId'], event['output']);
  }
  if (event.type.startsWith('xstate.error.actor.')) return hands.fail(event['actorId']);
  const act = acts[event.type];
  if (!act) throw new Error(`no visitor can do "${step.words}"`);
  return act(event, surroundings);
};
