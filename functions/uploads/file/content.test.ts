import { describe, expect, it } from 'vitest';
import { partsOf } from '#lib/document/type-of-stored.ts';
import type { FilePurpose } from '#shared/uploads/choices.ts';
import { examineFile } from './content.ts';

const page = Buffer.from('<!doctype html><title>x</title>');
const oldWord = Buffer.concat([
  Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1'),
  Buffer.alloc(512),
  Buffer.from('WordDocument', 'utf16le'),
]);
const refusalOf = (bytes: Buffer, purpose: FilePurpose) =>
  examineFile(partsOf(bytes), { filename: 'book.pdf', purpose }).catch(({ errors }) => errors);

describe('what is no document', () => {
  it.each<[FilePurpose, string]>([
    ['ebook', 'Choose a PDF, EPUB or Word (.docx) file.'],
    ['prompts', 'Choose a CSV, PDF or Word (.docx) file.'],
    ['training', 'Choose a PDF, Word (.docx) or CSV file.'],
  ])('is refused with what %s may be', async (purpose, instead) => {
    expect(await refusalOf(page, purpose)).toEqual({ file: `This file is a web page, not a document. ${instead}` });
  });

  it('is refused with nothing more where the sentence says what to do', async () => {
    const file = 'This file is in the format of Word before 2007. Save it as .docx and upload it again.';
    expect(await refusalOf(oldWord, 'ebook')).toEqual({ file });
  });
});
