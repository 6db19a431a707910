import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';

const {values} = parseArgs({options: {rest: {type: 'boolean', default: false}}});

/** @type {{module: typeof import('./runSrcMutants.ts')}} */
const {module} = await runnerImport(join(import.meta.dirname, 'runSrcMutants.ts'));
process.exitCode = (await module.runSrcMutants(values.rest)) ? 0 : 1;
