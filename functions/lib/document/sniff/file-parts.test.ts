import { describe, expect, it } from 'vitest';
import { docxOf, wordParagraph } from '../testing/docx.ts';
import { zipOf } from '../testing/zip.ts';
import { typeOfStored } from '../type-of-stored.ts';
import { type FileParts, partsOf } from './file-parts.ts';

/** A file elsewhere, with what is read of it. */
function counted(bytes: Uint8Array) {
  const parts = partsOf(bytes);
  const told = { requests: 0, bytes: 0 };
  const read: FileParts['read'] = async (start, end) => {
    const piece = await parts.read(start, end);
    told.requests += 1;
    told.bytes += piece.length;
    return piece;
  };
  return { told, parts: { size: parts.size, read } };
}

describe('the type of a file that lies elsewhere', () => {
  it('is found without reading all of it, in a few requests', async () => {
    const entries = Array.from({ length: 2000 }, (_, n) => ({ name: `word/media/picture${n}.png`, content: 'x' }));
    const large = { name: 'word/media/film.bin', content: Buffer.alloc(20_000_000, 7), isStored: true };
    const document = [
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: '' },
    ];
    const { told, parts } = counted(zipOf([...document, large, ...entries]));
    expect(await typeOfStored(parts)).toBe('docx');
    expect(told.requests).toBeLessThan(8);
    expect(told.bytes).toBeLessThan(1_000_000);
  });

  it('is the same as of a file in memory', async () => {
    expect(await typeOfStored(partsOf(docxOf(wordParagraph('Text'))))).toBe('docx');
    expect(await typeOfStored(partsOf(Buffer.from('a,b')))).toBe('csv');
    await expect(typeOfStored(partsOf(Buffer.alloc(0)))).rejects.toMatchObject({ code: 'empty' });
    await expect(typeOfStored(partsOf(Buffer.from('PK\x03\x04 cut off')))).rejects.toMatchObject({ code: 'damaged' });
  });

  it('is not found while the place where it lies fails, which is not the fault of the file', async () => {
    const { size, read } = partsOf(docxOf(wordParagraph('Text')));
    for (const works of [0, 2]) {
      let calls = 0;
      const failing: FileParts['read'] = (start, end) =>
        calls++ < works ? read(start, end) : Promise.reject(new Error('Not now'));
      await expect(typeOfStored({ size, read: failing })).rejects.toThrow('Not now');
    }
  });
});
