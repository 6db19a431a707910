import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {ENTRY_PATHS} from '../../../src/app/prerender/entryPaths.ts';
import {findBrowser} from '../../support/run/findBrowser.mjs';
import {buildFloor} from '../floor/buildFloor.ts';
import {median, writeResults} from '../report.ts';
import {FOLDER, serve, serveProduct} from '../servedProduct.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;

type Figures = Record<
  'lcp' | 'tbt' | 'cls' | 'score' | 'accessibility' | 'bestPractices' | 'seo',
  number
>;

const read = (file: string): Figures => {
  const {audits, categories} = JSON.parse(readFileSync(file, 'utf8'));
  const score = (name: string) => Math.round(categories[name].score * 100);
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    score: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
};

const visit = async (url: string, executablePath: string): Promise<Figures> => {
  const file = join(FOLDER, 'lighthouse.json');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      '--package',
      LIGHTHOUSE,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    {cwd: FOLDER, env: {...process.env, CHROME_PATH: executablePath}, maxBuffer: 2 ** 26},
  );
  return read(file);
};

const medians = async (url: string, executablePath: string): Promise<Figures> => {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await visit(url, executablePath));
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  ) as Figures;
};

const row = (name: string, found: Figures, floor: Figures): string[] => [
  name,
  (found.lcp / 1000).toFixed(2),
  (found.lcp / floor.lcp).toFixed(2),
  found.tbt.toFixed(0),
  found.cls.toFixed(3),
  String(found.score),
  String(found.accessibility),
  String(found.bestPractices),
  String(found.seo),
];

/** Lighthouse on its mobile defaults: every entry route, or those asked for, and the floor in the same run. */
export const measureLighthouse = async (asked: readonly string[]): Promise<void> => {
  mkdirSync(FOLDER, {recursive: true});
  const {executablePath} = await findBrowser();
  await buildFloor(join(FOLDER, 'floor'));
  const [floorHost, product] = [await serve(join(FOLDER, 'floor')), await serveProduct()];
  const floor = await medians(floorHost.url, executablePath);
  const rows = [row('bare stack (floor)', floor, floor)];
  for (const route of ENTRY_PATHS.filter((each) => asked.length === 0 || asked.includes(each))) {
    rows.push(row(`\`${route}\``, await medians(product.url + route, executablePath), floor));
    console.log(rows.at(-1)?.join(' | '));
  }
  floorHost.close();
  product.close();
  const head = ['page', 'LCP s', '× floor', 'TBT ms', 'CLS', 'performance', 'accessibility'];
  await writeResults('lighthouse', `, ${LIGHTHOUSE}, mobile defaults, median of ${RUNS}`, [
    {head: [...head, 'best practices', 'SEO'], rows},
  ]);
};
