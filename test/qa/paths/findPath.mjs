import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const FLOWS = ['free', 'pro', 'upgrade'];
const MACHINE_TESTS = join(import.meta.dirname, '../../machines');

/**
 * The paths as they were last reviewed: to compute them again takes seconds, and a machine test compares the two.
 * @param {string} flow
 * @returns {string[]}
 */
const namesIn = (flow) =>
  readFileSync(join(MACHINE_TESTS, flow, `${flow}Paths.golden.txt`), 'utf8')
    .split('\n')
    .filter((line) => /^\S.* ⇒ /.test(line));

/**
 * @param {string} path its name
 * @returns {string[]} the flows that have it
 */
export const flowsWith = (path) => FLOWS.filter((flow) => namesIn(flow).includes(path));

/**
 * Says that no path has this name, and which ones begin in the same state.
 * @param {string} path
 * @returns {string}
 */
export const unknownPath = (path) => {
  const [state = ''] = path.split(':');
  const near = new Set(FLOWS.flatMap(namesIn).filter((name) => name.startsWith(`${state}:`)));
  const others =
    near.size > 0
      ? `These begin in the same state:\n${[...near].map((name) => `  ${name}`).join('\n')}`
      : 'The names stand in the report and in test/machines/<flow>/<flow>Paths.golden.txt.';
  return `No path is called "${path}". ${others}`;
};
