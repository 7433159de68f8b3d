import type { TestResult } from './report.ts';
import { type Failure, flakyAllowed, type PartResult, type Verdict } from './verdict.ts';

const indented = (text: string): string => text.replace(/^/gm, '    ');
const told = (word: string, failures: readonly Failure[]): readonly string[] =>
  failures.flatMap(({ what, error }) => [`${word.padEnd(8)}${what}`, indented(error)]);

const counted = (passed: number, failed: number, skipped: number): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** One line for a part that has run. */
export const partLine = ({ name, passed, failures, skipped, seconds }: PartResult): string =>
  `${name.padEnd(16)}${counted(passed, failures.length, skipped)} in ${seconds.toFixed(1)} s`;

/** A part that this machine cannot run. */
export interface SkippedPart {
  readonly name: string;
  readonly why: string;
}
export const skippedLine = ({ name, why }: SkippedPart): string => `${name.padEnd(16)}skipped: ${why}`;

const cells = (...[name, seconds, before, tests, kept]: readonly string[]): string =>
  [name?.padEnd(16), seconds?.padStart(9), before?.padStart(9), tests?.padStart(8), kept?.padStart(11)]
    .join('')
    .trimEnd();
const whole = (count: number): string => (count > 0 ? String(count) : '');

/** Seconds and tests of each part, with its seconds in the last run that included it. */
export function timesTable(parts: readonly PartResult[], before: Readonly<Record<string, number>>): readonly string[] {
  const total = (of: (part: PartResult) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  const row = ({ name, seconds, passed, unchanged }: PartResult) =>
    cells(name, seconds.toFixed(1), before[name]?.toFixed(1) ?? '', whole(passed), whole(unchanged));
  return [
    cells('', 'seconds', 'before', 'passed', 'unchanged'),
    ...parts.map(row),
    cells(
      'total',
      total((part) => part.seconds).toFixed(1),
      '',
      whole(total((p) => p.passed)),
      whole(total((p) => p.unchanged)),
    ),
  ];
}

const slowestTests = 10;

export function slowest(tests: readonly TestResult[]): readonly string[] {
  const ordered = tests
    .filter(({ state }) => state !== 'skipped')
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowestTests);
  return ordered.map(({ seconds, name, file }) => `${seconds.toFixed(1).padStart(7)} s  ${name} (${file})`);
}

/** What was flaky in the last runs, most often first. */
export function flakyLines(flaky: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const what of flaky) times.set(what, (times.get(what) ?? 0) + 1);
  const ordered = [...times].toSorted(([, one], [, other]) => other - one);
  return ordered.length === 0
    ? []
    : ['', 'Flaky in the last ten runs:', ...ordered.map(([what, count]) => `${String(count).padStart(5)} ×  ${what}`)];
}

/**
 * The result of a run. The last line is machine-readable: `N passed, N failed`, and `, N skipped` when any was. A skipped
 * part counts as one.
 */
export function closingLines(
  verdict: Verdict,
  tests: readonly TestResult[],
  skippedParts: readonly SkippedPart[] = [],
): readonly string[] {
  const { passed, failed, skipped, failures, flaky, areTooManyFlaky } = verdict;
  return [
    ...(tests.length > 0 ? ['', 'The slowest tests:', ...slowest(tests)] : []),
    '',
    ...told('failed', failures),
    ...told('flaky', flaky),
    ...(flaky.length > 0 ? ['Flaky: failed in its part and passed by itself. The error is the first one.'] : []),
    ...(areTooManyFlaky ? [`More than ${flakyAllowed} are flaky: they count as failed.`] : []),
    '',
    ...skippedParts.map(skippedLine),
    counted(passed, failed, skipped + skippedParts.length),
  ];
}
