import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';

/** Random moves through the history right after presses: `npm run qa:history -- --moves 2000 --slowdown 6`. */
const {values} = parseArgs({
  options: {
    moves: {type: 'string', default: '2000'},
    slowdown: {type: 'string', default: '1'},
    limit: {type: 'string', default: '1000'},
  },
});
const args = ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts'];
const {status} = spawnSync('npx', [...args, 'history.random.spec.ts', '--workers=1'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    HISTORY_MOVES: values.moves,
    HISTORY_SLOWDOWN: values.slowdown,
    HISTORY_LIMIT: values.limit,
  },
});
process.exit(status ?? 1);
