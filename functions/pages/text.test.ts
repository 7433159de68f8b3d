import { expect, test } from 'vitest';
import { summary } from './text.ts';

test('a summary is one line, cut between words', () => {
  expect(summary('  two \n\t lines ')).toBe('two lines');
  expect(summary('one two, three', 10)).toBe('one two…');
  expect(summary('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(summary('a'.repeat(160))).toHaveLength(160);
});
