import {join} from 'node:path';
import {runnerImport} from 'vite';

/** @type {{module: typeof import('./runMutants.ts')}} */
const {module} = await runnerImport(join(import.meta.dirname, 'runMutants.ts'));
process.exitCode = (await module.runMutants(process.argv[2], process.argv[3])) ? 0 : 1;
