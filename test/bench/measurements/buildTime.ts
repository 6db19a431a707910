import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../../support/repository.ts';
import {median, writeResults} from '../report.ts';
import {FOLDER} from '../servedProduct.ts';

const ROUNDS = 3;

/** How long `npm run build` takes, pages rendered beforehand included. */
export const measureBuild = async (): Promise<void> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await promisify(execFile)(
      join(ROOT, 'node_modules/.bin/vite'),
      ['build', '--outDir', join(FOLDER, 'timed'), '--emptyOutDir'],
      {cwd: ROOT, env: {...process.env, NODE_ENV: 'production'}},
    );
    times.push((performance.now() - start) / 1000);
  }
  await writeResults('build', '', [
    {head: ['build', 'seconds'], rows: [[`median of ${ROUNDS}`, median(times).toFixed(1)]]},
  ]);
};
