import { describe, expect, it } from 'vitest';
import { closingLines, flakyLines, slowest, timesTable } from './closing.ts';
import type { PartResult, Verdict } from './verdict.ts';

const green: Verdict = { passed: 5, failed: 0, skipped: 0, failures: [], flaky: [], areTooManyFlaky: false };

describe('The closing lines', () => {
  it('end with the counts alone', () => {
    expect(closingLines(green, []).at(-1)).toBe('5 passed, 0 failed');
    expect(closingLines({ ...green, skipped: 2 }, []).at(-1)).toBe('5 passed, 0 failed, 2 skipped');
  });

  it('list flaky tests with their first error, above the counts', () => {
    const flaky = [{ what: 'a.test.ts > works', error: 'It is 1 (a.test.ts:3)' }];
    const lines = closingLines({ ...green, flaky }, []);
    expect(lines).toContain('flaky   a.test.ts > works');
    expect(lines).toContain('    It is 1 (a.test.ts:3)');
  });

  it('say that too many were flaky', () => {
    expect(closingLines({ ...green, failed: 4, areTooManyFlaky: true }, [])).toContain(
      'More than 3 are flaky: they count as failed.',
    );
  });

  it('list the ten slowest tests of all parts, slowest first', () => {
    const tests = Array.from({ length: 12 }, (_, i) => ({
      ...{ file: 'a.test.ts', name: `takes ${i}`, state: 'passed' as const, seconds: i },
    }));
    expect(slowest(tests)).toHaveLength(10);
    expect(slowest(tests)[0]).toBe('   11.0 s  takes 11 (a.test.ts)');
  });

  it('count a skipped part and say what the machine lacks', () => {
    const lines = closingLines(green, [], [{ name: 'browser', why: 'No Chromium for this machine.' }]);
    expect(lines.slice(-2)).toEqual([
      'browser         skipped: No Chromium for this machine.',
      '5 passed, 0 failed, 1 skipped',
    ]);
  });
});

const part = (name: string, of: Partial<PartResult>): PartResult => ({
  ...{ name, seconds: 1, passed: 1, skipped: 0, unchanged: 0, failures: [], flaky: [], tests: [] },
  ...of,
});

describe('The table of times', () => {
  it('shows seconds now and before, and totals', () => {
    const parts = [part('types', { seconds: 5.04 }), part('integration', { seconds: 200, passed: 900, unchanged: 70 })];
    expect(timesTable(parts, { integration: 180 })).toEqual([
      '                  seconds   before  passed  unchanged',
      'types                 5.0                1',
      'integration         200.0    180.0     900         70',
      'total               205.0              901         70',
    ]);
  });
});

describe('The flaky tests of the last runs', () => {
  it('are counted, most frequent first', () => {
    expect(flakyLines(['a > x', 'b > y', 'b > y'])).toEqual([
      '',
      'Flaky in the last ten runs:',
      '    2 ×  b > y',
      '    1 ×  a > x',
    ]);
    expect(flakyLines([])).toEqual([]);
  });
});
