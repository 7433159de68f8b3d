import { expect, test } from 'vitest';
import { linesOf } from './share-image.text.ts';

const column = { size: 10, width: 100, most: 2 };

test('words that do not fit wrap to the next line, and no word is lost', () => {
  expect(linesOf('Profiles, Tiers and Evidence', column)).toEqual(['Profiles, Tiers and', 'Evidence']);
});

test('text that does not fit is replaced by an ellipsis within the line', () => {
  const lines = linesOf('one two three four five six seven eight nine ten', column);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

test('an overlong word is cut', () => {
  const [line = ''] = linesOf('x'.repeat(80), column);
  expect(line.length).toBeLessThan(20);
});
