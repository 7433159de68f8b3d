import { expect, test } from 'vitest';
import { tagsOfOneLine } from './card-tags.ts';

test('as many tags as fit one line, with the "+2 more"', () => {
  expect(tagsOfOneLine(['GV.OC', 'profiles', 'tiers'])).toBe(3);
  expect(tagsOfOneLine(['soc 2', 'evidence', 'trust services criteria', 'audit'])).toBe(2);
  expect(tagsOfOneLine(['nist csf', 'small business', 'profile'])).toBe(1);
});

test('at least one', () => {
  expect(tagsOfOneLine(['a tag that is longer than the whole line of a card'])).toBe(1);
  expect(tagsOfOneLine([])).toBe(1);
});
