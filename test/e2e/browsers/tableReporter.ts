import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import type {FullResult, Reporter, TestCase, TestResult} from '@playwright/test/reporter';

type Row = Map<string, string>;

/** Writes which story passed in which browser and language, and how long it took. */
export default class TableReporter implements Reporter {
  readonly #rows = new Map<string, Row>();
  readonly #versions = new Map<string, string>();
  readonly #seconds = new Map<string, number>();
  readonly #file: string;

  constructor({file}: {file: string}) {
    this.#file = resolve(import.meta.dirname, file);
  }

  onTestEnd({title, parent}: TestCase, {status, duration, annotations}: TestResult) {
    const project = parent.project()?.name ?? '';
    const row = this.#rows.get(title) ?? new Map<string, string>();
    this.#rows.set(title, row);
    const seconds = duration / 1000;
    row.set(project, status === 'passed' ? `${seconds.toFixed(1)} s` : status);
    this.#seconds.set(project, (this.#seconds.get(project) ?? 0) + seconds);
    const version = annotations.find(({type}) => type === 'browser')?.description;
    if (version) this.#versions.set(project.split(' ')[0] ?? '', version);
  }

  onEnd({duration}: FullResult) {
    const projects = [...this.#seconds.keys()];
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;
    const text = [
      `Browsers: ${[...this.#versions.values()].join(', ')}. The whole took ${minutes(duration / 1000)}.`,
      '',
      line(['a visitor …', ...projects]),
      line(['---', ...projects.map(() => '---')]),
      ...[...this.#rows].map(([title, row]) =>
        line([title, ...projects.map((project) => row.get(project) ?? 'not run')]),
      ),
      line(['together', ...projects.map((project) => minutes(this.#seconds.get(project) ?? 0))]),
      '',
    ];
    mkdirSync(dirname(this.#file), {recursive: true});
    writeFileSync(this.#file, text.join('\n'));
  }
}
