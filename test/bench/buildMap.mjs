import {join} from 'node:path';
import {runnerImport} from 'vite';

process.env['NODE_ENV'] = 'production';
/** @type {{module: typeof import('./measurements/map.ts')}} */
const {module} = await runnerImport(join(import.meta.dirname, 'measurements/map.ts'), {
  root: join(import.meta.dirname, '../..'),
  logLevel: 'error',
});
await module.printMap(process.argv.slice(2));
