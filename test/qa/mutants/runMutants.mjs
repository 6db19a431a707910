import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';

const {values, positionals} = parseArgs({
  options: {rest: {type: 'boolean', default: false}},
  allowPositionals: true,
});

/** @type {{module: typeof import('./runMutants.ts')}} */
const {module} = await runnerImport(join(import.meta.dirname, 'runMutants.ts'));
const isGood = await module.runMutants({part: positionals[0] ?? '', isRest: values.rest});
process.exitCode = isGood ? 0 : 1;
