// @vitest-environment node
import {describe, expect, it} from 'vitest';
import en from '../../../src/i18n/en.json';
import nl from '../../../src/i18n/nl.json';
import {listFiles, readOurs} from '../../support/repository.ts';

type Texts = {[key: string]: string | Texts};

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[prefix + key, text] as [string, string]]
      : flatten(text, `${prefix}${key}.`),
  );

const dutch = new Map(flatten(nl));
const english = new Map(flatten(en));
const marks = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([mark]) => mark).toSorted();

describe('the texts', () => {
  it('have the same keys in Dutch and English @9-13', () => {
    expect([...english.keys()]).toEqual([...dutch.keys()]);
  });

  it('have the same placeholders and links in Dutch and English', () => {
    const differing = [...dutch].filter(
      ([key, text]) => marks(text).join() !== marks(english.get(key)).join(),
    );
    expect(differing).toEqual([]);
  });

  it('hold no texts in texts and no formats, which the build leaves out of the library', () => {
    const texts = [...dutch.values(), ...english.values()];
    expect(texts.filter((text) => /\$t\(|\{\{[^}]*,/.test(text))).toEqual([]);
  });

  it('are never empty, and never the same but for names and plans', () => {
    const texts = [...dutch.values(), ...english.values()];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    const same = [...dutch].filter(([key, text]) => english.get(key) === text);
    expect(same.map(([key]) => key)).toEqual([
      'app.documentTitle',
      'app.footer.contact',
      'progress.account',
      'progress.team',
      'chooseFlow.free.title',
      'chooseFlow.pro.title',
      'chooseUpgrade.pro.title',
      'chooseUpgrade.premium.title',
    ]);
  });
});

describe('the keys', () => {
  const sources = listFiles('src').filter((path) => /\.tsx?$/.test(path));
  const literals = sources.flatMap((path) => [
    ...readOurs(path).matchAll(/(['"`])((?:[a-z]\w*\.)+[\w$.{}]+)\1/g),
  ]);
  const events = new Set(
    [...readOurs('machines/shared/flow/flowTypes.ts').matchAll(/type: '([\w.]+)'/g)].map(
      ([, type]) => type,
    ),
  );
  const used = literals
    .map(([, , key = '']) => key)
    .filter((key) => Object.hasOwn(nl, key.split('.')[0] ?? '') && !events.has(key));
  const patterns = used.map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{\w+\}/g, '\\w+')}$`),
  );

  it('are found in the code', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(used.length).toBeGreaterThan(80);
  });

  it('that the code uses are all there @7-13', () => {
    const missing = used.filter(
      (_, at) => ![...dutch.keys()].some((key) => patterns[at]?.test(key)),
    );
    expect(missing).toEqual([]);
  });

  it('that are there are all used, but for a word that browsers say themselves', () => {
    const unused = [...dutch.keys()].filter(
      (key) => !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual(['form.required']);
  });
});
