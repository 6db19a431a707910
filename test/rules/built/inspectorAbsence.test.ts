import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, type Rolldown} from 'vite';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {ROOT} from '../../support/repository.ts';

const FOREIGN =
  /^(src\/inspector|test)\/|(^|\/)node_modules\/(elkjs|hono|@statelyai)\/|\/xstate\/dist\/xstate-guards/;
const TRACES = [
  'BroadcastChannel',
  '/inspector',
  'flow-inspector',
  '@statelyai',
  'watch?.',
  'serviceWorker',
  'worker.js',
];

describe('the production build', () => {
  let files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];

  beforeAll(async () => {
    // Vite takes a build for a development one where the variable says so, as it does in a test.
    vi.stubEnv('NODE_ENV', 'production');
    const built = await build({root: ROOT, logLevel: 'silent', build: {write: false}});
    files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  }, 120_000);

  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('is there to be searched', () => {
    expect(files.length).toBeGreaterThan(3);
  });

  it('holds no module of the inspector, of the demo or of what only these use', () => {
    const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    expect(modules).toContain(
      fileURLToPath(new URL('../../../src/app/session/session.ts', import.meta.url)),
    );
    expect(modules.filter((id) => FOREIGN.test(relative(ROOT, id)))).toEqual([]);
  });

  it.each(TRACES)('has no trace of %s in any file', (trace) => {
    const found = files.filter((file) =>
      String(file.type === 'chunk' ? file.code : file.source).includes(trace),
    );
    expect(found.map(({fileName}) => fileName)).toEqual([]);
  });
});
