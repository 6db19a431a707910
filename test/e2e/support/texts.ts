import {upgradeEntries} from '../../../machines/upgrade/upgradeEntries.ts';
import en from '../../../src/i18n/en.json' with {type: 'json'};
import nl from '../../../src/i18n/nl.json' with {type: 'json'};

export type Language = 'nl' | 'en';
export type Texts = typeof nl;

const BRAND = 'Testwerf';

const VALUES: Record<string, string> = {
  brand: BRAND,
  discount: '14',
  freeUsers: '5',
  trialDays: '14',
  max: '3',
  count: '8',
};

export const textsOf = (language: Language): Texts => (language === 'en' ? en : nl);

/** A text of the product with its placeholders filled in and its markup left out. */
export const filled = (text: string, values: Record<string, string> = {}): string =>
  text
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => ({...VALUES, ...values})[name] ?? '')
    .replace(/<\/?\w+>/g, '');

/** What a message says behind the address in it, which is a link. */
export const behindAddress = (text: string): string => filled(text.split('{{address}}')[1] ?? '');

/** The one heading of each screen, by its path; creating and 'payment not finished' share theirs. */
export const headingAt = (path: string, {start, ...texts}: Texts): string | undefined =>
  ({
    '/': filled(texts.chooseFlow.title),
    '/free': start.title.free,
    '/pro': start.title.pro,
    '/free/step2': texts.moreInfo.title,
    '/pro/step2': texts.moreInfo.title,
    '/free/step3': texts.team.title,
    '/pro/step3': texts.team.title,
    '/free/step4': texts.exampleData.title,
    '/pro/step4': texts.exampleData.title,
    '/pro/step5': texts.subscription.title,
    '/pro/step6': texts.billing.title,
    '/free/step5': texts.creating.title,
    '/pro/step7': texts.creating.title,
    '/free/step6': texts.created.title,
    '/pro/step8': texts.created.title,
    '/free/somethingwentwrong': texts.somethingWentWrong.title,
    '/pro/paymentfailed': texts.paymentFailed.title,
    '/pro/canceled': texts.paymentFailed.title,
    '/pro/success': texts.paymentSuccess.title,
    '/upgrade/': texts.chooseUpgrade.title,
    '/upgrade/step1': texts.subscription.title,
    '/upgrade/step2': texts.billing.title,
    '/upgrade/step3': texts.upgraded.title,
    [upgradeEntries.premium]: texts.premium.title,
  })[path];

export const documentTitle = (heading: string): string => `${heading} – ${BRAND}`;
