import { expect, test } from 'vitest';
import { sizeOf } from './ebook-size.ts';

const book = { category: 'Topic', prompt_count: null, file_type: null, estimated_read_time: 58 };
const pack = { ...book, category: 'Prompt Vault', estimated_read_time: 2 };

test('a package is as large as its prompts, a book as long as its text', () => {
  expect(sizeOf({ ...pack, prompt_count: 46, file_type: 'CSV' })).toBe('46 prompts · CSV');
  expect(sizeOf({ ...pack, prompt_count: 1 })).toBe('1 prompt · CSV');
  expect(sizeOf(book)).toBe('58 min');
  expect(sizeOf({ ...book, file_type: 'EPUB' })).toBe('58 min');
});

test('nobody can count the prompts of a package that is no CSV', () => {
  expect(sizeOf({ ...pack, file_type: 'DOCX' })).toBe('DOCX');
});
