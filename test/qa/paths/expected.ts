import type {AnyMachineSnapshot} from 'xstate';
import {type Draft, emptyDraft, type Purpose} from '../../../machines/shared/draft/draft.ts';
import type {FlowContext} from '../../../machines/shared/flow/flowTypes.ts';
import {isEmptyDraft} from '../../../machines/shared/draft/restoreDraft.ts';
import {isArrival} from '../../support/machines/arrivals.ts';
import type {FlowPath, PathStep} from '../../support/machines/paths.ts';
import {leafOf, metaOf} from '../../support/machines/position.ts';
import {MODEL_DOMAIN, type QaFlow} from './flows.ts';
import {departed, type History, movedOn, openedOn, traversed} from './trail.ts';
import {headingOf, type Message, titleOf} from './words.ts';

/** What a visitor's browser shows and keeps after a step. */
export type View = {
  /** The innermost state of the machine. */
  state: string;
  path: string;
  heading: string;
  title: string;
  messages: readonly Message[];
  /** Entries of the history since the page was opened. */
  entries: number;
  /** Session storage, without what is empty. */
  formValues: Draft | null;
};

/** What is typed over the web address. */
export const EDITED = 'x';

const isIn = (requests: Draft['lost'], purpose: Purpose, domainName: string): boolean =>
  requests?.some((one) => one.purpose === purpose && one.domainName === domainName) ?? false;

const earlierIn = ({draft, availability}: FlowContext) => {
  const {lost, accepted, existingDomainName, domainName} = draft;
  const named = existingDomainName ?? domainName;
  const isOrderLost = isIn(lost, 'upgrade', named);
  return {
    isOrderLost,
    isUnpaid: !isOrderLost && isIn(accepted, 'upgrade', named),
    isMaybeMade: availability !== 'taken' && isIn(lost, 'signUp', domainName),
  };
};

const messagesOf = (state: AnyMachineSnapshot): Message[] => {
  const context: FlowContext = state.context;
  const {availability, suggestions, environment, isDomainKnown} = context;
  const leaf = leafOf(state);
  const screen = metaOf(state)?.screen;
  const isChecking = /lookingUpDomain|confirmingDomain/.test(leaf);
  const {isOrderLost, isUnpaid, isMaybeMade} = earlierIn(context);
  const isError = screen === 'somethingWentWrong';
  const isResult = /^(created|upgraded|payment\w+|offeringPaymentPage)$/.test(leaf);
  const said: Record<Message, boolean> = {
    domainChecking: screen === 'account' && isChecking,
    domainFree: screen === 'account' && !isChecking && availability === 'free',
    domainMaybeYours: (screen === 'account' || isError) && isMaybeMade,
    domainTaken: screen === 'account' && availability === 'taken',
    suggestions: screen === 'account' && suggestions.length > 0,
    domainUnknown:
      screen === 'billing' && !isDomainKnown && availability === 'free' && isAskedIn(state),
    orderedBefore: (screen === 'billing' || isError) && isOrderLost,
    orderedUnpaid: screen === 'billing' && isUnpaid && isAskedIn(state),
    challenge: state.hasTag('challenge'),
    botCheckFailed: state.hasTag('retry'),
    creating: screen === 'creating' && !leaf.endsWith('waitingLonger'),
    creatingLonger: screen === 'creating' && leaf.endsWith('waitingLonger'),
    toEnvironment: isResult && environment.url !== undefined,
    toPaymentPage:
      /^(paymentPending|offeringPaymentPage)$/.test(leaf) && environment.paymentPage !== undefined,
  };
  return (Object.keys(said) as Message[]).filter((message) => said[message]);
};

/** At the start step of another flow, which has asked nothing yet. */
const messagesElsewhere = ({context}: AnyMachineSnapshot): Message[] =>
  earlierIn({...context, availability: 'unknown'}).isMaybeMade ? ['domainMaybeYours'] : [];

/** Only an upgrade asks for the web address on its billing step. */
const isAskedIn = ({machine}: AnyMachineSnapshot): boolean => machine.id === 'upgrade';

const SUBMITS = /^(account|billing)\.submit$/;

/** Whether the form on the screen was sent before and came back with an error. */
const hasErrors = (steps: readonly PathStep[], messages: readonly Message[]): boolean => {
  const last = steps.at(-1)?.to;
  if (!messages.some((message) => message === 'domainTaken' || message === 'domainUnknown')) {
    return false;
  }
  if (last?.context.flags.domainAlreadyTaken) return true;
  const isSameForm = ({to}: PathStep) =>
    metaOf(to)?.screen === (last && metaOf(last)?.screen) &&
    to.context.isDomainKnown === last?.context.isDomainKnown;
  const start = steps.findLastIndex((step) => !isSameForm(step)) + 1;
  const shown = steps[start]?.to;
  if (shown && messagesOf(shown).includes('domainUnknown')) return true;
  return steps.slice(start).some(({event}) => SUBMITS.test(event.type));
};

/** A press in the challenge leaves the field too. */
const LEAVES_THE_FORM = /^(step\.goBack|screen\.visit|flow\.leave|challenge\.solved)$/;
const NAMES_THE_ADDRESS = /^(domain\.leave|account\.submit|billing\.submit)$/;

/** What was typed over the web address is kept once its field is left or a request is called off by it, until another one is given. */
const typedInstead = ({name}: QaFlow, steps: readonly PathStep[], draft: Draft): Draft => {
  const edit = steps.findLastIndex(({event}) => event.type === 'domain.edit');
  const isGiven = steps.slice(edit).some(({event}) => NAMES_THE_ADDRESS.test(event.type));
  const isCalledOff = steps[edit]?.from.hasTag('busy') && !steps[edit].from.hasTag('preparing');
  const isLeft = steps.slice(edit + 1).some(({event}) => LEAVES_THE_FORM.test(event.type));
  if (edit < 0 || isGiven || !(isLeft || isCalledOff)) return draft;
  return {...draft, [name === 'upgrade' ? 'existingDomainName' : 'domainName']: EDITED};
};

/** The free flow, once gone to, keeps nothing that is paid for (specification 4.1). */
const withoutPaidValues = (draft: Draft): Draft => ({
  ...draft,
  subscriptionDetails: emptyDraft.subscriptionDetails,
  billingDetails: emptyDraft.billingDetails,
});

const storedIn = (flow: QaFlow, steps: readonly PathStep[], domain: string): Draft | null => {
  const last = steps.at(-1)?.to;
  const typed = typedInstead(flow, steps, last?.context.draft);
  const isInFree = last?.status === 'done' && flow.elsewhere === '/free';
  const draft = isInFree ? withoutPaidValues(typed) : typed;
  return isEmptyDraft(draft)
    ? null
    : JSON.parse(JSON.stringify(draft).replaceAll(MODEL_DOMAIN, domain));
};

const movesOf = ({from, to}: PathStep, elsewhere: string) => {
  const left = metaOf(from);
  const entered = metaOf(to);
  return {
    from: left?.path ?? '',
    to: entered?.path ?? elsewhere,
    replaces: (left && left.history !== 'push') || entered?.history === 'replace',
  };
};

const entryAsked = ({event}: PathStep, flow: QaFlow): string | undefined => {
  if (event.type === 'flow.leave') return flow.elsewhere;
  return event.type === 'screen.visit' && event['by'] === 'history'
    ? flow.paths[event['screen'] as keyof QaFlow['paths']]
    : undefined;
};

const viewAfter = (
  flow: QaFlow,
  steps: readonly PathStep[],
  history: History,
  domain: string,
): View => {
  const state = steps.at(-1)?.to as AnyMachineSnapshot;
  const meta = metaOf(state);
  const other = flow.elsewhere === '/pro' ? 'pro' : 'free';
  const heading = meta ? headingOf(flow.name, meta.screen) : headingOf(other, 'account');
  const messages = meta ? messagesOf(state) : messagesElsewhere(state);
  return {
    state: meta ? leafOf(state) : 'signingUp.enteringAccount.fillingIn.typing',
    path: meta?.path ?? flow.elsewhere,
    heading,
    title: titleOf(heading, hasErrors(steps, messages)),
    messages,
    entries: history.entries.length,
    formValues: storedIn(flow, steps, domain),
  };
};

const opensThePage = ({event}: PathStep): boolean =>
  isArrival(event) || event.type === 'payment.returned';

/** What must be seen after each step of a path, worked out from the model alone. */
export const expectedViews = (flow: QaFlow, {steps}: FlowPath, domain: string): View[] => {
  let history: History | undefined;
  return steps.map((step, index) => {
    const move = movesOf(step, flow.elsewhere);
    const entry = entryAsked(step, flow);
    if (!history && opensThePage(step)) history = openedOn(move.to);
    else {
      history ??= openedOn(move.from);
      history = entry ? traversed(history, entry, move) : movedOn(history, move);
      if (leafOf(step.to) === 'openingPaymentPage') history = departed(history, move.to);
    }
    return viewAfter(flow, steps.slice(0, index + 1), history, domain);
  });
};
