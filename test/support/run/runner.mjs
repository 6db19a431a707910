import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import {playwrightResults, vitestResults} from './results.mjs';

/** @typedef {import('./results.mjs').Results} Results */

const TIME_LIMIT = 30 * 60_000;

/**
 * Runs a command in full view.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export async function run(command, env) {
  console.log(`\n$ ${command.join(' ')}`);
  // A group of its own, so that a test that blocks its process for good can be ended with it.
  const child = spawn('npx', ['--no-install', ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: {...process.env, ...env},
  });
  const stop = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
  const timer = setTimeout(stop, TIME_LIMIT);
  const interrupt = () => {
    stop();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, interrupt);
  /** @type {number} */
  const exitCode = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  clearTimeout(timer);
  for (const signal of signals) process.off(signal, interrupt);
  return exitCode;
}

/**
 * @param {string[]} command
 * @param {string} report
 * @param {(report: any, exitCode: number) => Results} read
 * @returns {Promise<Results>}
 */
async function runAndRead(command, report, read) {
  mkdirSync(dirname(report), {recursive: true});
  rmSync(report, {force: true});
  const exitCode = await run(command);
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')), exitCode);
  } catch (error) {
    console.log(`${command[0]} left no report: ${error instanceof Error ? error.message : error}`);
    return {totals: {passed: 0, failed: 1, skipped: 0}, tests: []};
  }
}

/**
 * @param {string[]} projects
 * @returns {Promise<Results>}
 */
export function runVitest(...projects) {
  const report = '.results/vitest.json';
  const chosen = projects.flatMap((project) => ['--project', project]);
  return runAndRead(
    ['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    report,
    vitestResults,
  );
}

/**
 * @param {string} folder in test, with a configuration for Playwright
 * @param {string} report where that configuration has its results written
 * @param {...string} options
 * @returns {Promise<Results>}
 */
export function runPlaywright(folder, report, ...options) {
  return runAndRead(
    ['playwright', 'test', '--config', `test/${folder}/playwright.config.ts`, ...options],
    report,
    playwrightResults,
  );
}
