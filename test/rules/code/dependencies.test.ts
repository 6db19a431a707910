import {execFile} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles, readOurs, ROOT} from '../../support/repository.ts';

type Report = {
  diagnostics: {code: string; help?: string; filename: string}[];
  number_of_files: number;
};

const run = promisify(execFile);

async function lint(cwd: string): Promise<Report> {
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
  const {stdout} = await run(oxlint, ['-c', 'oxlint.config.mjs', '-f', 'json'], {cwd}).catch(
    (error) => error,
  );
  return JSON.parse(stdout);
}

const MACHINE =
  'A machine imports xstate and itself: no DOM, React, axios or i18n, no clock, no randomness.';
const OTHER_MACHINE =
  "A flow's machine never imports another flow's: what two share lives in machines/shared.";
const ABOVE = 'Building blocks know nothing of the flows and the app made of them.';
const SIBLING = 'Building blocks do not know each other: a flow or the app joins them.';
const MACHINES_SHARED =
  "Here only machines/shared is known: a flow's machine belongs to that flow.";
const FLOW = 'A flow never imports another flow: what two flows use lives in src/flows/shared.';
const PRIMITIVES = 'What every layer may use knows none of them, and no library.';
const BOOT = 'The script in the page is small: no library, no screen, nothing of a flow.';
const SHARED = 'Shared screens know no flow: the flows import them.';
const APP = 'A flow knows nothing of the app: the app mounts it.';
const HTTP =
  'Only src/api talks HTTP: an AxiosError holds the request body, and with it the password.';
const SERVICES =
  'Only src/telemetry knows the analytics and error services: the product works without them.';
const LANGUAGE = 'Only src/i18n sets the language up: one place decides it.';
const TEXT = 'The kit gets every text by props, so that it serves any flow and language.';
const STATES = 'Building blocks know no state machine: a flow joins the two.';
const TESTS = 'Nothing imports tests: the product must build without them.';
const NODE = 'The product runs in a browser: only src/build and vite.config.ts know Node.';
const BUILD = 'What builds the page runs on Node: there is no DOM.';
const PAGE = 'What builds the page knows of the product only what it puts there.';
const INSPECTOR =
  'The inspector knows machines and the kit alone: the production build leaves it out.';
const LOADER = 'The script in the page loads the app, not the other way round.';
const MAIN = 'main mounts the app and knows nothing else of the product.';
const CONFIG = 'The configuration knows what builds the product, not the product.';

// 'trial' stands for a flow that does not exist yet: the rules must cover it without an edit.
const refused: [importer: string, specifier: string, reason: string][] = [
  ['machines/trial/a.ts', 'react', MACHINE],
  ['machines/trial/a.ts', '@xstate/react', MACHINE],
  ['machines/trial/a.ts', '../../src/api/client.ts', MACHINE],
  ['machines/trial/a.ts', '../free/freeMachine.ts', OTHER_MACHINE],
  ['machines/shared/a.ts', '../trial/trialMachine.ts', OTHER_MACHINE],
  ['machines/shared/states/a.ts', '../../trial/trialMachine.ts', OTHER_MACHINE],
  ['src/ui/a.ts', '../flows/trial/TrialFlow.tsx', ABOVE],
  ['src/ui/a.ts', '../app/config.ts', ABOVE],
  ['src/ui/a.ts', '../main.tsx', ABOVE],
  ['src/ui/a.ts', '../boot/keepEarlyInput.ts', ABOVE],
  ['src/ui/a.ts', '../api/client.ts', SIBLING],
  ['src/ui/a.ts', '../../machines/trial/trialMachine.ts', MACHINES_SHARED],
  ['src/ui/a.ts', 'react-i18next', TEXT],
  ['src/ui/a.ts', 'xstate', STATES],
  ['src/ui/a.ts', '../../test/support/repository.ts', TESTS],
  ['src/ui/inner/a.ts', '../../telemetry/errors.ts', SIBLING],
  ['src/api/a.ts', '../i18n/init.ts', SIBLING],
  ['src/api/a.ts', '@sentry/browser', SERVICES],
  ['src/botCheck/a.ts', 'axios', HTTP],
  ['src/telemetry/a.ts', '../botCheck/port.ts', SIBLING],
  ['src/i18n/a.ts', '../flows/shared/schemas.ts', ABOVE],
  ['src/inspector/a.ts', '../flows/trial/TrialFlow.tsx', INSPECTOR],
  ['src/inspector/a.ts', '../build/headers.ts', INSPECTOR],
  ['src/inspector/feed/a.ts', '../../browser/chunk.ts', INSPECTOR],
  ['src/inspector/feed/a.ts', 'axios', HTTP],
  ['src/flows/trial/a.ts', '../free/freeActors.ts', FLOW],
  ['src/flows/trial/screens/a.ts', '../../free/screens/Created.tsx', FLOW],
  ['src/flows/trial/a.ts', '../../app/router.tsx', APP],
  ['src/flows/trial/screens/a.ts', '../../../inspector/feed.ts', APP],
  ['src/flows/trial/a.ts', '../../boot/loadApp.ts', APP],
  ['src/flows/trial/a.ts', 'axios', HTTP],
  ['src/flows/trial/a.ts', 'i18next', LANGUAGE],
  ['src/flows/shared/a.ts', '../trial/screens/Start.tsx', SHARED],
  ['src/flows/shared/screens/a.ts', '../../trial/screens/Start.tsx', SHARED],
  ['src/flows/shared/a.ts', '../../../machines/trial/trialMachine.ts', MACHINES_SHARED],
  ['src/app/a.ts', '../main.tsx', 'main mounts the app, not the other way round.'],
  ['src/app/a.ts', '../boot/loadApp.ts', LOADER],
  ['src/app/a.ts', '../../test/sandbox/server.ts', TESTS],
  ['src/app/a.ts', 'node:fs', NODE],
  ['src/flows/trial/screens/a.ts', 'vite', NODE],
  ['src/ui/inner/a.ts', 'node:path', NODE],
  ['src/build/a.ts', 'react-dom', BUILD],
  ['src/build/inner/a.ts', '../../flows/trial/TrialFlow.tsx', PAGE],
  ['src/build/a.ts', '../app/session/session.ts', PAGE],
  ['src/build/inner/a.ts', '../../ui/form/field.tsx', PAGE],
  ['src/build/inner/a.ts', '../../boot/boot.ts', PAGE],
  ['src/build/a.ts', '../../machines/shared/limits.ts', PAGE],
  ['src/build/a.ts', '../../test/support/repository.ts', TESTS],
  ['src/browser/a.ts', '../i18n/languages.ts', PRIMITIVES],
  ['src/browser/a.ts', 'react', PRIMITIVES],
  ['src/boot/a.ts', '../flows/shared/flowActor.ts', BOOT],
  ['src/boot/a.ts', 'react', BOOT],
  ['src/boot/a.ts', '../app/history/query.ts', BOOT],
  ['src/boot/a.ts', '../../machines/shared/limits.ts', BOOT],
  ['src/main.tsx', './ui/theme.ts', MAIN],
  ['vite.config.ts', './src/app/config.ts', CONFIG],
];

const allowed: [importer: string, specifier: string][] = [
  ['machines/trial/b.ts', 'xstate'],
  ['machines/trial/b.ts', 'xstate/graph'],
  ['machines/trial/b.ts', './trialGuards.ts'],
  ['machines/trial/b.ts', '../shared/draft.ts'],
  ['machines/shared/b.ts', './limits.ts'],
  ['machines/shared/states/b.ts', '../flow/flowTypes.ts'],
  ['src/ui/b.ts', 'react'],
  ['src/ui/b.ts', './inner/theme.ts'],
  ['src/ui/inner/b.ts', '../../../machines/shared/limits.ts'],
  ['src/api/b.ts', 'axios'],
  ['src/telemetry/b.ts', '@sentry/browser'],
  ['src/i18n/b.ts', 'i18next'],
  ['src/inspector/b.ts', '../../machines/trial/trialMachine.ts'],
  ['src/inspector/b.ts', '../ui/theme.ts'],
  ['src/inspector/feed/page/b.ts', 'axios'],
  ['src/flows/trial/b.ts', '../shared/schemas.ts'],
  ['src/flows/trial/b.ts', './screens/Start.tsx'],
  ['src/flows/trial/b.ts', '../../api/client.ts'],
  ['src/flows/trial/b.ts', '../../../machines/trial/trialMachine.ts'],
  ['src/flows/trial/screens/b.ts', '../trialActors.ts'],
  ['src/flows/trial/screens/b.ts', '../../shared/screens/Start.tsx'],
  ['src/flows/trial/screens/b.ts', '../../../ui/theme.ts'],
  ['src/flows/shared/screens/b.ts', '../schemas.ts'],
  ['src/flows/shared/screens/b.ts', '../../../../machines/shared/draft.ts'],
  ['src/ui/b.ts', '../browser/chunk.ts'],
  ['src/browser/b.ts', './fetchFiles.ts'],
  ['src/boot/b.ts', '../browser/chunk.ts'],
  ['src/boot/b.ts', '../i18n/languages.ts'],
  ['src/boot/b.ts', '../app/history/languageInUrl.ts'],
  ['src/build/b.ts', 'node:fs'],
  ['src/build/inner/b.ts', 'vite'],
  ['src/build/inner/b.ts', '../../app/prerender/rendered.ts'],
  ['src/build/b.ts', '../ui/theme/theme.ts'],
  ['src/build/b.ts', '../i18n/nl.json'],
  ['src/app/b.ts', '../flows/trial/TrialFlow.tsx'],
  ['src/app/b.ts', '../inspector/feed.ts'],
];

/** Layers of one file, which keeps its name. */
const ONE_FILE = ['src/main.tsx', 'vite.config.ts'];

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
  const rows = [...refused, ...allowed];
  const fileOf = ([importer = '']: readonly string[], row: number) =>
    ONE_FILE.includes(importer) ? importer : importer.replace(/\.ts$/, `${row}.ts`);
  let report: Report;

  beforeAll(async () => {
    for (const file of ['oxlint.config.mjs', 'oxlint.layers.mjs'])
      copyFileSync(join(ROOT, file), join(folder, file));
    rows.forEach((row, index) => {
      const path = join(folder, fileOf(row, index));
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, `import {x} from '${row[1]}';\nx();\n`);
    });
    const dynamic = "export const load = () => import('../flows/trial/TrialFlow.tsx');\n";
    writeFileSync(join(folder, 'src/ui/dynamic.ts'), dynamic);
    writeFileSync(
      join(folder, 'src/ui/one.ts'),
      "import {two} from './two.ts';\nexport const one = () => two;\n",
    );
    writeFileSync(
      join(folder, 'src/ui/two.ts'),
      "import {one} from './one.ts';\nexport const two = () => one;\n",
    );
    writeFileSync(join(folder, 'src/ui/barrel.ts'), "export * from './one.ts';\n");
    writeFileSync(join(folder, 'src/ui/nameless.ts'), 'export default 1;\n');
    report = await lint(folder);
  });

  afterAll(() => rmSync(folder, {recursive: true}));

  const reasonsFor = (filename: string, code = 'eslint(no-restricted-imports)') =>
    report.diagnostics
      .filter((diagnostic) => diagnostic.filename === filename && diagnostic.code === code)
      .map(({help}) => help);

  it('reads every file it is given', () => {
    // Those that are written below the rows, and the configuration in two files.
    expect(report.number_of_files).toBe(rows.length + 7);
  });

  it.each(refused.map((row, index) => [row[0], row[1], row[2], fileOf(row, index)] as const))(
    'refuses that %s imports %s, with the reason',
    (_importer, _specifier, reason, filename) => {
      expect(reasonsFor(filename)).toContain(reason);
    },
  );

  it.each(
    allowed.map((row, index) => [row[0], row[1], fileOf(row, refused.length + index)] as const),
  )('lets %s import %s', (_importer, _specifier, filename) => {
    expect(reasonsFor(filename)).toEqual([]);
  });

  it('holds a dynamic import to the same rule', () => {
    expect(reasonsFor('src/ui/dynamic.ts')).toEqual([ABOVE]);
  });

  it('refuses a cycle, a barrel file and a default export', () => {
    expect(reasonsFor('src/ui/one.ts', 'import(no-cycle)')).toHaveLength(1);
    expect(reasonsFor('src/ui/barrel.ts', 'oxc(no-barrel-file)')).toHaveLength(1);
    expect(reasonsFor('src/ui/nameless.ts', 'import(no-default-export)')).toHaveLength(1);
  });
});

describe('what the linter cannot say', () => {
  const sources = listFiles('src').filter((path) => /\.tsx?$/.test(path));
  const specifiers = (path: string) =>
    [...readOurs(path).matchAll(/(?:\bfrom|\bimport\()\s*'([^']+)'/g)].map((match) => match[0]);

  it('reads this repository', () => {
    expect(sources.length).toBeGreaterThan(0);
  });

  it('a flow knows the machine of its own name and machines/shared', () => {
    const foreign = sources.flatMap((path) => {
      const flow = /^src\/flows\/([^/]+)\//.exec(path)?.[1];
      if (flow === undefined) return [];
      return specifiers(path)
        .map((specifier) => /machines\/([^/]+)\//.exec(specifier)?.[1] ?? flow)
        .filter((machine) => machine !== flow && machine !== 'shared')
        .map((machine) => `${path} imports machines/${machine}`);
    });
    expect(foreign).toEqual([]);
  });

  it('the inspector is loaded by a dynamic import, so that the production build can leave it out', () => {
    const fixed = sources
      .filter((path) => path.startsWith('src/app/'))
      .filter((path) => specifiers(path).some((found) => /^from .*\/inspector\//.test(found)));
    expect(fixed).toEqual([]);
  });
});
