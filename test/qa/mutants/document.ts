import {reasonFor, type Tried} from './equivalent.ts';

type Run = {
  /** The folders that were changed. */
  parts: readonly string[];
  command: string;
  measured: string;
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = (mutant: Tried): string =>
  `| ${mutant.file}:${mutant.line} | \`${cell(mutant.words)}\` | ${reasonFor(mutant) ?? 'none yet'} |`;

const isNoticed = ({noticedBy}: Tried): boolean => noticedBy !== undefined;

const fileRow = (file: string, all: readonly Tried[]): string => {
  const tried = all.filter((mutant) => mutant.file === file);
  return `| ${file} | ${tried.length} | ${tried.filter(isNoticed).length} |`;
};

const score = (part: string, all: readonly Tried[]): string => {
  const tried = all.filter(({file}) => file.startsWith(`${part}/`));
  const noticed = tried.filter(isNoticed).length;
  const percent = ((100 * noticed) / tried.length).toFixed(1);
  return `**${tried.length}** changes were tried on \`${part}/\`, **${noticed}** were noticed: **${percent} %**.`;
};

/** What became of the mutants, to be read beside docs/qa.md. */
export const mutantsDocument = (
  tried: readonly Tried[],
  {parts, command, measured}: Run,
): string => {
  const files = [...new Set(tried.map(({file}) => file))].toSorted();
  return `# What became of the mutants of ${parts.join(' and ')}

Written by \`${command}\` on ${measured}; what a mutant is stands in [qa.md](qa.md#mutation-tests).
Files in which there is nothing to change, such as a list of limits, are left out.

${parts.map((part) => score(part, tried)).join('\n\n')}

| file | tried | noticed |
| --- | --- | --- |
${files.map((file) => fileRow(file, tried)).join('\n')}

## What survived, and why

| where | change | reason |
| --- | --- | --- |
${tried
  .filter((mutant) => !isNoticed(mutant))
  .map(row)
  .join('\n')}
`;
};
