import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {run} from '../support/run/runner.mjs';

const COMMAND = ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts'];
const FLOWS = ['free', 'pro', 'upgrade'];
const ROOT = join(import.meta.dirname, '../..');
const START = process.env['E2E_START'] ?? 'http://localhost:5173';

const chosen = process.argv.slice(2);

/** @returns {Promise<boolean>} whether `npm start` is running, and in this folder */
const isStarted = async () => {
  try {
    return (await (await fetch(`${START}/sandbox/root`)).text()) === ROOT;
  } catch {
    return false;
  }
};

/** @returns {string[]} the projects that have a chosen test */
const projects = () => {
  const {stdout} = spawnSync(
    'npx',
    ['--no-install', ...COMMAND, ...specs, '--list', '--reporter=json'],
    {encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  return [...new Set([...stdout.matchAll(/"projectName": "(\w+)"/g)].map(([, name = '']) => name))];
};

const isFlow = (/** @type {string} */ argument) => FLOWS.includes(argument);
const firstOption = chosen.findIndex((argument) => argument.startsWith('-'));
const files = firstOption < 0 ? chosen : chosen.slice(0, firstOption);
/** A flow's name is its file, not every file that has the name in it. Nor is the folder of the clone searched. */
const patternOf = (/** @type {string} */ file) =>
  isFlow(file) ? `/${file}\\.spec` : `/test/e2e/.*${file.replace(/^(\.\/)?test\/e2e\//, '')}`;
const specs = [...files.map(patternOf), ...chosen.slice(files.length)];

const onStart = files.length > 0 && files.every(isFlow) && (await isStarted());
const used = onStart ? [] : projects();
if (!onStart && used.length === 0) {
  console.log(`No end-to-end test matches: ${chosen.join(' ')}`);
  process.exitCode = 1;
} else {
  console.log(onStart ? `On ${START}` : `Starting what these tests use: ${used.join(' ')}`);
  const env = onStart ? {E2E_RUNNING: START} : {E2E_PROJECTS: used.join(' ')};
  process.exitCode = await run([...COMMAND, ...specs], env);
}
