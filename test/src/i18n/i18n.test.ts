import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {showLanguage, startI18n} from '../../../src/i18n/i18n.ts';
import {visitorsLanguage} from '../../../src/i18n/visitorsLanguage.ts';
import {hostileText} from '../../support/hostile.ts';

const clear = () => {
  history.replaceState(null, '', '/');
  document.cookie = 'i18next=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = '';
};

const browserSpeaks = (...languages: string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
};

const start = () => startI18n({brandName: 'Testwerf', language: visitorsLanguage()});
const shown = async () => {
  const {language, resolvedLanguage, t} = await start();
  return [language, resolvedLanguage, t('actions.next')];
};
const DUTCH = ['nl', 'nl', 'Volgende'];
const ENGLISH = ['en', 'en', 'Next'];

beforeEach(() => {
  clear();
  browserSpeaks();
});
afterEach(() => {
  vi.restoreAllMocks();
  clear();
});

describe('the query', () => {
  it.each(['en', 'en-GB'])('lng=%s is English @S03 @B56', async (tag) => {
    history.replaceState(null, '', `/?lng=${tag}`);
    expect(await shown()).toEqual(ENGLISH);
  });

  it.each(['nl-BE', 'xx', '', '%3Cscript%3E', '__proto__'])(
    'lng=%s is Dutch @S03 @B56',
    async (tag) => {
      history.replaceState(null, '', `/?lng=${tag}`);
      expect(await shown()).toEqual(DUTCH);
    },
  );

  it('that asks for another language leaves it to what is found elsewhere', async () => {
    history.replaceState(null, '', '/?lng=fr');
    browserSpeaks('en-GB');
    expect(await shown()).toEqual(ENGLISH);
  });
});

describe('the languages of the browser', () => {
  it.each([
    [['nl-BE'], DUTCH],
    [['de'], DUTCH],
    [['de-AT', 'de'], DUTCH],
    [['fr-BE'], DUTCH],
    [['fr-BE', 'en'], ENGLISH],
    [['fr-BE', 'en-US', 'nl'], ENGLISH],
    [['fr', 'nl-BE', 'en'], DUTCH],
    [['en-AU'], ENGLISH],
    [[], DUTCH],
  ])('%j show %j @9-13 @S05', async (languages, expected) => {
    browserSpeaks(...languages);
    expect(await shown()).toEqual(expected);
  });
});

describe('the order', () => {
  const places: [string, (tag: string) => void][] = [
    ['the query', (tag) => history.replaceState(null, '', `/?lng=${tag}`)],
    [
      'the cookie',
      (tag) => {
        document.cookie = `i18next=${tag}`;
      },
    ],
    ['local storage', (tag) => localStorage.setItem('i18nextLng', tag)],
    ['session storage', (tag) => sessionStorage.setItem('i18nextLng', tag)],
    ['the browser', (tag) => browserSpeaks(tag)],
    [
      'the html tag',
      (tag) => {
        document.documentElement.lang = tag;
      },
    ],
  ];

  it.each(places.map(([place], at) => [place, at] as const))(
    '%s goes before all that come after it @9-14 @S05 @B56',
    async (_, at) => {
      for (const [, put] of places.slice(at + 1)) put('nl');
      places[at]?.[1]('en');
      expect(await shown()).toEqual(ENGLISH);
    },
  );
});

it('is one of ours, whatever the places it is looked for in hold', () => {
  const text = fc.oneof(hostileText, fc.string({unit: 'binary'}));
  fc.assert(
    fc.property(text, text, text, text, (query, cookie, stored, tag) => {
      history.replaceState(null, '', `/?lng=${query.replaceAll('#', '%')}`);
      vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=b; i18next=${cookie}`);
      localStorage.setItem('i18nextLng', stored);
      sessionStorage.setItem('i18nextLng', stored);
      browserSpeaks(tag);
      document.documentElement.lang = tag;
      expect(['nl', 'en']).toContain(visitorsLanguage());
    }),
  );
});

it('is cached nowhere @9-15', async () => {
  history.replaceState(null, '', '/?lng=en');
  const i18n = await start();
  await showLanguage(i18n, 'nl');
  await showLanguage(i18n, 'en');

  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it('begins with the texts of one language, and gets those of another when it is shown', async () => {
  const i18n = await startI18n({brandName: 'Testwerf', language: 'en'});
  const languages = () => Object.keys(i18n.services.resourceStore.data);
  expect([languages(), i18n.t('actions.next')]).toEqual([['en'], 'Next']);

  await showLanguage(i18n, 'nl');
  expect([languages(), i18n.t('actions.next')]).toEqual([['en', 'nl'], 'Volgende']);
});

it('fills in the brand and the constants of the product, escaping nothing @7-13', async () => {
  const {t} = await startI18n({brandName: 'Test & Werf', language: 'en'});

  expect(t('chooseFlow.title')).toBe('Start with Test & Werf and get 14% off your first invoice');
  expect(t('chooseFlow.free.text')).toBe('Free for 5 users. Try all PRO features for 14 days.');
  expect(t('form.validation.invoicereference')).toBe(
    'The invoice reference can have at most 30 characters',
  );
  expect(t('start.passwordRules.length')).toBe('at least 8 characters');
});
