import { describe, expect, it } from 'vitest';
import type { Report, TestResult } from './report.ts';
import { argumentsToRunAgain } from './run-again.ts';

const test = (file: string, name: string, state: TestResult['state'] = 'failed', line = 1): TestResult => ({
  ...{ file, name, state, line },
  seconds: 1,
});
const report = (tests: readonly TestResult[], files: readonly string[] = []): Report => ({
  tests,
  files: files.map((file) => ({ file, error: 'a hook failed' })),
  errors: [],
  running: [],
  isWhole: true,
});
const never = () => false;

describe('What is rerun', () => {
  it('is nothing when nothing failed', () => {
    const green = report([test('a', 'works', 'passed'), test('a', 'is left out', 'skipped')]);
    for (const runner of ['vitest', 'playwright'] as const) expect(argumentsToRunAgain(runner, green)).toEqual([]);
  });

  it('is the failed tests of vitest by file and exact name, one after the other', () => {
    const failed = [test('a', 'cart > costs $1 (or [2])'), test('b', 'works'), test('b', 'other', 'passed')];
    const [[first, second, flag, pattern = '', workers] = [], more] = argumentsToRunAgain('vitest', report(failed));
    expect([first, second, flag, workers, more]).toEqual(['a', 'b', '-t', '--maxWorkers=1', undefined]);
    expect('cart > costs $1 (or [2])').toMatch(new RegExp(pattern));
    expect('works').toMatch(new RegExp(pattern));
    for (const other of ['other', 'works too', 'it works', 'cart > costs $1 (or 2)'])
      expect(other).not.toMatch(new RegExp(pattern));
  });

  it('is the whole file when it failed outside of its tests', () => {
    const commands = argumentsToRunAgain('vitest', report([test('a', 'x'), test('b', 'y')], ['a', 'a']));
    expect(commands).toEqual([
      ['a', '--maxWorkers=1'],
      ['b', '-t', '^(?:y)$', '--maxWorkers=1'],
    ]);
  });

  it('is the failed and missed tests of Playwright by file and line, and serial files whole', () => {
    const failed = [
      test('a', 'x', 'failed', 7),
      test('s', 'y', 'failed', 8),
      test('s', 'z', 'missed', 9),
      test('m', 'v', 'missed', 4),
    ];
    const commands = argumentsToRunAgain('playwright', report(failed), true, undefined, (file) => file === 's');
    expect(commands).toEqual([['a:7', 's', 'm:4', '--workers=1']]);
    expect(argumentsToRunAgain('playwright', report(failed.slice(0, 1)), true, undefined, never)).toEqual([
      ['a:7', '--workers=1'],
    ]);
  });

  it('is the twenty slowest tests over the limit', () => {
    const took = (seconds: number) => ({ ...test('a', `takes ${seconds}`, 'passed'), seconds });
    const slow = report([took(4), took(6), took(7)]);
    expect(argumentsToRunAgain('vitest', slow, true, 5)).toEqual([
      ['a', '-t', '^(?:takes 7|takes 6)$', '--maxWorkers=1'],
    ]);
    const many = report(Array.from({ length: 30 }, (_, more) => took(6 + more)));
    expect(argumentsToRunAgain('vitest', many, true, 5)[0]?.[2]?.split('|')).toHaveLength(20);
  });

  it('excludes failures when the part does not rerun them', () => {
    const mixed = report([test('a', 'fails'), { ...test('b', 'drags', 'passed'), seconds: 9 }], ['c']);
    expect(argumentsToRunAgain('vitest', mixed, false, 5)).toEqual([['b', '-t', '^(?:drags)$', '--maxWorkers=1']]);
  });
});
