import type {FlowPath} from '../../support/machines/paths.ts';
import {leafOf, pathOf} from '../../support/machines/position.ts';
import type {FlowName} from '../paths/flows.ts';
import type {Runner} from '../paths/unwalkable.ts';
import {type ArrowCoverage, RUNNERS} from './coverage.ts';
import type {Result, Results} from './results.ts';

export type FlowReport = {
  name: FlowName;
  /** The picture, as SVG. */
  picture: string;
  arrows: readonly ArrowCoverage[];
  paths: readonly FlowPath[];
  results: Readonly<Record<Runner, Results>>;
  /** Path name → why a runner cannot walk it. */
  reasons: Readonly<Record<Runner, ReadonlyMap<string, string>>>;
  screens: readonly {screen: string; nl: string; en: string}[];
};

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const NAMES: Readonly<Record<Runner, string>> = {
  machine: 'machine',
  react: 'screens',
  browser: 'browser',
};

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1400px; padding: 1rem; color: #1b2330; background: #fff; }
  .picture { overflow: auto; max-height: 80vh; border: 1px solid #8a94a3; }
  label:not(:has(:checked)) + .picture svg { width: 100%; height: auto; }
  table { border-collapse: collapse; } td, th { padding: .25rem .75rem; text-align: left; border-bottom: 1px solid #d5dae1; }
  details { border-bottom: 1px solid #d5dae1; padding: .25rem 0; } summary { cursor: pointer; }
  .ok { color: #00692b; } .bad { color: #b3001b; font-weight: 600; } .why { color: #7a4b00; }
  pre { white-space: pre-wrap; background: #f5f6f8; padding: .5rem; } code { overflow-wrap: anywhere; }
  figure { display: inline-block; margin: .5rem; vertical-align: top; } figure img { width: 420px; border: 1px solid #8a94a3; }
  .swatch { display: inline-block; width: 2.5rem; height: 4px; vertical-align: middle; margin-right: .5rem; }`;

/** One argument in the shells of Linux, macOS and Windows. */
const argument = (text: string): string => `"${text.replace(/["\\$`]/g, '\\$&')}"`;

const verdict = (result: Result | undefined, reason: string | undefined): string => {
  if (!result) return '<span class="why">did not run</span>';
  if (!result.passed) return '<span class="bad">FAILED</span>';
  return reason === undefined
    ? '<span class="ok">passed</span>'
    : '<span class="why">cannot be walked, see the reason</span>';
};

const failure = (runner: Runner, error: string): string =>
  `<pre>${escape(`${NAMES[runner]}\n${error}`)}</pre>`;

const steps = ({steps: taken}: Pick<FlowPath, 'steps'>): string =>
  taken
    .map(
      ({words, to}) =>
        `<li>${escape(words)} <small>→ ${escape(leafOf(to))} · ${escape(pathOf(to))}</small></li>`,
    )
    .join('');

const pathBlock = (flow: FlowReport, {name, start, ...path}: FlowPath): string => {
  const walks = RUNNERS.map((runner) => ({
    runner,
    result: flow.results[runner].get(name),
    reason: flow.reasons[runner].get(name),
  }));
  const cells = walks.map(
    ({runner, result, reason}) => `${NAMES[runner]}: ${verdict(result, reason)}`,
  );
  const reasons = walks.flatMap(({runner, reason}) =>
    reason === undefined ? [] : [`<p class="why">${NAMES[runner]}: ${escape(reason)}</p>`],
  );
  const errors = walks.flatMap(({runner, result}) =>
    result && !result.passed ? [failure(runner, result.error)] : [],
  );
  return `<details${errors.length > 0 ? ' open' : ''}><summary>${escape(name)} — ${cells.join(' · ')}</summary>
    <p>Start: ${escape(start)}</p><ol>${steps(path)}</ol>${reasons.join('')}${errors.join('')}
    <p>Walk it again: <code>npm run qa -- --path ${escape(argument(name))}</code></p></details>`;
};

/** What failed without being the walk of a path. */
const otherFailures = (flow: FlowReport): string => {
  const paths = new Set(flow.paths.map(({name}) => name));
  const failed = RUNNERS.flatMap((runner) =>
    [...flow.results[runner]]
      .filter(([title, {passed}]) => !passed && !paths.has(title))
      .map(([title, {error}]) => failure(runner, `${title}\n${error}`)),
  );
  return failed.length > 0 ? `<h3>Failed beside the paths</h3>${failed.join('')}` : '';
};

const coverageRow = (flow: FlowReport, runner: Runner): string => {
  const count = (paint: string) => flow.arrows.filter(({by}) => by[runner] === paint).length;
  const results = [...flow.results[runner].values()];
  const failed = results.filter(({passed}) => !passed).length;
  return `<tr><th>${NAMES[runner]}</th><td>${results.length}</td><td class="${failed > 0 ? 'bad' : 'ok'}">${failed}</td>
    <td>${count('taken')} of ${flow.arrows.length}</td><td>${count('reason')}</td><td class="${count('missed') > 0 ? 'bad' : 'ok'}">${count('missed')}</td></tr>`;
};

const untaken = (flow: FlowReport): string => {
  const rows = flow.arrows.flatMap(({key, by, why}) =>
    RUNNERS.filter((runner) => by[runner] !== 'taken').map((runner) => {
      const reason = why[runner];
      const words = reason === undefined ? 'missed' : escape(reason);
      return `<li class="${reason === undefined ? 'bad' : 'why'}">${NAMES[runner]}: ${escape(key)} — ${words}</li>`;
    }),
  );
  return rows.length > 0 ? `<h3>Arrows not taken</h3><ul>${rows.join('')}</ul>` : '';
};

const picture = (source: string, screen: string, language: string): string =>
  `<figure><a href="${source}"><img loading="lazy" src="${source}" alt="${escape(screen)} in ${language}"></a><figcaption>${language}</figcaption></figure>`;

const screens = (flow: FlowReport): string =>
  flow.screens
    .map(
      ({screen, nl, en}) =>
        `<h4>${escape(screen)}</h4>${picture(nl, screen, 'Dutch')}${picture(en, screen, 'English')}`,
    )
    .join('');

const counted = (count: number, one: string, more: string): string[] => {
  if (count === 0) return [];
  return [`${count} ${count === 1 ? one : more}`];
};

/** How it all went, in one line. */
const sum = (flows: readonly FlowReport[]): string => {
  const runs = flows.flatMap((flow) => RUNNERS.map((runner) => ({flow, runner})));
  const total = (count: (run: {flow: FlowReport; runner: Runner}) => number) =>
    runs.reduce((before, run) => before + count(run), 0);
  const failed = total(
    ({flow, runner}) => [...flow.results[runner].values()].filter(({passed}) => !passed).length,
  );
  const missed = total(
    ({flow, runner}) => flow.arrows.filter(({by}) => by[runner] === 'missed').length,
  );
  const unwalked = total(
    ({flow, runner}) => flow.paths.filter(({name}) => !flow.results[runner].has(name)).length,
  );
  const wrong = [
    ...counted(failed, 'test failed', 'tests failed'),
    ...counted(missed, 'arrow was missed', 'arrows were missed'),
    ...counted(unwalked, 'walk did not run', 'walks did not run'),
  ];
  return wrong.length > 0
    ? `<p class="bad">NOT PASSED: ${wrong.join(', ')}.</p>`
    : '<p class="ok">Passed: every path was walked by all three, and no arrow was missed.</p>';
};

const section = (flow: FlowReport): string => `
  <h2 id="${flow.name}">The ${flow.name} flow</h2>
  <table><tr><th>walked on</th><th>tests</th><th>failed</th><th>arrows taken</th><th>listed with a reason</th><th>missed</th></tr>
  ${RUNNERS.map((runner) => coverageRow(flow, runner)).join('')}</table>
  ${otherFailures(flow)}
  <label><input type="checkbox"> at full size</label><div class="picture">${flow.picture}</div>
  ${untaken(flow)}
  <h3>Paths</h3>${flow.paths.map((path) => pathBlock(flow, path)).join('')}
  ${flow.screens.length > 0 ? `<h3>Screens</h3>${screens(flow)}` : ''}`;

/** The whole report as one page. */
export const reportPage = (flows: readonly FlowReport[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paths through the funnel</title><style>${style}</style></head><body>
<h1>Paths through the funnel</h1>
${sum(flows)}
<p><span class="swatch" style="background:#00843d"></span>taken by all three
<span class="swatch" style="background:#c77700"></span>listed with a reason
<span class="swatch" style="background:#c8102e"></span>missed by one of them</p>
<nav>${flows.map(({name}) => `<a href="#${name}">${name}</a>`).join(' · ')}</nav>
${flows.map(section).join('')}
</body></html>`;
