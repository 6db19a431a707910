import {execFileSync} from 'node:child_process';

/** @returns {string} when and on what a result was measured: `2026-11-28, at commit 1a2b3c4` */
export function measuredAt() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  return `${new Date().toISOString().slice(0, 10)}, at commit ${commit}`;
}
