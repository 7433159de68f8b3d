import type { TestResult } from './report.ts';
import { type Failure, flakyAllowed, type PartResult, type Verdict } from './verdict.ts';

const indented = (text: string): string => text.replace(/^/gm, '    ');
const told = (word: string, failures: readonly Failure[]): readonly string[] =>
  failures.flatMap(({ what, error }) => [`${word.padEnd(8)}${what}`, indented(error)]);

const counted = (passed: number, failed: number, skipped: number): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** One line for a part that has run. */
export function partLine(name: string, { passed, failures, skipped }: PartResult, seconds: number): string {
  return `${name.padEnd(16)}${counted(passed, failures.length, skipped)} in ${seconds.toFixed(1)} s`;
}

const slowestTests = 10;

export function slowest(tests: readonly TestResult[]): readonly string[] {
  const ordered = tests
    .filter(({ state }) => state !== 'skipped')
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowestTests);
  return ordered.map(({ seconds, name, file }) => `${seconds.toFixed(1).padStart(7)} s  ${name} (${file})`);
}

/** The result of a run. The last line is machine-readable: `N passed, N failed`, and `, N skipped` when any was. */
export function closingLines(verdict: Verdict, tests: readonly TestResult[]): readonly string[] {
  const { passed, failed, skipped, failures, flaky, areTooManyFlaky } = verdict;
  return [
    ...(tests.length > 0 ? ['', 'The slowest tests:', ...slowest(tests)] : []),
    '',
    ...told('failed', failures),
    ...told('flaky', flaky),
    ...(flaky.length > 0 ? ['Flaky: failed in its part and passed by itself. The error is the first one.'] : []),
    ...(areTooManyFlaky ? [`More than ${flakyAllowed} are flaky: they count as failed.`] : []),
    '',
    counted(passed, failed, skipped),
  ];
}
