import { expect, test } from 'vitest';
import { soldText } from './ebook-figures.ts';

test('an ebook that nobody has bought yet is new', () => {
  expect(soldText({ purchases: 0 })).toBe('New');
  expect(soldText({ purchases: 1904 })).toBe('1,904 sold');
});
