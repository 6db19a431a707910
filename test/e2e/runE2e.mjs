import {execFileSync} from 'node:child_process';
import {run} from '../support/run/runner.mjs';

const COMMAND = ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts'];
const FLOWS = ['free', 'pro', 'upgrade'];
const START = process.env['E2E_START'] ?? 'http://localhost:5173';

const chosen = process.argv.slice(2);

/** @returns {Promise<boolean>} whether `npm start` is running */
const isStarted = async () => {
  try {
    return (await fetch(`${START}/sandbox/requests?key=e2e`)).ok;
  } catch {
    return false;
  }
};

/** @returns {string[]} the projects that have a chosen test */
const projects = () => {
  const list = execFileSync(
    'npx',
    ['--no-install', ...COMMAND, ...specs, '--list', '--reporter=json'],
    {encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  return [...new Set([...list.matchAll(/"projectName": "(\w+)"/g)].map(([, name = '']) => name))];
};

const isFlow = (/** @type {string} */ argument) => FLOWS.includes(argument);
/** A flow's name is its file, not every file that has the name in it. */
const specs = chosen.map((argument) => (isFlow(argument) ? `/${argument}\\.spec` : argument));

const onStart = chosen.length > 0 && chosen.every(isFlow) && (await isStarted());
const env = onStart ? {E2E_RUNNING: START} : {E2E_PROJECTS: projects().join(' ')};
console.log(onStart ? `On ${START}` : `Starting what these tests use: ${env.E2E_PROJECTS}`);
process.exitCode = await run([...COMMAND, ...specs], env);
