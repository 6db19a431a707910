import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runnerImport} from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const folder = join(ROOT, 'docs/flows');

/** @type {{module: typeof import('../../../src/inspector/docs/flowDocs.ts')}} */
const {module} = await runnerImport(join(ROOT, 'src/inspector/docs/flowDocs.ts'), {root: ROOT});
const docs = await module.flowDocs();

rmSync(folder, {recursive: true, force: true});
mkdirSync(folder, {recursive: true});
for (const [name, text] of Object.entries(docs)) writeFileSync(join(folder, name), text);
console.log(`docs/flows: ${Object.keys(docs).join(', ')}`);
