import { expect, test } from 'vitest';
import { ebookCard } from '#test/components/shop.ts';
import { sizeOf, soldText } from './ebook-figures.ts';

test('a package is as large as its prompts, a book as long as its text', () => {
  expect(sizeOf(ebookCard(1, { prompt_count: 46, estimated_read_time: 2 }))).toBe('46 prompts, CSV');
  expect(sizeOf(ebookCard(1, { prompt_count: 1 }))).toBe('1 prompt, CSV');
  expect(sizeOf(ebookCard(1, { estimated_read_time: 58 }))).toBe('58 min');
});

test('an ebook that nobody has bought yet is new', () => {
  expect(soldText({ purchases: 0 })).toBe('New');
  expect(soldText({ purchases: 1904 })).toBe('1,904 sold');
});
