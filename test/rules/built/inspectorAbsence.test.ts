import {fileURLToPath} from 'node:url';
import {build, type Rolldown} from 'vite';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {ROOT} from '../../support/repository.ts';

const FOREIGN =
  /\/src\/inspector\/|\/node_modules\/(elkjs|@statelyai)\/|\/xstate\/dist\/xstate-guards/;
const TRACES = ['BroadcastChannel', '/inspector', 'flow-inspector', '@statelyai', 'watch?.'];

describe('the production build', () => {
  let files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];

  beforeAll(async () => {
    // Vite takes a build for a development one where the variable says so, as it does in a test.
    vi.stubEnv('NODE_ENV', 'production');
    const built = await build({root: ROOT, logLevel: 'silent', build: {write: false}});
    files = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  }, 120_000);

  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('is there to be searched', () => {
    expect(files.length).toBeGreaterThan(3);
  });

  it('holds no module of the inspector or of what only the inspector uses', () => {
    const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    expect(modules).toContain(
      fileURLToPath(new URL('../../../src/app/session/session.ts', import.meta.url)),
    );
    expect(modules.filter((id) => FOREIGN.test(id))).toEqual([]);
  });

  it.each(TRACES)('has no trace of %s in any file', (trace) => {
    const found = files.filter((file) =>
      String(file.type === 'chunk' ? file.code : file.source).includes(trace),
    );
    expect(found.map(({fileName}) => fileName)).toEqual([]);
  });
});
