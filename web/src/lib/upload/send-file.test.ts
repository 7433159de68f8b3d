import { describe, expect, it } from 'vitest';
import type { UploadPurpose } from '#shared/uploads/upload-problems.ts';
import { fileProblem } from './send-file.ts';

const problem = (purpose: UploadPurpose, name: string, type: string, size = 8) =>
  fileProblem({ name, type, size }, purpose);

describe('a file that is about to be sent', () => {
  it.each([
    ['picture', 'logo.png', 'image/png', undefined],
    ['picture', '', 'image/webp', undefined],
    ['picture', 'logo.svg', 'image/svg+xml', 'Choose a PNG, JPEG or WebP picture'],
    ['ebook', 'Book.PDF', '', undefined],
    ['ebook', 'book.csv', 'text/csv', 'Choose a PDF, EPUB or Word (.docx) file'],
    ['prompts', 'prompts.csv', 'application/vnd.ms-excel', undefined],
    ['prompts', 'book.epub', '', 'Choose a CSV, PDF or Word (.docx) file'],
    ['training', 'a.docx', 'application/zip', undefined],
    ['training', 'a.pdf.exe', 'application/pdf', 'Choose a PDF, Word (.docx) or CSV file'],
  ] as const)('is judged by its purpose: %s %s', (purpose, name, type, expected) => {
    expect(problem(purpose, name, type)).toBe(expected);
  });

  it('has a size within the limit of its purpose', () => {
    expect(problem('training', 'a.pdf', '', 0)).toBe('The file is empty');
    expect(problem('training', 'a.pdf', '', 25_000_000)).toBeUndefined();
    expect(problem('training', 'a.pdf', '', 25_000_001)).toBe('Choose a file of at most 25 MB');
    expect(problem('ebook', 'a.pdf', '', 100_000_000)).toBeUndefined();
    expect(problem('ebook', 'a.pdf', '', 100_000_001)).toBe('Choose a file of at most 100 MB');
    expect(problem('picture', 'a.png', 'image/png', 5 * 1024 * 1024 + 1)).toBe('Choose a picture of at most 5 MB');
  });
});
