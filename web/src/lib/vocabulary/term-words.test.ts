import { expect, it } from 'vitest';
import { renameWords, usesWords } from './term-words.ts';

const term = { name: 'zero trust', usage_count: 4 };

it('a rename tells how many things get the name; spaces around it make no other name', () => {
  expect(renameWords(term, 'zero-trust')).toBe('4 things will get the new name');
  expect(renameWords(term, ' zero trust ')).toBeUndefined();
  expect(renameWords(term, ' ')).toBeUndefined();
});

it('nothing is said of a new term, or of one that nothing has', () => {
  expect(renameWords(null, 'zero trust')).toBeUndefined();
  expect(renameWords({ ...term, usage_count: 0 }, 'zero-trust')).toBeUndefined();
  expect([0, 1, 2].map((usage_count) => usesWords({ ...term, usage_count }))).toEqual([
    ...['Not used', 'Used by 1 thing', 'Used by 2 things'],
  ]);
});
