import type {FlowPath} from '../../support/machines/paths.ts';
import {leafOf, pathOf} from '../../support/machines/position.ts';
import type {FlowName} from '../paths/flows.ts';
import {type ArrowCoverage, RUNNERS, type RunnerName} from './coverage.ts';
import type {Result, Results} from './results.ts';

export type FlowReport = {
  name: FlowName;
  /** The picture, as SVG. */
  picture: string;
  arrows: readonly ArrowCoverage[];
  paths: readonly FlowPath[];
  results: Readonly<Record<RunnerName, Results>>;
  /** Path name → why a runner does not walk it. */
  reasons: ReadonlyMap<string, string>;
  screens: readonly {screen: string; nl: string; en: string}[];
};

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const NAMES: Readonly<Record<RunnerName, string>> = {
  machine: 'machine',
  react: 'screens',
  browser: 'browser',
};

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1400px; padding: 1rem; color: #1b2330; background: #fff; }
  .picture { overflow: auto; max-height: 80vh; border: 1px solid #8a94a3; }
  table { border-collapse: collapse; } td, th { padding: .25rem .75rem; text-align: left; border-bottom: 1px solid #d5dae1; }
  details { border-bottom: 1px solid #d5dae1; padding: .25rem 0; } summary { cursor: pointer; }
  .ok { color: #00692b; } .bad { color: #b3001b; font-weight: 600; } .why { color: #7a4b00; }
  pre { white-space: pre-wrap; background: #f5f6f8; padding: .5rem; } code { overflow-wrap: anywhere; }
  figure { display: inline-block; margin: .5rem; vertical-align: top; } figure img { width: 300px; border: 1px solid #8a94a3; }
  .swatch { display: inline-block; width: 2.5rem; height: 4px; vertical-align: middle; margin-right: .5rem; }`;

const verdict = (result: Result | undefined, reason: string | undefined): string => {
  if (reason !== undefined) return '<span class="why">not walked, see the reason</span>';
  if (!result) return '<span class="why">did not run</span>';
  return result.passed ? '<span class="ok">passed</span>' : '<span class="bad">FAILED</span>';
};

const steps = ({steps: taken}: FlowPath): string =>
  taken
    .map(
      ({words, to}) =>
        `<li>${escape(words)} <small>→ ${escape(leafOf(to))} · ${escape(pathOf(to))}</small></li>`,
    )
    .join('');

const pathBlock = (flow: FlowReport, path: FlowPath): string => {
  const reason = flow.reasons.get(path.name);
  const cells = RUNNERS.map((runner) => {
    const isListed = runner !== 'machine' && reason !== undefined;
    return `${NAMES[runner]}: ${verdict(flow.results[runner].get(path.name), isListed ? reason : undefined)}`;
  });
  const errors = RUNNERS.flatMap((runner) => {
    const result = flow.results[runner].get(path.name);
    return result && !result.passed
      ? [`<pre>${escape(`${NAMES[runner]}\n${result.error}`)}</pre>`]
      : [];
  });
  return `<details${errors.length > 0 ? ' open' : ''}><summary>${escape(path.name)} — ${cells.join(' · ')}</summary>
    <p>Start: ${escape(path.start)}</p><ol>${steps(path)}</ol>${reason ? `<p class="why">${escape(reason)}</p>` : ''}${errors.join('')}
    <p>Walk it again: <code>npm run qa -- --path "${escape(path.name)}"</code></p></details>`;
};

const coverageRow = (flow: FlowReport, runner: RunnerName): string => {
  const count = (paint: string) => flow.arrows.filter(({by}) => by[runner] === paint).length;
  const results = [...flow.results[runner].values()];
  const failed = results.filter(({passed}) => !passed).length;
  return `<tr><th>${NAMES[runner]}</th><td>${results.length}</td><td class="${failed > 0 ? 'bad' : 'ok'}">${failed}</td>
    <td>${count('taken')} of ${flow.arrows.length}</td><td>${count('reason')}</td><td class="${count('missed') > 0 ? 'bad' : 'ok'}">${count('missed')}</td></tr>`;
};

const untaken = (flow: FlowReport): string => {
  const rows = flow.arrows.flatMap(({key, by}) =>
    RUNNERS.filter((runner) => by[runner] !== 'taken').map(
      (runner) =>
        `<li class="${by[runner] === 'missed' ? 'bad' : 'why'}">${NAMES[runner]}: ${escape(key)}</li>`,
    ),
  );
  return rows.length > 0 ? `<h3>Arrows not taken</h3><ul>${rows.join('')}</ul>` : '';
};

const screens = (flow: FlowReport): string =>
  flow.screens
    .map(
      ({screen, nl, en}) => `<h4>${escape(screen)}</h4>
      <figure><img loading="lazy" src="${nl}" alt="${escape(screen)} in Dutch"><figcaption>Nederlands</figcaption></figure>
      <figure><img loading="lazy" src="${en}" alt="${escape(screen)} in English"><figcaption>English</figcaption></figure>`,
    )
    .join('');

const section = (flow: FlowReport): string => `
  <h2 id="${flow.name}">The ${flow.name} flow</h2>
  <table><tr><th>walked on</th><th>tests</th><th>failed</th><th>arrows taken</th><th>listed with a reason</th><th>missed</th></tr>
  ${RUNNERS.map((runner) => coverageRow(flow, runner)).join('')}</table>
  <div class="picture">${flow.picture}</div>
  ${untaken(flow)}
  <h3>Paths</h3>${flow.paths.map((path) => pathBlock(flow, path)).join('')}
  ${flow.screens.length > 0 ? `<h3>Screens</h3>${screens(flow)}` : ''}`;

/** The whole report as one page. */
export const reportPage = (flows: readonly FlowReport[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paths through the funnel</title><style>${style}</style></head><body>
<h1>Paths through the funnel</h1>
<p><span class="swatch" style="background:#00843d"></span>taken by all three
<span class="swatch" style="background:#c77700"></span>listed with a reason
<span class="swatch" style="background:#c8102e"></span>missed by one of them</p>
<nav>${flows.map(({name}) => `<a href="#${name}">${name}</a>`).join(' · ')}</nav>
${flows.map(section).join('')}
</body></html>`;
