import { expect, test } from 'vitest';
import { linesOf } from './share-image.text.ts';

const column = { size: 10, width: 100, most: 2 };

test('words go to the next line when they do not fit, and no word is lost', () => {
  expect(linesOf('Profiles, Tiers and Evidence', column)).toEqual(['Profiles, Tiers and', 'Evidence']);
});

test('what is too much is left out with an ellipsis, inside the line', () => {
  const lines = linesOf('one two three four five six seven eight nine ten', column);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

test('a word that is too long is cut', () => {
  const [line = ''] = linesOf('x'.repeat(80), column);
  expect(line.length).toBeLessThan(20);
});
