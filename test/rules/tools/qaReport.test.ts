// @vitest-environment happy-dom
import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {type FlowReport, reportPage} from '../../qa/report/page.ts';
import {inWords} from '../../qa/report/vitestReporter.ts';

const NAME = 'waiting: it is created ⇒ upgraded (after "submits $5 with a `gap`")';
const REASON = 'The form sends no gap.';

const results = (passed: boolean, error = '') => new Map([[NAME, {passed, error}]]);
const taken = {machine: 'taken', react: 'taken', browser: 'taken'} as const;

const whole: FlowReport = {
  name: 'upgrade',
  picture: '<svg></svg>',
  arrows: [{key: 'upgrade.waiting | done | 0', by: taken, why: {}}],
  paths: [{name: NAME, start: 'opens /upgrade/', input: {} as never, steps: []}],
  results: {machine: results(true), react: results(true), browser: results(true)},
  reasons: {machine: new Map(), react: new Map(), browser: new Map()},
  screens: [],
};

const pageOf = (report: Partial<FlowReport>): Document =>
  new DOMParser().parseFromString(reportPage([{...whole, ...report}]), 'text/html');

const textOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(({textContent}) => textContent);

describe('the report of all paths', () => {
  it('says first that everything passed', () => {
    expect(textOf(pageOf({}), 'h1 + p')).toEqual([
      'Passed: every path was walked by all three, and no arrow was missed.',
    ]);
  });

  it('says first what failed, what was missed and what did not run', () => {
    const page = pageOf({
      arrows: [{key: 'a', by: {...taken, browser: 'missed'}, why: {}}],
      results: {machine: results(false), react: results(true), browser: new Map()},
    });
    expect(textOf(page, 'h1 + p')).toEqual([
      'NOT PASSED: 1 test failed, 1 arrow was missed, 1 walk did not run.',
    ]);
  });

  it('opens a path that failed on the machine alone, with what was expected and seen', () => {
    const error = 'upgrade, step 2: after "it is created"\n\n- a\n+ b';
    const page = pageOf({results: {...whole.results, machine: results(false, error)}});
    expect(textOf(page, 'details[open] summary')).toEqual([
      `${NAME} — machine: FAILED · screens: passed · browser: passed`,
    ]);
    expect(textOf(page, 'details[open] pre')).toEqual([`machine\n${error}`]);
  });

  it('reports a failed test that is not a path', () => {
    const beside = new Map([['take every arrow', {passed: false, error: '- a\n+ b'}]]);
    const machine = new Map([...results(true), ...beside]);
    const page = pageOf({results: {...whole.results, machine}});
    expect(textOf(page, 'h3 + pre')).toEqual(['machine\ntake every arrow\n- a\n+ b']);
  });

  it('gives the reason of a path to those alone who cannot walk it', () => {
    const browser = new Map([[NAME, REASON]]);
    const page = pageOf({reasons: {...whole.reasons, browser}});
    expect(textOf(page, 'summary')).toEqual([
      `${NAME} — machine: passed · screens: passed · browser: cannot be walked, see the reason`,
    ]);
    expect(textOf(page, 'p.why')).toEqual([`browser: ${REASON}`]);
  });

  it('gives the reason of an arrow that is not taken beside it', () => {
    const by = {machine: 'missed', react: 'taken', browser: 'reason'} as const;
    const page = pageOf({arrows: [{key: 'a | b | 0', by, why: {browser: REASON}}]});
    expect(textOf(page, 'li')).toEqual([
      'machine: a | b | 0 — missed',
      `browser: a | b | 0 — ${REASON}`,
    ]);
  });

  it('has a line for each path that a shell hands on with its whole name', () => {
    const [line = ''] = textOf(pageOf({}), 'details code');
    const handedOn = execFileSync('sh', ['-c', line.replace('npm run qa --', "printf '%s\n'")]);
    expect(String(handedOn)).toBe(`--path\n${NAME}\n`);
  });

  it('leads from each picture to the whole of it', () => {
    const page = pageOf({screens: [{screen: 'team', nl: 'team-nl.png', en: 'team-en.png'}]});
    const links = [...page.querySelectorAll('a:has(img)')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(['team-nl.png', 'team-en.png']);
  });
});

describe('what is kept of a failed test', () => {
  const message = 'free, step 3: after "it is taken": expected { …(11) } to deeply equal { …(11) }';

  it('is the difference, not the two values in short', () => {
    expect(inWords({message, diff: '\u001B[32m- a\u001B[39m\n+ b'})).toBe(
      'free, step 3: after "it is taken"\n\n- a\n+ b',
    );
  });

  it('is the message when nothing was compared', () => {
    expect(inWords({message: 'waiting has not been run'})).toBe('waiting has not been run');
  });
});
