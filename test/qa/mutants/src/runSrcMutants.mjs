import {join} from 'node:path';
import {runnerImport} from 'vite';

/** @type {{module: typeof import('./runSrcMutants.ts')}} */
const {module} = await runnerImport(join(import.meta.dirname, 'runSrcMutants.ts'));
process.exitCode = (await module.runSrcMutants()) ? 0 : 1;
