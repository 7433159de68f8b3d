import { describe, expect, it } from 'vitest';
import { closingLines, slowest } from './closing.ts';
import type { Verdict } from './verdict.ts';

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
});
