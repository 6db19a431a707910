import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {FlowEvent, Screen} from '../../../../machines/shared/flowTypes.ts';
import {freeFlow} from '../../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../../src/flows/pro/ProFlow.tsx';
import type {FlowDefinition} from '../../../../src/flows/shared/flowDefinition.ts';
import {lazyScreen} from '../../../../src/flows/shared/lazyScreen.ts';
import {upgradeFlow} from '../../../../src/flows/upgrade/UpgradeFlow.tsx';
import en from '../../../../src/i18n/en.json';
import nl from '../../../../src/i18n/nl.json';
import {token} from '../../../support/callDesk.ts';
import {billingDetails, password, signedUp, subscribed} from '../../../support/people.ts';
import {openScreen} from '../../../support/stage.tsx';

type Language = 'nl' | 'en';
type Texts = typeof nl;

const TEXTS: Record<Language, Texts> = {nl, en};
const REFERENCE = 'K7QW-3FMB';
const environment = {
  url: 'https://acmetest.testwerf.example/',
  paymentPage: 'https://checkout.stripe.com/pay/1',
};

/** The same flow, but the code of these screens is gone. */
const without = (flow: FlowDefinition, ...names: Screen[]): FlowDefinition => {
  const gone = lazyScreen(() => Promise.reject(new TypeError('Failed to fetch')));
  const screens = Object.entries(flow.screens).map(([name, view]) => [
    name,
    names.includes(name as Screen) ? {...view, screen: gone} : view,
  ]);
  return {...flow, screens: Object.fromEntries(screens)};
};

const create = async (flow: FlowDefinition, language: Language) => {
  const stage = await openScreen(flow, 'exampleData', {
    draft: {...signedUp, exampleData: 'data'},
    password: password(),
    language,
  });
  await stage.answer('loadBotCheck', undefined);
  await stage.send({type: 'exampleData.submit', exampleData: 'data'});
  await stage.answer('executeBotCheck', token('v3', 3));
  await stage.answer('validateToken', {kind: 'valid'});
  return stage;
};

const order = async (flow: FlowDefinition, language: Language) => {
  const stage = await openScreen(flow, 'billing', {
    draft: {...subscribed, billingDetails},
    before: [
      {type: 'domain.given', domainName: 'acmetest'},
      {type: 'screen.visit', screen: 'billing', by: 'address'},
    ],
    language,
  });
  await stage.answer('loadBotCheck', undefined);
  await stage.send({type: 'billing.submit', billingDetails, domainName: 'acmetest'});
  await stage.answer('checkAvailability', {kind: 'taken'});
  await stage.answer('loadBotCheck', undefined);
  await stage.answer('executeBotCheck', token('v3', 3));
  await stage.answer('validateToken', {kind: 'valid'});
  return stage;
};

const comeBy = async (flow: FlowDefinition, event: FlowEvent, language: Language) => {
  await openScreen(flow, 'account', {before: [event], draft: signedUp, language});
};

const visit = (asked: Screen): FlowEvent => ({
  type: 'screen.visit',
  screen: asked,
  by: 'address',
  link: environment.url,
});
const returned: FlowEvent = {type: 'payment.returned', environment};

type Outcome = {
  come: (language: Language) => Promise<unknown>;
  told: (texts: Texts) => readonly string[];
  links: (texts: Texts) => readonly string[];
};

const toEnvironment = ({actions}: Texts) => [actions.toEnvironment];
const paysOrGoes = (texts: Texts) => [texts.paymentPending.pay, texts.actions.toEnvironment];
const pending = ({paymentPending: {title, text, paid}}: Texts) => [title, text, paid];

const OUTCOMES: Record<string, Outcome> = {
  'a free environment was created': {
    come: async (language) => {
      const stage = await create(without(freeFlow, 'created'), language);
      await stage.answer('createEnvironment', {kind: 'accepted', environment});
    },
    told: ({created: {title, text, login}}) => [
      title,
      text.replace('{{brand}}', 'Testwerf'),
      login,
    ],
    links: toEnvironment,
  },
  'a payment succeeded': {
    come: (language) =>
      comeBy(without(proFlow, 'paymentSuccess'), visit('paymentSuccess'), language),
    told: ({paymentSuccess: {title, text}}) => [title, text],
    links: toEnvironment,
  },
  'a payment was cancelled': {
    come: (language) =>
      comeBy(without(proFlow, 'paymentCanceled'), visit('paymentCanceled'), language),
    told: ({paymentFailed: {title, text}}) => [title, text],
    links: toEnvironment,
  },
  'a payment of a sign-up is unfinished': {
    come: (language) => comeBy(without(proFlow, 'paymentPending'), returned, language),
    told: pending,
    links: paysOrGoes,
  },
  'a payment of an upgrade is unfinished': {
    come: (language) => comeBy(without(upgradeFlow, 'paymentPending'), returned, language),
    told: pending,
    links: paysOrGoes,
  },
  'an environment was upgraded': {
    come: async (language) => {
      const stage = await order(without(upgradeFlow, 'upgraded'), language);
      const {url} = environment;
      await stage.answer('createEnvironment', {kind: 'accepted', environment: {url}});
    },
    told: ({upgraded: {title, text}}) => [title, text],
    links: toEnvironment,
  },
  'PREMIUM was asked for': {
    come: (language) => comeBy(without(upgradeFlow, 'premium'), visit('premium'), language),
    told: ({premium: {title, text}}) => [title, text],
    links: () => [],
  },
};

const texts = (selector: string) =>
  [...document.querySelectorAll(`main :is(${selector})`)].map(({textContent}) =>
    textContent.trim(),
  );
const notice = ({app: {nothingAgain}}: Texts) => nothingAgain;

describe.each(['nl', 'en'] as const)(
  'where the screen that shows it is missing, in %s',
  (language) => {
    const words = TEXTS[language];
    const {app, somethingWentWrong} = words;
    const reference = somethingWentWrong.reference.replace('{{reference}}', REFERENCE);

    it.each(Object.entries(OUTCOMES))(
      '%s: this is said, and nothing asks to do it again',
      async (_, {come, told, links}) => {
        await come(language);
        await screen.findByText(app.outcomeMissing);
        const [title, ...rest] = told(words);
        expect(texts('h1, p')).toEqual([
          title,
          ...rest,
          notice(words),
          ...links(words),
          app.outcomeMissing,
          reference,
          app.reloadInstead,
        ]);
        expect(document.title).toBe(`${title} – Testwerf`);
        expect(texts('button, a')).toEqual([...links(words), app.showPage, app.reload]);
      },
    );

    it('a creation is under way: this is said, and no reload is offered, which would lose its answer', async () => {
      await create(without(freeFlow, 'creating'), language);
      await screen.findByText(app.outcomeMissing);
      expect(texts('h1, p')).toEqual([
        words.creating.title,
        words.creating.note,
        notice(words),
        app.outcomeMissing,
        reference,
      ]);
      expect(texts('button, a')).toEqual([app.showPage]);
    });

    it('a creation failed whose answer was lost: it is said that it may have been made', async () => {
      const lost = [{purpose: 'signUp', domainName: 'acmetest'} as const];
      await openScreen(without(freeFlow, 'somethingWentWrong'), 'somethingWentWrong', {
        draft: {...signedUp, lost},
        language,
      });
      await screen.findByText(app.outcomeMissing);
      const address = 'acmetest.testwerf.example';
      expect(texts('h1, p')).toEqual([
        somethingWentWrong.title,
        words.start.domainMaybeYours.replace('{{address}}', address),
        app.outcomeMissing,
        reference,
        app.reloadInstead,
      ]);
      expect(texts('button, a')).toEqual([app.showPage, app.reload]);
    });

    it('an order whose answer was lost: it is said that it may have come through', async () => {
      const stage = await order(without(upgradeFlow, 'somethingWentWrong'), language);
      await stage.fail('createEnvironment');
      await screen.findByText(app.outcomeMissing);
      const warning = words.billing.orderedBefore.replace(
        '{{address}}',
        'acmetest.testwerf.example',
      );
      expect(texts('h1, p')).toEqual([
        somethingWentWrong.title,
        warning.replaceAll(/<\/?\w+>/g, ''),
        app.outcomeMissing,
        reference,
        app.reloadInstead,
      ]);
      expect(texts('button')).toEqual([app.showPage, app.reload]);
    });
  },
);
