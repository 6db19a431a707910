import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

/** @typedef {{advisory: string, reason: string, until: string}} Exception `until` is the last day, as 2026-12-31 */
/** @typedef {{severity: string, via: (string | {url: string, title: string, severity: string})[]}} Finding */

const EXCEPTIONS = join(import.meta.dirname, '../../../docs/auditExceptions.json');

/**
 * The high and critical findings that no exception of this day covers, and the exceptions that have run out.
 * @param {{vulnerabilities?: Record<string, Finding>}} report what `npm audit --json` prints
 * @param {Exception[]} exceptions
 * @param {string} today as 2026-12-31
 * @returns {string[]}
 */
export function openFindings({vulnerabilities = {}}, exceptions, today) {
  const valid = exceptions.filter(({until}) => until >= today);
  const expired = exceptions
    .filter(({until}) => until < today)
    .map(({advisory, until}) => `the exception for ${advisory} ran out on ${until}`);
  const findings = Object.entries(vulnerabilities).flatMap(([name, {via}]) =>
    via.flatMap((cause) =>
      typeof cause === 'object' &&
      /^(high|critical)$/.test(cause.severity) &&
      !valid.some(({advisory}) => advisory === cause.url)
        ? [`${name}: ${cause.title} (${cause.severity}, ${cause.url})`]
        : [],
    ),
  );
  return [...new Set([...findings, ...expired])];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {stdout} = spawnSync('npm', ['audit', '--json'], {encoding: 'utf8'});
  const report = JSON.parse(stdout || '{}');
  if (report.vulnerabilities === undefined) {
    console.log('The registry gave no audit: nothing is known of advisories today.');
    process.exitCode = 2;
  } else {
    const exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8'));
    const open = openFindings(report, exceptions, new Date().toISOString().slice(0, 10));
    console.log(open.length === 0 ? 'No high or critical advisory is open.' : open.join('\n'));
    process.exitCode = open.length === 0 ? 0 : 1;
  }
}
