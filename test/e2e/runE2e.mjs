import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {run} from '../support/run/runner.mjs';

const COMMAND = ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts'];
const FLOWS = ['free', 'pro', 'upgrade'];
const ROOT = join(import.meta.dirname, '../..');
const named = process.env['E2E_START'];
const START = (named ?? 'http://localhost:5173').replace(/\/$/, '');

const chosen = process.argv.slice(2);

/** @returns {Promise<string | undefined>} the folder that `npm start` serves, if it is running */
const startedFolder = async () => {
  try {
    return await (await fetch(`${START}/sandbox/root`)).text();
  } catch {
    return undefined;
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

const isForStart = files.length > 0 && files.every(isFlow);

/** @returns {Promise<{says: string, env?: NodeJS.ProcessEnv}>} what the tests run on; no `env`: on nothing */
const chooseServers = async () => {
  const folder = isForStart ? await startedFolder() : undefined;
  if (folder === ROOT) return {says: `On ${START}`, env: {E2E_RUNNING: START}};
  if (named && isForStart) return {says: `No npm start of this folder answers at ${START}`};
  if (folder) console.log(`${START} does not serve this folder. E2E_START names another address.`);
  const used = projects().join(' ');
  return used === ''
    ? {says: `No end-to-end test matches: ${chosen.join(' ')}`}
    : {says: `Starting what these tests use: ${used}`, env: {E2E_PROJECTS: used}};
};

const {says, env} = await chooseServers();
console.log(says);
process.exitCode = env ? await run([...COMMAND, ...specs], env) : 1;
