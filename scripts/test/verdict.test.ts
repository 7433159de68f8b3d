import { describe, expect, it } from 'vitest';
import type { Report, TestResult } from './report.ts';
import { type Attempt, judge, type PartResult, settle } from './verdict.ts';

const test = (name: string, state: TestResult['state'] = 'passed', file = 'a'): TestResult => ({
  ...{ file, name, state, seconds: 1 },
  ...(state === 'failed' && { error: `${name} is wrong (a.test.ts:3)` }),
});
const attempt = (tests: readonly TestResult[], more: Partial<Attempt> = {}, of: Partial<Report> = {}): Attempt => {
  const report = { tests, files: [], errors: [], running: [], isWhole: true, ...of };
  const hasFailed = report.files.length > 0 || tests.some(({ state }) => state === 'failed' || state === 'missed');
  return { code: hasFailed ? 1 : 0, seconds: 1, isOverdue: false, minutes: 5, isReported: true, report, ...more };
};
const failing = (...names: readonly string[]) => attempt(names.map((name) => test(name, 'failed')));
const passing = (...names: readonly string[]) => attempt(names.map((name) => test(name)));
const broken = { files: [{ file: 'a', error: 'a hook failed' }] };
const errorsOf = ({ failures }: PartResult) => failures.map(({ error }) => error);

describe('A test that failed', () => {
  it('and passed on its own is flaky, is listed with its first error, and counts as passed', () => {
    const again = attempt([test('x'), test('y', 'skipped')]);
    const result = settle('part', attempt([test('x', 'failed'), test('y')]), [again]);
    expect(result).toMatchObject({ passed: 2, skipped: 0, failures: [] });
    expect(result.flaky).toEqual([{ what: 'a > x', error: 'x is wrong (a.test.ts:3)' }]);
  });

  it('and failed again, or was not rerun, has failed', () => {
    const failed = { passed: 0, flaky: [], failures: [{ what: 'a > x' }] };
    expect(settle('part', failing('x'), [failing('x')])).toMatchObject(failed);
    expect(settle('part', failing('x'))).toMatchObject(failed);
    const skippedNow = attempt([test('x', 'skipped')]);
    expect(settle('part', failing('x'), [skippedNow])).toMatchObject(failed);
  });

  it('and shares its name with another in its file passes only with it', () => {
    const again = attempt([test('x'), test('x', 'failed')]);
    expect(settle('part', attempt([test('x'), test('x', 'failed')]), [again])).toMatchObject({ passed: 1, flaky: [] });
  });

  it('does not make tests that it kept from running flaky, but they have to pass', () => {
    const first = attempt([test('x', 'failed'), test('y', 'missed')]);
    const result = settle('part', first, [passing('x', 'y')]);
    expect(result).toMatchObject({ passed: 2, failures: [], flaky: [{ what: 'a > x' }] });
    expect(result.flaky).toHaveLength(1);
    expect(settle('part', first, [passing('x')])).toMatchObject({ passed: 1, failures: [{ what: 'a > y' }] });
  });

  it('fails together with a neighbour that fails only in the rerun', () => {
    const again = attempt([test('x'), test('y', 'failed')]);
    expect(settle('part', attempt([test('x', 'failed'), test('y')]), [again]).failures).toMatchObject([
      { what: 'a > y' },
    ]);
  });
});

describe('A test that took too long', () => {
  const slow = (seconds: number) => attempt([{ ...test('x'), seconds }]);

  it('fails when it is slow on its own, too', () => {
    const result = settle('part', slow(9), [slow(6)], { limit: 5 });
    expect(result).toMatchObject({ passed: 0, flaky: [], failures: [{ what: 'a > x' }] });
    expect(errorsOf(result)[0]).toContain('It took 6.0 s on its own, of 5.0 s here and now');
  });

  it('does not turn a final failure into a flaky test', () => {
    const first = attempt([{ ...test('x'), seconds: 9 }, test('y', 'failed')], {}, broken);
    const again = attempt([test('x'), test('y', 'skipped')]);
    const { failures, flaky } = settle('part', first, [again], { isRerun: false, limit: 5 });
    expect([failures.map(({ what }) => what), flaky]).toEqual([['a > y', 'a'], []]);
  });

  it('passes when the machine itself was that slow', () => {
    expect(settle('part', slow(9), [{ ...slow(6), slowness: 1.3 }], { limit: 5 })).toMatchObject({
      passed: 1,
      failures: [],
    });
    expect(settle('part', slow(9), [{ ...slow(6), slowness: 1.1 }], { limit: 5 }).failures).toHaveLength(1);
  });

  it('passes when it is only slow beside other tests, or the part has no limit', () => {
    expect(settle('part', slow(9), [slow(4)], { limit: 5 })).toMatchObject({ passed: 1, failures: [] });
    expect(settle('part', slow(9), [slow(9)])).toMatchObject({ passed: 1, failures: [] });
  });
});

describe('A file that failed outside of its tests', () => {
  it('counts once, and its tests only when they have run', () => {
    const result = settle('part', attempt([], {}, broken));
    expect(result).toMatchObject({ passed: 0, failures: [{ what: 'a', error: 'a hook failed' }] });
  });

  it('is flaky when it passes on its own', () => {
    const first = attempt([test('x', 'skipped')], {}, broken);
    const again = attempt([test('x'), test('y', 'skipped')]);
    const result = settle('part', first, [again]);
    expect(result).toMatchObject({ passed: 1, skipped: 1, failures: [], flaky: [{ what: 'a' }] });
  });

  it('counts as one failure when it fails again or reports no test', () => {
    const first = attempt([], {}, broken);
    for (const again of [attempt([test('x')], {}, broken), attempt([], {}, broken), attempt([])])
      expect(settle('part', first, [again])).toMatchObject({ flaky: [], failures: [{ what: 'a' }] });
  });
});

describe('A run of a part', () => {
  it('that exits with an error is red although no test failed', () => {
    const result = settle('part', attempt([test('x')], { code: 7 }));
    expect(errorsOf(result)).toEqual(['It ended with code 7, although no test failed']);
    expect(judge([result])).toMatchObject({ passed: 1, failed: 1 });
  });

  it('without a readable report is red', () => {
    expect(errorsOf(settle('part', attempt([], { report: undefined })))).toEqual([
      'It ended with code 0 and left no readable report',
    ]);
    const cut = attempt([test('x')], {}, { isWhole: false });
    expect(errorsOf(settle('part', cut))).toEqual(['It ended with code 0 before its report was whole']);
  });

  it('with an error outside of all tests is red, even alongside a flaky test', () => {
    const first = attempt([test('x', 'failed')], {}, { errors: ['an unhandled rejection'] });
    expect(errorsOf(settle('part', first, [passing('x')]))).toEqual(['an unhandled rejection']);
  });

  it('that hung says where, and keeps what passed before', () => {
    const hung = attempt([test('x')], { code: 1, isOverdue: true }, { running: ['a > y'], isWhole: false });
    const result = settle('part', hung);
    expect(result.passed).toBe(1);
    expect(errorsOf(result)).toEqual(['It was ended after 5 minutes, while these were running:\na > y']);
  });

  it('that is a rerun is red when it exits with an error itself', () => {
    const crashed = attempt([test('x')], { code: 1, isOverdue: false });
    expect(errorsOf(settle('part', failing('x'), [crashed]))).toEqual([
      'It ended with code 1, although no test failed',
    ]);
  });

  it('without a reporter counts as one test', () => {
    const plain = { seconds: 1, isOverdue: false, minutes: 1, isReported: false };
    expect(settle('lint', { ...plain, code: 0 })).toMatchObject({ passed: 1, failures: [] });
    expect(settle('lint', { ...plain, code: 1 })).toMatchObject({ passed: 0, failures: [{ what: 'lint' }] });
  });
});

describe('The verdict', () => {
  const flaky = (...names: readonly string[]) => settle('part', failing(...names), [passing(...names)]);

  it('is green with three flaky tests in all parts', () => {
    expect(judge([flaky('x', 'y'), flaky('z')])).toMatchObject({ passed: 3, failed: 0, areTooManyFlaky: false });
  });

  it('is red with a fourth, and all of them count as failed', () => {
    const verdict = judge([flaky('w', 'x', 'y'), flaky('z'), settle('part', passing('v'))]);
    expect(verdict).toMatchObject({ passed: 1, failed: 4, areTooManyFlaky: true });
  });

  it('sums up what was skipped', () => {
    const one = settle('part', attempt([test('x'), test('y', 'skipped')]));
    expect(judge([one, one])).toMatchObject({ passed: 2, failed: 0, skipped: 2 });
  });
});
