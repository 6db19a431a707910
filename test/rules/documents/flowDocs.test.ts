import {describe, expect, it} from 'vitest';
import {flowDocs} from '../../../src/inspector/docs/flowDocs.ts';
import {listFiles, readOurs} from '../../support/repository.ts';

const docs = await flowDocs();

describe('docs/flows', () => {
  it('holds a picture, its text and a table of every flow, and nothing else', () => {
    expect(listFiles('docs/flows')).toEqual(
      Object.keys(docs)
        .map((name) => `docs/flows/${name}`)
        .toSorted(),
    );
  });

  it.each(Object.keys(docs))('%s is as `npm run docs:flows` writes it', (name) => {
    expect(readOurs(`docs/flows/${name}`)).toBe(docs[name]);
  });

  it.each(Object.keys(docs).filter((name) => name.endsWith('.svg')))(
    '%s is shown in the README',
    (name) => {
      expect(readOurs('README.md')).toContain(`(docs/flows/${name})`);
    },
  );
});
