import { type FailedFile, hasFailed, type Report, type TestResult } from './report.ts';
import type { Ended } from './run-command.ts';

/** More flaky tests than this in one run are not bad luck. */
export const flakyAllowed = 3;

/** One command of a part; a part without a reporter passes or fails by its exit code alone. */
export interface Attempt extends Ended {
  readonly minutes: number;
  readonly isReported: boolean;
  readonly report?: Report;
  /** How many times slower the machine was meanwhile than the reference machine. */
  readonly slowness?: number;
}

/** A test or a whole file. */
export interface Failure {
  readonly what: string;
  readonly error: string;
}

export interface PartResult {
  readonly name: string;
  /** Of its first run. */
  readonly seconds: number;
  readonly passed: number;
  readonly skipped: number;
  /** Tests skipped because nothing they depend on has changed since they passed. */
  readonly unchanged: number;
  /** What failed for good: tests, files, and reasons why the run of the part is inconclusive. */
  readonly failures: readonly Failure[];
  /** What failed first and then passed on its own. */
  readonly flaky: readonly Failure[];
  readonly tests: readonly TestResult[];
}

const nothing: Report = { tests: [], files: [], errors: [], running: [], isWhole: false };
const key = ({ file, name }: TestResult): string => `${file} > ${name}`;
const failedTests = ({ tests }: Report): readonly TestResult[] => tests.filter(hasFailed);
const ofTest = (test: TestResult): Failure => ({ what: key(test), error: test.error ?? 'It failed without an error' });
const ofFile = ({ file, error }: FailedFile): Failure => ({ what: file, error });

const overdue = (minutes: number, running: readonly string[]): string =>
  running.length > 0
    ? `It was ended after ${minutes} minutes, while these were running:\n${running.join('\n')}`
    : `It was ended after ${minutes} minutes; no test was running`;

/** What is wrong with a run besides its failed tests. */
export function faultsOf({ code, isOverdue, minutes, isReported, report }: Attempt): readonly string[] {
  if (isOverdue) return [overdue(minutes, report?.running ?? [])];
  if (!isReported) return code === 0 ? [] : [`It ended with code ${code}`];
  if (!report) return [`It ended with code ${code} and left no readable report`];
  if (!report.isWhole) return [`It ended with code ${code} before its report was whole`];
  if (report.errors.length > 0) return report.errors;
  if (code === 0 || failedTests(report).length + report.files.length > 0) return [];
  return [`It ended with code ${code}, although no test failed`];
}

/** When a file's tests are selected by name, the others are skipped: that says nothing about them. */
function saidAgain(again: Report, rerunFiles: ReadonlySet<string>): readonly TestResult[] {
  return again.tests.filter(({ state, file }) => state !== 'skipped' || rerunFiles.has(file));
}

/** Without `isRerun` only slow tests were rerun, so failures stay failures. */
function settleReports(first: Report, again: Report, isRerun: boolean) {
  const rerunFiles = new Set(isRerun ? first.files.map(({ file }) => file) : []);
  const said = saidAgain(again, rerunFiles);
  const retold = new Set(said.map(key));
  const tests = [...first.tests.filter((test) => !retold.has(key(test))), ...said];
  const failed = new Set(failedTests({ ...first, tests }).map(key));
  const isMended = ({ file }: FailedFile) =>
    rerunFiles.has(file) &&
    said.some((test) => test.file === file && test.state === 'passed') &&
    !again.files.some((other) => other.file === file);
  const files = [...first.files.filter((file) => !isMended(file)), ...again.files].map(ofFile);
  const failures = [...new Map(files.map((file) => [file.what, file])).values()];
  const flaky = first.tests.filter((test) => test.state === 'failed' && !failed.has(key(test)));
  return {
    tests,
    failures: [...tests.filter(hasFailed).map(ofTest), ...failures],
    flaky: [...flaky.map(ofTest), ...first.files.filter(isMended).map(ofFile)],
  };
}

const joined = (attempts: readonly Attempt[]): Report => ({
  ...nothing,
  tests: attempts.flatMap(({ report }) => report?.tests ?? []),
  files: attempts.flatMap(({ report }) => report?.files ?? []),
});

/** Tests that were too slow on their own as well, allowing for a slow machine. */
function tooSlow({ report = nothing, slowness = 1 }: Attempt, limit: number): readonly Failure[] {
  const slow = report.tests.filter(({ state, seconds }) => state === 'passed' && seconds > limit * slowness);
  const allowed = (limit * slowness).toFixed(1);
  return slow.map((test) => ({
    what: key(test),
    error: `It took ${test.seconds.toFixed(1)} s on its own, of ${allowed} s here and now. Move the clock instead of waiting, split the test, or move an integration test to *.full.test.ts`,
  }));
}

export interface Terms {
  /** Whether failures were rerun, too. */
  readonly isRerun?: boolean;
  /** Seconds that a test may take on its own. */
  readonly limit?: number;
}

/** The result of a part after its failures, and the tests that took longer than the limit, were rerun. */
export function settle(name: string, first: Attempt, again: readonly Attempt[] = [], terms: Terms = {}): PartResult {
  const { isRerun = true, limit = Number.POSITIVE_INFINITY } = terms;
  const { tests, failures, flaky } = settleReports(first.report ?? nothing, joined(again), isRerun);
  const faults = [first, ...again].flatMap(faultsOf).map((error) => ({ what: name, error }));
  const count = (state: TestResult['state']) => tests.filter((test) => test.state === state).length;
  const passedAsOne = !first.isReported && faults.length === 0 ? 1 : 0;
  const slow = again.flatMap((attempt) => tooSlow(attempt, limit));
  return {
    name,
    seconds: first.seconds,
    passed: count('passed') + passedAsOne - slow.length,
    skipped: count('skipped'),
    unchanged: 0,
    failures: [...failures, ...slow, ...faults],
    flaky,
    tests,
  };
}

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  readonly flaky: readonly Failure[];
  readonly areTooManyFlaky: boolean;
}

/** Up to three flaky tests count as passed; with a fourth, all of them count as failed. */
export function judge(results: readonly PartResult[]): Verdict {
  const sum = (of: (result: PartResult) => number) => results.reduce((total, result) => total + of(result), 0);
  const flaky = results.flatMap((result) => result.flaky);
  const failures = results.flatMap((result) => result.failures);
  const areTooManyFlaky = flaky.length > flakyAllowed;
  const moved = areTooManyFlaky ? flaky.length : 0;
  const passed = Math.max(0, sum((result) => result.passed) - moved);
  return { passed, failed: failures.length + moved, skipped: sum((r) => r.skipped), failures, flaky, areTooManyFlaky };
}
