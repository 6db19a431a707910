import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {CallFailure} from '../../../machines/shared/flow/callResults.ts';
import {knownFailure} from '../../../src/telemetry/knownFailure.ts';
import {listFiles, readOurs} from '../../support/repository.ts';

const worded = (folder: RegExp): CallFailure[] =>
  listFiles()
    .filter((file) => folder.test(file) && !file.endsWith('flowModel.ts'))
    .flatMap((file) => [
      ...readOurs(file).matchAll(
        /kind: '(\w+)', message: (['`])([^'`]+)\2|(scriptFailure)\('([^']+)'\)/g,
      ),
    ])
    .map(([, kind = 'script', , message, , said]) => ({
      kind: kind as CallFailure['kind'],
      message: (message ?? said ?? '').replace(/\$\{field\}/, 'url').replace(/\$\{[^}]+\}/, '408'),
    }));

it('names every failure that the product has words for', () => {
  const failures = worded(/^(src|machines)\/.+\.tsx?$/);
  expect(failures.length).toBeGreaterThan(10);
  expect(failures.map(knownFailure).filter(({message}) => message === 'Unexpected error')).toEqual(
    failures.filter(({message}) => message === 'Unexpected error'),
  );
});

it('reveals nothing of what else was thrown', () => {
  const canary = 'Welkom2024x';
  const text = fc.constantFrom(
    canary,
    `Network Error ${canary}`,
    `timeout of ${canary}ms exceeded`,
    `Network Error\n${canary}`,
  );
  fc.assert(
    fc.property(fc.record({kind: text, message: text, status: text, data: text}), (thrown) => {
      expect(knownFailure(thrown as never)).toStrictEqual({
        kind: 'malformed',
        message: 'Unexpected error',
      });
    }),
  );
});
