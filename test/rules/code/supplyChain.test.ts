import {describe, expect, it} from 'vitest';
import {readOurs} from '../../support/repository.ts';
import {openFindings} from '../../support/run/runAudit.mjs';
import {licences} from '../../support/write/writeLicences.mjs';

type Package = {
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
};

const MAY_SHIP = ['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', '0BSD', '(MIT OR CC0-1.0)'];
const MAY_HELP = [
  ...MAY_SHIP,
  'BSD-2-Clause',
  'MPL-2.0',
  'EPL-2.0 OR GPL-3.0-or-later',
  '(MIT OR GPL-3.0-or-later)',
  '(MIT AND Zlib)',
  'CC0-1.0',
  'CC-BY-4.0',
  'BlueOak-1.0.0',
];

const lockFile = readOurs('package-lock.json');
const packages = Object.entries<Package>(JSON.parse(lockFile).packages).filter(
  ([path]) => path !== '',
);
const named = (found: typeof packages) => found.map(([path]) => path);

describe('the packages of the lock file', () => {
  it('are known by their content', () => {
    expect(packages.length).toBeGreaterThan(0);
    expect(named(packages.filter(([, {integrity}]) => !integrity?.startsWith('sha512-')))).toEqual(
      [],
    );
  });

  it('run no script when they are installed', () => {
    expect(named(packages.filter(([, {hasInstallScript}]) => hasInstallScript))).toEqual([]);
  });

  it('have licences that allow what is done with them', () => {
    const refused = packages.filter(([, {dev, devOptional, license = ''}]) => {
      const allowed = (dev ?? devOptional) ? MAY_HELP : MAY_SHIP;
      return !allowed.includes(license);
    });
    expect(named(refused)).toEqual([]);
  });

  it('are pinned to one version each', () => {
    const {dependencies, devDependencies} = JSON.parse(readOurs('package.json'));
    const loose = Object.entries<string>({...dependencies, ...devDependencies}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('are listed with their licences in docs/licences.md', () => {
    const cells = (text: string) =>
      text
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ').replace(/-{3,}/g, '---'))
        .filter((line) => line !== '');
    expect(cells(readOurs('docs/licences.md'))).toEqual(cells(licences(lockFile)));
  });
});

describe('the audit', () => {
  const url = 'https://advisories.example/1';
  const report = {
    vulnerabilities: {
      parser: {severity: 'high', via: [{url, title: 'Prototype pollution', severity: 'high'}]},
      server: {severity: 'high', via: ['parser']},
      logger: {
        severity: 'low',
        via: [{url: 'https://advisories.example/2', title: 'Slow pattern', severity: 'low'}],
      },
    },
  };
  const exception = {advisory: url, reason: 'tools only', until: '2026-12-31'};

  it('reports high findings, each once', () => {
    expect(openFindings(report, [], '2026-12-01')).toEqual([
      'parser: Prototype pollution (high, https://advisories.example/1)',
    ]);
    expect(openFindings({}, [], '2026-12-01')).toEqual([]);
  });

  it('leaves out what an exception covers, up to its last day', () => {
    expect(openFindings(report, [exception], '2026-12-31')).toEqual([]);
    expect(openFindings(report, [exception], '2027-01-01')).toEqual([
      'parser: Prototype pollution (high, https://advisories.example/1)',
      'the exception for https://advisories.example/1 ran out on 2026-12-31',
    ]);
  });

  it('has exceptions that each give a reason and a last day', () => {
    const exceptions: (typeof exception)[] = JSON.parse(readOurs('docs/auditExceptions.json'));
    const shapeless = exceptions.filter(
      ({advisory, reason, until}) =>
        !advisory.startsWith('https:') || !reason || !/^\d{4}-\d\d-\d\d$/.test(until),
    );
    expect(shapeless).toEqual([]);
  });
});
