import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import {layoutChart} from '../../../src/inspector/chart/layoutChart.ts';
import {readChart} from '../../../src/inspector/chart/readChart.ts';
import {chartPicture} from '../../../src/inspector/docs/chartPicture.tsx';
import {ROOT} from '../../support/repository.ts';
import {coverageFile} from '../coverage/coverageFile.ts';
import {pathsOf, type QaFlow, qaFlows} from '../paths/flows.ts';
import {unwalkablePaths} from '../paths/unwalkable.ts';
import {type ArrowCoverage, arrowCoverage, RUNNERS} from './coverage.ts';
import {type FlowReport, reportPage} from './page.ts';
import {
  PLAYWRIGHT_RESULTS,
  playwrightResults,
  readKept,
  VITEST_RESULTS,
  vitestResults,
} from './results.ts';

const FOLDER = join(ROOT, '.results/qa/report');

const COLOURS = {taken: '#00843d', reason: '#c77700', missed: '#c8102e'};

const worst = (arrows: readonly ArrowCoverage[]): keyof typeof COLOURS => {
  const paints = new Set(arrows.flatMap(({by}) => RUNNERS.map((runner) => by[runner])));
  if (paints.has('missed')) return 'missed';
  return paints.has('reason') ? 'reason' : 'taken';
};

/** The chart's own keys have no spaces around their bars. */
const chartKey = (key: string): string => key.replaceAll(' | ', '|');

const paintedPicture = async ({machine, name}: QaFlow, arrows: readonly ArrowCoverage[]) => {
  const chart = await layoutChart(new ELK(), readChart(machine));
  const byKey = new Map(arrows.map((arrow) => [chartKey(arrow.key), arrow]));
  const rules = [
    ...arrows.map(
      (arrow) => `[data-arrow="${chartKey(arrow.key)}"] { fill: ${COLOURS[worst([arrow])]}; }`,
    ),
    ...chart.bundles.map(({id, arrows: together}) => {
      const known = together.flatMap((arrow) => byKey.get(arrow.id) ?? []);
      return `[data-bundle="${id}"] .edge { stroke: ${COLOURS[worst(known)]}; stroke-width: 2; }`;
    }),
  ].map((rule) => `#${name}-picture ${rule}`);
  return `<style>${rules.join('\n')}</style><div id="${name}-picture">${chartPicture(chart)}</div>`;
};

const screensOf = ({name, paths}: QaFlow): FlowReport['screens'] =>
  Object.keys(paths)
    .map((screen) => ({
      screen,
      nl: `screens/${name}-${screen}-nl.png`,
      en: `screens/${name}-${screen}-en.png`,
    }))
    .filter(({nl}) => existsSync(join(FOLDER, nl)));

const reportOf = async (flow: QaFlow): Promise<FlowReport> => {
  const {name} = flow;
  const arrows = arrowCoverage(flow);
  const vitest = readKept(VITEST_RESULTS);
  const playwright = readKept(PLAYWRIGHT_RESULTS);
  return {
    name,
    arrows,
    picture: await paintedPicture(flow, arrows),
    paths: pathsOf(flow),
    results: {
      machine: vitestResults(vitest, new RegExp(`${name}Model\\.test\\.ts$`)),
      react: vitestResults(vitest, new RegExp(`${name}/\\w+Flow\\.paths\\.test\\.ts$`)),
      browser: playwrightResults(playwright, new RegExp(`${name}\\.paths\\.spec\\.ts$`)),
    },
    reasons: {
      machine: unwalkablePaths('machine', name),
      react: unwalkablePaths('react', name),
      browser: unwalkablePaths('browser', name),
    },
    screens: screensOf(flow),
  };
};

/** A runner that breaks down must not be taken for the one that ran before. */
export const forgetLastRun = (): void => {
  const flows = Object.keys(qaFlows);
  const arrows = RUNNERS.flatMap((runner) => flows.map((flow) => coverageFile(runner, flow)));
  for (const file of [VITEST_RESULTS, PLAYWRIGHT_RESULTS, ...arrows]) rmSync(file, {force: true});
};

/** Writes the report of the last runs; gives the place of the page. */
export const writeReport = async (): Promise<string> => {
  const flows = [];
  for (const flow of Object.values(qaFlows)) flows.push(await reportOf(flow));
  mkdirSync(FOLDER, {recursive: true});
  const file = join(FOLDER, 'index.html');
  writeFileSync(file, reportPage(flows));
  return file;
};
