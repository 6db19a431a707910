import {readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {version as viteVersion} from 'vite';
import {ROOT} from '../support/repository.ts';

const FILE = join(ROOT, 'docs/performance.md');

export type Table = {head: readonly string[]; rows: readonly (readonly string[])[]};

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const drawTable = ({head, rows}: Table): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value that 95 of 100 stay under. */
export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Writes one section of the report, with what it was measured on, in the place of what was there. */
export const writeResults = async (
  name: string,
  tools: string,
  tables: readonly Table[],
): Promise<void> => {
  const today = new Date().toISOString().slice(0, 10);
  const cpu = cpus();
  const machine = `${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown'}`;
  const made = `Measured ${today} on ${machine}; Node ${process.versions.node}, Vite ${viteVersion}${tools}.`;
  const section = [
    `<!-- ${name} -->`,
    made,
    ...tables.map(drawTable),
    `<!-- end of ${name} -->`,
  ].join('\n\n');
  const text = readFileSync(FILE, 'utf8');
  const place = new RegExp(`<!-- ${name} -->[^]*<!-- end of ${name} -->`);
  if (!place.test(text)) throw new Error(`docs/performance.md has no place for ${name}`);
  const style = await resolveConfig(FILE);
  const written = text.replace(place, () => section);
  writeFileSync(FILE, await format(written, {...style, parser: 'markdown'}));
  console.log(section);
};
