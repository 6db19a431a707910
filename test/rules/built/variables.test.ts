import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {ROOT} from '../../support/repository.ts';

const vite = join(ROOT, 'node_modules/.bin/vite');

const outputOf = async (args: string[], env: Record<string, string>) => {
  const failure = await promisify(execFile)(vite, args, {
    cwd: ROOT,
    env: {PATH: process.env['PATH'], NO_COLOR: '1', ...env},
  }).then(
    () => undefined,
    (error: {code: number; stderr: string}) => error,
  );
  return {code: failure?.code, output: failure?.stderr.trim().split('\n')};
};

it('a malformed variable fails the build with one line that says which, and what is allowed', async () => {
  expect(await outputOf(['build'], {VITE_MARKETING_URL: 'http://www.example'})).toEqual({
    code: 1,
    output: [
      'error during build:',
      'VITE_MARKETING_URL is "http://www.example"; allowed: a path that starts with "/", or an https: address (http: for localhost and 127.0.0.1 only)',
    ],
  });
});

it('a malformed variable keeps the development server from starting', async () => {
  expect(await outputOf([], {VITE_TELEPHONE_REQUIRED: 'ja'})).toEqual({
    code: 1,
    output: [
      'error when starting dev server:',
      'VITE_TELEPHONE_REQUIRED is "ja"; allowed: "true" or "false"',
    ],
  });
});
