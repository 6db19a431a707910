import {setImmediate as nextTurn} from 'node:timers/promises';
import {format} from 'node:util';
import {afterEach, beforeEach} from 'vitest';

let seen: string[] = [];
let expected: RegExp[] = [];

function record(...parts: unknown[]): void {
  seen.push(format(...parts));
}

function recordRejection(reason: unknown): void {
  record('unhandled rejection:', reason);
}

/** Lets this test write console errors or warnings that match, and demands at least one of them. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

beforeEach(() => {
  seen = [];
  expected = [];
  console.error = record;
  console.warn = record;
  process.on('unhandledRejection', recordRejection);
});

afterEach(async () => {
  await nextTurn();
  process.off('unhandledRejection', recordRejection);
  const surprises = seen.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const absent = expected.filter((pattern) => !seen.some((line) => pattern.test(line)));
  if (surprises.length > 0) throw new Error(`unexpected console output:\n${surprises.join('\n')}`);
  if (absent.length > 0) throw new Error(`expected console output is absent: ${absent.join(', ')}`);
});
