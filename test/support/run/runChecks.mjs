import {spawn} from 'node:child_process';
import {pathToFileURL} from 'node:url';

const CHECKS = ['types', 'lint', 'format', 'unused'];

/**
 * @param {string} name
 * @returns {Promise<boolean>} whether it passed
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
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds} s`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

/**
 * Types, lint, format and unused code, side by side; prints a line each.
 * @returns {Promise<import('./results.mjs').Results>}
 */
export async function runChecks() {
  const results = await Promise.all(CHECKS.map(runCheck));
  const passed = results.filter((isPassed) => isPassed).length;
  return {totals: {passed, failed: results.length - passed, skipped: 0}, tests: []};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {totals} = await runChecks();
  process.exitCode = totals.failed === 0 ? 0 : 1;
}
