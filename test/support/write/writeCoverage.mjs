import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runnerImport} from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
/** @type {{module: typeof import('./coverage.ts')}} */
const {module: coverage} = await runnerImport(join(ROOT, 'test/support/write/coverage.ts'));

const proofs = coverage.listProofs();
for (const page of coverage.COVERAGE_PAGES) {
  const file = join(ROOT, page);
  writeFileSync(file, coverage.writeTests(page, readFileSync(file, 'utf8'), proofs));
}
