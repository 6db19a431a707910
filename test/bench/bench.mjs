import {join} from 'node:path';
import {runnerImport} from 'vite';

const ROOT = join(import.meta.dirname, '../..');

// What Vite builds is a development build unless this says otherwise.
process.env['NODE_ENV'] = 'production';
/** @type {{module: typeof import('./bench.ts')}} */
const {module} = await runnerImport(join(import.meta.dirname, 'bench.ts'), {
  root: ROOT,
  logLevel: 'error',
});
await module.bench(process.argv.slice(2));
process.exit();
