import { describe, expect, it } from 'vitest';
import { errorLine, readReport, type TestEvent } from './report.ts';

const lines = (...events: readonly TestEvent[]) => `${events.map((event) => JSON.stringify(event)).join('\n')}\n`;
const passed = { file: 'a.test.ts', name: 'works', state: 'passed', seconds: 0.1 } as const;

describe('A report', () => {
  it('has the tests, files and errors of its lines', () => {
    const file = { file: 'b.test.ts', error: 'It does not load' };
    const text = lines(
      { type: 'test', ...passed },
      { type: 'file', ...file },
      { type: 'error', error: 'unhandled' },
      { type: 'whole' },
    );
    const { tests, files, errors, isWhole } = readReport(text);
    expect(tests).toMatchObject([passed]);
    expect(files).toMatchObject([file]);
    expect([errors, isWhole]).toEqual([['unhandled'], true]);
  });

  it('knows what started and did not end, even when two share a name', () => {
    const begin = { type: 'begin', what: 'a > works' } as const;
    const text = lines(begin, begin, { type: 'end', what: 'a > works' }, { type: 'end', what: 'never begun' });
    expect(readReport(text)).toMatchObject({ running: ['a > works'], isWhole: false });
  });

  it('keeps the start of an error, with its location', () => {
    const message = 'It is wrong\n\nExpected: 1\nReceived: 2\n3\n4\n5';
    expect(errorLine(message, 'a.ts:3')).toBe('It is wrong (a.ts:3)\nExpected: 1\nReceived: 2\n3\n4');
    expect(errorLine('')).toBe('Error');
  });

  it('that is cut off within a line cannot be read', () => {
    expect(() => readReport(lines({ type: 'test', ...passed }).slice(0, -5))).toThrow(SyntaxError);
  });
});
