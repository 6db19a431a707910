import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';
import {flowsWith, unknownPath} from './paths/findPath.mjs';

const readOptions = () => {
  try {
    return parseArgs({options: {path: {type: 'string'}, steps: {type: 'string'}}}).values;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nKnown: --path "…", --steps …`,
    );
    process.exit(2);
  }
};

const values = readOptions();

const PLAYWRIGHT = ['playwright', 'test', '--config', 'test/qa/playwright.config.ts'];
const VITEST = ['vitest', 'run'];
// Importing through Vite sets NODE_ENV, with which the product would be built for development.
const OUTSIDE = {...process.env};
const EVERY_FLOW = ['Model.test.ts', 'Flow.paths.test.ts'];

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it passed
 */
async function run(command, env) {
  console.log(`\n$ ${command.join(' ')}`);
  const child = spawn('npx', ['--no-install', ...command], {
    stdio: 'inherit',
    env: {...OUTSIDE, ...env},
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  return code === 0;
}

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {string} path */
async function walkOne(path) {
  const flows = flowsWith(path);
  if (flows.length === 0) {
    console.error(unknownPath(path));
    return false;
  }
  const files = flows.flatMap((flow) => [`${flow}Model.test.ts`, `${flow}Flow.paths.test.ts`]);
  const name = ` flow( on the screens)? ${literally(path)}$`;
  const env = {QA_ALL: '1', QA_ONE: '1'};
  const onMachineAndScreens = await run(
    [...VITEST, ...files, '--reporter=verbose', '--hideSkippedTests', '-t', name],
    env,
  );
  const specs = flows.map((flow) => `${flow}.paths.spec`);
  const inBrowser = await run([...PLAYWRIGHT, ...specs, '--reporter', 'list', '-g', name], env);
  return onMachineAndScreens && inBrowser;
}

async function walkAll() {
  /** @type {{module: typeof import('./report/writeReport.ts')}} */
  const {module} = await runnerImport(join(import.meta.dirname, 'report/writeReport.ts'));
  module.forgetLastRun();
  const onMachineAndScreens = await run([
    ...VITEST,
    ...EVERY_FLOW,
    '--reporter=default',
    '--reporter=./test/qa/report/vitestReporter.ts',
  ]);
  const inBrowser = await run(PLAYWRIGHT, {QA_ALL: '1'});
  console.log(`\nReport: ${await module.writeReport()}`);
  return onMachineAndScreens && inBrowser;
}

const walk = () => {
  if (values.path !== undefined) return walkOne(values.path);
  return values.steps === undefined
    ? walkAll()
    : run([...PLAYWRIGHT, 'randomWalk'], {QA_STEPS: values.steps});
};

process.exitCode = (await walk()) ? 0 : 1;
