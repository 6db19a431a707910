import {reasonFor, type Tried} from './equivalent.ts';
import {mutantsOf} from './listMutants.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = (mutant: Tried): string =>
  `| ${mutant.file}:${mutant.line} | \`${cell(mutant.words)}\` | ${reasonFor(mutant) ?? 'none yet'} |`;

const fileRow = ([file, tried]: readonly [string, readonly Tried[]]): string => {
  const noticed = tried.filter(({noticedBy}) => noticedBy);
  return `| ${file} | ${mutantsOf(file).length} | ${tried.length} | ${noticed.length} |`;
};

/** What became of the mutants, to be read beside docs/qa.md. */
export const mutantsDocument = (
  kept: Readonly<Record<string, readonly Tried[]>>,
  measured: string,
): string => {
  const all = Object.values(kept).flat();
  const survivors = all.filter(({noticedBy}) => !noticedBy);
  const score = ((100 * (all.length - survivors.length)) / all.length).toFixed(1);
  return `# What became of the mutants

Written by \`npm run qa:mutants\` on ${measured}; what a mutant is stands in [qa.md](qa.md).
A file that has nothing to change, such as a list of limits, counts none.

**${all.length}** changes were tried on \`machines/\`, **${all.length - survivors.length}** were noticed: **${score} %**.

| file | possible | tried | noticed |
| --- | --- | --- | --- |
${Object.entries(kept).map(fileRow).join('\n')}

## What survived, and why

| where | change | reason |
| --- | --- | --- |
${survivors.map(row).join('\n')}
`;
};
