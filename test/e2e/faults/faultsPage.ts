import {CALL_WORDS, type Call, CALLS, FLOWS} from './calls.ts';
import {EFFECT_WORDS, type Expectation, expectationOf} from './expectations.ts';
import {FAULT_NAMES, type FaultName, faultOf} from './faultKinds.ts';
import {impossibility, MATRIX, titleOf} from './matrix.ts';

export type Verdict = 'passed' | 'failed';
/** By the titles of the cells; one that is not there was not tried. */
export type Verdicts = ReadonlyMap<string, Verdict>;

const MARKS = {passed: '✓', failed: '✗'};

/** One text when it goes for all flows, or else one for each. */
const forFlows = (call: Call, fault: FaultName, wordsOf: (expectation: Expectation) => string) => {
  const expected = FLOWS.map((flow) => ({flow, text: wordsOf(expectationOf(call, fault, flow))}));
  const texts = [...new Set(expected.map(({text}) => text))];
  if (texts.length === 1) return texts[0];
  return texts
    .map((text) => {
      const flows = expected.filter((one) => one.text === text).map(({flow}) => flow);
      return `${flows.join(', ')}: ${text}`;
    })
    .join('<br>');
};

const rowOf = (call: Call, fault: FaultName, verdicts: Verdicts): string => {
  const {words} = faultOf(fault);
  const reason = impossibility(call, fault);
  if (reason !== undefined) return `| ${words} | cannot be: ${reason} | | | | – | – | – |`;
  const wordsOf = (of: (expectation: Expectation) => string) => forFlows(call, fault, of);
  const marks = FLOWS.map((flow) => {
    const verdict = verdicts.get(titleOf({call, fault, flow}));
    return verdict ? MARKS[verdict] : '?';
  });
  const cells = [
    words,
    wordsOf(({effect}) => EFFECT_WORDS[effect].sees),
    wordsOf(({effect}) => EFFECT_WORDS[effect].wayOn),
    wordsOf(({requests}) => String(requests)),
    wordsOf(({reported}) => reported.join('<br>') || 'nothing'),
    ...marks,
  ];
  return `| ${cells.join(' | ')} |`;
};

const sectionOf = (call: Call, verdicts: Verdicts): string => {
  const {title, text} = CALL_WORDS[call];
  const rows = FAULT_NAMES.map((fault) => rowOf(call, fault, verdicts));
  return [
    `## ${title}\n`,
    `${text}\n`,
    '| fault | the visitor sees | way on | sent | reported | free | pro | upgrade |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};

/** docs/faults.md: the whole matrix with what came of it. */
export const faultsPage = (verdicts: Verdicts, measured: string): string => {
  const tried = MATRIX.filter((cell) => verdicts.has(titleOf(cell)));
  const passed = tried.filter((cell) => verdicts.get(titleOf(cell)) === 'passed');
  return `# Faults

Every call × every fault × every flow, tried in Chromium on the built product by \`npm run faults\`, which wrote this page
on ${measured}. **Cells: ${MATRIX.length}, tried: ${tried.length}, passed: ${passed.length}.** Some of them run with \`npm test\`. The table is made in
[matrix.ts](../test/e2e/faults/matrix.ts); the sandbox gives the wrong answer where it can, and the browser fails the call where it cannot.

Each cell runs the whole flow. It checks:

- what the visitor sees, and the way on;
- that nothing typed is lost, by what the browser keeps and by the body of the creation request;
- how often the call is sent until then, and what the error service receives.

Only the password is kept in memory alone. The visitor enters it again where the page has to be reloaded.

The same command tries every other chunk that is loaded when it is needed: the API client, the bot check, the countries, the other
language, the error service and the page views, each refused, hung, dropped, of an older release, and off line then on line, in every flow
([lazyChunks.spec.ts](../test/e2e/faults/lazyChunks.spec.ts)).

<!-- prettier-ignore-start -->

${CALLS.map((call) => sectionOf(call, verdicts)).join('\n\n')}

<!-- prettier-ignore-end -->
`;
};
