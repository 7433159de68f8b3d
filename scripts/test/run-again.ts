import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';
import type { Runner } from './parts.ts';
import { hasFailed, type Report, type TestResult } from './report.ts';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Playwright's serial tests continue where the previous one left off: none of them can run alone. */
const isSerial = (file: string): boolean => /mode: 'serial'/.test(readFileSync(join(projectRoot, file), 'utf8'));

/** Files that failed outside of their tests are rerun whole; in other files, failed tests are rerun by name. */
function vitestArguments(tests: readonly TestResult[], files: readonly string[]): readonly string[][] {
  const named = tests.filter(({ file }) => !files.includes(file));
  const pattern = `^(?:${unique(named.map(({ name }) => escaped(name))).join('|')})$`;
  return [
    ...(files.length > 0 ? [[...files, '--maxWorkers=1']] : []),
    ...(named.length > 0 ? [[...unique(named.map(({ file }) => file)), '-t', pattern, '--maxWorkers=1']] : []),
  ];
}

const playwrightArguments = (tests: readonly TestResult[], isWhole: (file: string) => boolean): readonly string[][] => [
  [...unique(tests.map(({ file, line }) => (isWhole(file) ? file : `${file}:${line}`))), '--workers=1'],
];

/** On a slow machine many tests exceed the limit. Rerunning the slowest is enough to tell a slow test. */
const mostSlow = 20;

function slowest(tests: readonly TestResult[], limit: number): readonly TestResult[] {
  const slow = tests.filter(({ state, seconds }) => state === 'passed' && seconds > limit);
  return slow.toSorted((one, other) => other.seconds - one.seconds).slice(0, mostSlow);
}

/** The arguments of each command that reruns tests that failed (if `isRerun`) or took longer than `limit` seconds. */
export function argumentsToRunAgain(
  runner: Runner,
  report: Report,
  isRerun = true,
  limit: number = Number.POSITIVE_INFINITY,
  isWhole = isSerial,
): readonly string[][] {
  const failed = isRerun ? report.tests.filter(hasFailed) : [];
  const tests = [...failed, ...slowest(report.tests, limit)];
  const files = isRerun ? unique(report.files.map(({ file }) => file)) : [];
  if (tests.length + files.length === 0) return [];
  return runner === 'vitest' ? vitestArguments(tests, files) : playwrightArguments(tests, isWhole);
}
