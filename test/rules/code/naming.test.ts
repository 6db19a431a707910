import {basename, dirname} from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles, readOurs} from '../../support/repository.ts';

const MAX_LINES = 250;
const LONG_BY_NATURE = /\.(json|pdf|png|svg|golden\.txt)$|^docs\/(flows\/|licences\.md$)/;
const EMPTY_NAMES = /(^|\/)(utils?|helpers?|misc|common)(\.|\/|$)/i;

const files = listFiles();
const code = files.filter((path) => /\.(ts|tsx|js|mjs)$/.test(path));
const tests = code.filter((path) => /\.test\.tsx?$/.test(path));

describe('names', () => {
  it('every rule below reads files', () => {
    expect(code.length).toBeGreaterThan(0);
    expect(tests.length).toBeGreaterThan(0);
  });

  it('say what is inside: no utils, helpers, misc or common', () => {
    expect(files.filter((path) => EMPTY_NAMES.test(path))).toEqual([]);
  });

  it('of tests are those of the files, or of the folder, that they test', () => {
    const known = new Set(code.flatMap((path) => [path.replace(/\.\w+$/, ''), dirname(path)]));
    const orphans = tests
      .filter((path) => /^test\/(machines|src|sandbox)\//.test(path))
      .filter((path) => {
        const folder = dirname(path).replace(/^test\/(?!sandbox)/, '');
        const name = basename(path).split('.')[0] ?? '';
        return !known.has(`${folder}/${name}`) && !(known.has(folder) && basename(folder) === name);
      });
    expect(orphans).toEqual([]);
  });

  it('of tests lie where a runner looks for them', () => {
    const strays = code
      .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
      .filter((path) => !/^test\/(machines|src|sandbox|support|rules)\/.*\.test\.tsx?$/.test(path))
      .filter((path) => !/^test\/(e2e\/\w+|html|qa|shots)\/.*\.spec\.ts$/.test(path));
    expect(strays).toEqual([]);
  });

  it('of machines are those of their folder, which holds no folders; what they share is one folder deep', () => {
    const machines = files.filter((path) => /^machines\/.*\.ts$/.test(path));
    const flows = new Set(machines.map((path) => path.split('/')[1] ?? ''));
    flows.delete('shared');
    const nameless = [...flows].filter(
      (flow) => !files.includes(`machines/${flow}/${flow}Machine.ts`),
    );
    expect(nameless).toEqual([]);
    const nested = machines.filter((path) => path.split('/').length > 3);
    expect(nested.filter((path) => !/^machines\/shared\/\w+\/\w+\.ts$/.test(path))).toEqual([]);
  });

  it('of flows nest one folder deep, as the dependency rule of the linter requires', () => {
    expect(files.filter((path) => /^src\/flows\/[^/]+\/[^/]+\/[^/]+\//.test(path))).toEqual([]);
  });
});

describe('modules', () => {
  it('do not pass on what others declare: a name is imported from its own file', () => {
    const passedOn = code
      .filter((path) => /^(machines|src)\//.test(path))
      .filter((path) => /^export (type )?(\*|\{[^}]*\}) from\b/m.test(readOurs(path)));
    expect(passedOn).toEqual([]);
  });

  it(`are at most ${MAX_LINES} lines`, () => {
    const long = files
      .filter((path) => !LONG_BY_NATURE.test(path))
      .map((path) => ({path, lines: readOurs(path).split('\n').length - 1}))
      .filter(({lines}) => lines > MAX_LINES);
    expect(long).toEqual([]);
  });
});
