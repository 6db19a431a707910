import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {findInstalled} from './installed.mjs';
import {SHORT} from './short.mjs';

/*
 * `--short` runs a short story in each browser, `--departures` leaves the page 200 times in each, `--write` puts the
 * table into the document. Everything else is Playwright's: `--project "firefox nl"`, `--grep`.
 */
const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENT = join(ROOT, 'docs/browsers.md');
const TABLE = join(ROOT, '.results/browsers.md');
const MARK = '<!-- What follows is written by `npm run test:browsers -- --write`. -->\n';

const own = new Set(['--short', '--departures', '--write']);
const given = process.argv.slice(2);
const {missing} = await findInstalled();
for (const line of missing) console.error(line);

const {status} = spawnSync(
  'npx',
  [
    '--no-install',
    'playwright',
    'test',
    '--config',
    'test/e2e/browsers/playwright.config.ts',
    ...(given.includes('--short') ? SHORT : []),
    ...given.filter((argument) => !own.has(argument)),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, ...(given.includes('--departures') && {DEPARTURES: 'all'})},
  },
);
if (given.includes('--write')) {
  const [head = ''] = readFileSync(DOCUMENT, 'utf8').split(MARK);
  writeFileSync(DOCUMENT, `${head}${MARK}\n${readFileSync(TABLE, 'utf8')}`);
}
process.exitCode = missing.length > 0 ? 1 : (status ?? 1);
