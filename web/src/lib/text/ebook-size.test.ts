import { expect, test } from 'vitest';
import { sizeOf } from './ebook-size.ts';

test('a package is as large as its prompts, a book as long as its text', () => {
  expect(sizeOf({ prompt_count: 46, estimated_read_time: 2 })).toBe('46 prompts · CSV');
  expect(sizeOf({ prompt_count: 1, estimated_read_time: 2 })).toBe('1 prompt · CSV');
  expect(sizeOf({ prompt_count: null, estimated_read_time: 58 })).toBe('58 min');
});
