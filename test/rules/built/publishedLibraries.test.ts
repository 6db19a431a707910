import {join} from 'node:path';
import {build, type Plugin} from 'vite';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {ROOT} from '../../support/repository.ts';

type Texts = Map<string, string>;

/** Notes every file of a library as it stands when all other plugins are done with it. */
const noteLibraries = (texts: Texts): Plugin => ({
  name: 'note-libraries',
  enforce: 'post',
  transform: {
    order: 'post',
    handler(code, id) {
      if (id.includes('/node_modules/')) texts.set(id, code);
    },
  },
});

const inMemory = {root: ROOT, logLevel: 'silent', build: {write: false}} as const;

const asWeBuild = async (...plugins: Plugin[]): Promise<Texts> => {
  const texts: Texts = new Map();
  await build({...inMemory, plugins: [...plugins, noteLibraries(texts)]});
  return texts;
};

const asViteDoes = async (): Promise<Texts> => {
  const texts: Texts = new Map();
  await build({
    ...inMemory,
    configFile: false,
    plugins: [noteLibraries(texts)],
    build: {write: false, rolldownOptions: {input: join(ROOT, 'src/main.tsx')}},
  });
  return texts;
};

const changedIn = (ours: Texts, plain: Texts): string[] =>
  [...ours].flatMap(([id, code]) =>
    plain.has(id) && plain.get(id) !== code ? [id.replace(/.*\/node_modules\//, '')] : [],
  );

// Vite takes a build for a development one where the variable says so, as it does in a test.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

it('the build takes every library as it is published @F1', async () => {
  const plain = await asViteDoes();
  const ours = await asWeBuild();
  const names = ['react-dom/', 'xstate/', 'i18next/', 'formik/', 'yup/', 'styled-components/'];
  const compared = [...ours.keys()].filter((id) => plain.has(id));
  expect(
    names.filter((name) => !compared.some((id) => id.includes(`/node_modules/${name}`))),
  ).toEqual([]);
  expect(changedIn(ours, plain)).toEqual([]);

  const rewritten = await asWeBuild({
    name: 'rewrites-yup',
    transform: (code, id) => (id.includes('/node_modules/yup/') ? `${code}\nlet left;` : null),
  });
  expect(changedIn(rewritten, plain)).toEqual(['yup/index.esm.js']);
}, 60_000);
