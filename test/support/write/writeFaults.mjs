import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runnerImport} from 'vite';
import {measuredAt} from '../measuredAt.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const SPEC = 'test/e2e/faults/faults.spec.ts';
/** Every other chunk that is loaded when it is needed; no table lists them. */
const LAZY_CHUNKS = 'lazyChunks';
const FOLDER = join(ROOT, '.results/faults');

// Vite's runner leaves its own mark in the environment, by which the build would be that of development.
const env = {...process.env};

/** @typedef {{title: string, ok: boolean}} Spec */
/** @typedef {{specs?: Spec[], suites?: Suite[]}} Suite */

/** @param {string} call */
const fileOf = (call) => join(FOLDER, `${call}.json`);

/**
 * Tries every cell of a call.
 * @param {string} call
 */
async function tryCells(call) {
  const command = ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts'];
  const spec = call === LAZY_CHUNKS ? SPEC.replace('faults.spec', 'lazyChunks.spec') : SPEC;
  const child = spawn(
    'npx',
    ['--no-install', ...command, '--reporter=list,json', `--output=${FOLDER}/pictures`, spec],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {...env, FAULTS: call, PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf(call)},
    },
  );
  await new Promise((resolve) => child.on('exit', resolve));
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({specs = [], suites = []}) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {string} call
 * @returns {[string, 'passed' | 'failed'][]}
 */
function verdictsOf(call) {
  if (!existsSync(fileOf(call))) return [];
  const specs = specsOf(JSON.parse(readFileSync(fileOf(call), 'utf8')));
  return specs.map(({title, ok}) => [title, ok ? 'passed' : 'failed']);
}

/** @type {{module: typeof import('../../e2e/faults/calls.ts')}} */
const {module: calls} = await runnerImport(join(ROOT, 'test/e2e/faults/calls.ts'));
/** @type {{module: typeof import('../../e2e/faults/faultsPage.ts')}} */
const {module: page} = await runnerImport(join(ROOT, 'test/e2e/faults/faultsPage.ts'));

mkdirSync(FOLDER, {recursive: true});
// `npm run faults creation` tries the faults of one call, and leaves the page as it is.
const asked = process.argv.slice(2);
const isAll = asked.length === 0;
const tried = isAll ? [...calls.CALLS, LAZY_CHUNKS] : asked;
for (const call of tried) await tryCells(call);

const verdicts = new Map(tried.flatMap(verdictsOf));
if (isAll) writeFileSync(join(ROOT, 'docs/faults.md'), page.faultsPage(verdicts, measuredAt()));
const failed = [...verdicts].filter(([, verdict]) => verdict === 'failed');
for (const [title] of failed) console.log(`failed: ${title}`);
console.log(`\n${verdicts.size - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
