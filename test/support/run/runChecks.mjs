import {spawn} from 'node:child_process';
import {pathToFileURL} from 'node:url';

const CHECKS = ['types', 'lint', 'format', 'unused'];

/**
 * @param {string} name
 * @returns {Promise<import('./results.mjs').Test>}
 */
async function runCheck(name) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', `check:${name}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  const isFailed = code !== 0;
  console.log(`${isFailed ? 'FAILED' : 'passed'}  ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
  if (isFailed) console.log(output.trimEnd());
  return {seconds, title: `npm run check:${name}`, isFailed};
}

/**
 * Types, lint, format and unused code, side by side; prints a line each.
 * @returns {Promise<import('./results.mjs').Results>}
 */
export async function runChecks() {
  const tests = await Promise.all(CHECKS.map(runCheck));
  const failed = tests.filter(({isFailed}) => isFailed).length;
  return {totals: {passed: tests.length - failed, failed, skipped: 0}, tests};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {totals} = await runChecks();
  process.exitCode = totals.failed === 0 ? 0 : 1;
}
