import {resolveConfig} from 'vite';
import {beforeAll, describe, expect, it} from 'vitest';
import {readOurs, ROOT} from '../../support/repository.ts';

/** As Vite's targets, browserslist and the README call them. */
const BROWSERS = [
  ['chrome', 'chrome', 'Chrome'],
  ['edge', 'edge', 'Edge'],
  ['firefox', 'firefox', 'Firefox'],
  ['safari', 'safari', 'Safari'],
  ['ios', 'ios_saf', 'Safari on iOS'],
] as const;

describe('the supported browsers', () => {
  let targets: string[] = [];
  beforeAll(async () => {
    const {build} = await resolveConfig({root: ROOT, logLevel: 'error'}, 'build');
    targets = [build.target].flat().map(String);
  });
  const oldest = (target: string) =>
    targets.find((one) => /^[a-z]+/.exec(one)?.[0] === target)?.slice(target.length);

  it('are, in package.json, those that the product is built for', () => {
    const {browserslist} = JSON.parse(readOurs('package.json'));
    expect(browserslist).toEqual(BROWSERS.map(([target, name]) => `${name} >= ${oldest(target)}`));
    expect(targets).toHaveLength(BROWSERS.length);
  });

  it('are, in the README, the same', () => {
    const names = BROWSERS.map(([target, , name]) => `${name} ${oldest(target)}`);
    expect(readOurs('README.md').replaceAll(/\s+/g, ' ')).toContain(
      `${names.join(', ')}, and newer versions of each.`,
    );
  });
});
