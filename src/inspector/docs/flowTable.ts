import {type Chart, type ChartState, OTHERWISE, statesOf} from '../chart/readChart.ts';

const code = (words: string): string => `\`${words}\``;

const list = (items: Iterable<string>): string => [...new Set(items)].join(', ') || '–';

const row = ({arrows}: Chart, {id, path, meta}: ChartState): string => {
  const own = arrows.filter(({source}) => source === id);
  const guards = own.flatMap(({guard}) => (guard && guard !== OTHERWISE ? [code(guard)] : []));
  const cells = [
    code(path),
    meta ? meta.screen : '',
    meta ? code(meta.path) : '',
    list(own.map(({words}) => code(words))),
    list(guards),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** The flow as a page: its picture and the table state · screen · route · events · guards. */
export const flowPage = (chart: Chart): string =>
  [
    `# The ${chart.id} flow`,
    '',
    `[![Chart of the ${chart.id} flow](${chart.id}.svg)](${chart.id}-full.svg)`,
    '',
    `The picture is in brief; it leads to [the whole of it](${chart.id}-full.svg). As text: [${chart.id}.mmd](${chart.id}.mmd). What`,
    'a state answers, the states inside it answer too; a screen and a route hold for the states inside. Written by',
    '`npm run docs:flows`.',
    '',
    '| state | screen | route | events | guards |',
    '| --- | --- | --- | --- | --- |',
    ...statesOf(chart.root)
      .slice(1)
      .map((state) => row(chart, state)),
    '',
  ].join('\n');
