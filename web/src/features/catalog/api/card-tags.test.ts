import { expect, test } from 'vitest';
import { tagsOfOneLine } from './card-tags.ts';

test('as many tags as one line holds, the remark about the others included', () => {
  expect(tagsOfOneLine(['GV.OC', 'profiles', 'tiers'])).toBe(3);
  expect(tagsOfOneLine(['soc 2', 'evidence', 'trust services criteria', 'audit'])).toBe(2);
  expect(tagsOfOneLine(['nist csf', 'small business', 'profile'])).toBe(1);
});

test('one at least, and none of none', () => {
  expect(tagsOfOneLine(['a tag that is longer than the whole line of a card'])).toBe(1);
  expect(tagsOfOneLine([])).toBe(1);
});
