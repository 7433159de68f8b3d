import { describe, expect, it } from 'vitest';
import { documentLimits } from './limits.ts';
import { documentTypeOf, readDocument } from './read.ts';
import type { DocumentRefused } from './refused.ts';
import { docxOf, wordParagraph } from './testing/docx.ts';
import { epubOf } from './testing/epub.ts';
import { pdfBomb } from './testing/pdf.ts';
import { type ZipEntry, zipOf } from './testing/zip.ts';

const read = async (bytes: Buffer) => readDocument(bytes, await documentTypeOf(bytes));

/** What comes of a file that nobody should have to open, and what it cost. */
async function outcomeOf(work: () => Promise<unknown>) {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const refusal: DocumentRefused | undefined = await work().then(
    () => undefined,
    (error) => error,
  );
  return {
    refusal,
    megabytes: (process.memoryUsage().rss - before) / 1e6,
    seconds: (performance.now() - start) / 1000,
  };
}

const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1_000_000);
const big: ZipEntry = { name: 'word/media/image1.png', content: zeros(90) };
const nested: ZipEntry = {
  name: 'word/embeddings/inner.zip',
  content: zipOf([{ name: 'inner.zip', content: zipOf([big]) }]),
  isStored: true,
};
const entities = (kind: string) => `<!DOCTYPE x [${kind}]>`;
const laughs = `<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}`;
const external = '<!ENTITY x SYSTEM "file:///etc/passwd">';

describe('a hostile file is refused with a sentence, soon and without taking memory:', () => {
  it.each<[string, () => Buffer, string]>([
    ['a bomb in a DOCX', () => docxOf(wordParagraph('Text'), [big]), 'bomb'],
    [
      'a bomb that lies about its size',
      () => docxOf('', [{ name: 'word/styles.xml', content: zeros(90), announced: 1000 }]),
      'damaged',
    ],
    ['a document of Word that is a bomb itself', () => docxOf(`<w:p>${' '.repeat(30_000_000)}</w:p>`), 'bomb'],
    ['a bomb in an EPUB', () => epubOf({ others: [big] }), 'bomb'],
    [
      'an EPUB of very many entries',
      () => epubOf({ others: Array.from({ length: 6000 }, (_, at) => ({ name: `x${at}`, content: '' })) }),
      'bomb',
    ],
    [
      'an EPUB with ../ in it',
      () => epubOf({ others: [{ name: '../../etc/cron.d/x', content: 'x' }] }),
      'unsafe_names',
    ],
    ['a DOCX with ../ in it', () => docxOf('', [{ name: 'word/../../x', content: 'x' }]), 'unsafe_names'],
    [
      'entities that laugh a billion times, in an EPUB',
      () => epubOf({ prolog: entities(laughs), bodies: ['<p>&a9;</p>'] }),
      'entities',
    ],
    [
      'entities that laugh a billion times, in a DOCX',
      () => docxOf(wordParagraph('&a9;'), [], entities(laughs)),
      'entities',
    ],
    [
      'an entity that opens a file, in an EPUB',
      () => epubOf({ prolog: entities(external), bodies: ['<p>&x;</p>'] }),
      'entities',
    ],
    ['an entity that opens a file, in a DOCX', () => docxOf(wordParagraph('&x;'), [], entities(external)), 'entities'],
    [
      'a document type in a DOCX',
      () => docxOf(wordParagraph('x'), [], '<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd">'),
      'entities',
    ],
    ['noise of 100 MB', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(99)]), 'damaged'],
    ['more than may be read', () => zeros(101), 'too_large'],
    ['a PDF that is only its beginning', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'), 'damaged'],
  ])('%s', async (_, make, code) => {
    const file = make();
    const { refusal, megabytes, seconds } = await outcomeOf(() => read(file));
    expect(refusal).toMatchObject({ name: 'DocumentRefused', code });
    expect(refusal?.message).toMatch(/^[A-Z].*\.$/);
    expect(megabytes).toBeLessThan(350);
    expect(seconds).toBeLessThan(20);
  });

  it('a page of a PDF that never ends is stopped with its time, in the middle of it', async () => {
    const start = performance.now();
    const limits = { ...documentLimits, milliseconds: 300 };
    await expect(readDocument(pdfBomb('q Q ', 300), 'pdf', limits)).rejects.toMatchObject({ code: 'too_slow' });
    expect(performance.now() - start).toBeLessThan(8000);
  });

  it('a page of a PDF that takes all memory is stopped before it has', async () => {
    const limits = { ...documentLimits, memory: 200_000_000 };
    const bomb = pdfBomb(' ', 900);
    const { refusal, megabytes } = await outcomeOf(() => readDocument(bomb, 'pdf', limits));
    expect(refusal).toMatchObject({ code: 'bomb' });
    expect(megabytes).toBeLessThan(600);
  });

  it('pictures come back whole from the thread that reads', async () => {
    const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), noise(1)]);
    const body = '<p>Text</p><img src="a.png" alt="Noise"/>';
    const { figures } = await read(epubOf({ bodies: [body], others: [{ name: 'book/a.png', content: bytes }] }));
    expect(Buffer.from(figures[0]?.bytes ?? []).equals(bytes)).toBe(true);
  });

  it('an archive within an archive is never unpacked', async () => {
    const { markdown } = await read(docxOf(wordParagraph('Text'), [nested]));
    expect(markdown).toBe('Text');
  });

  it('a CSV of broken encodings is read, as far as it is text', async () => {
    const { sheet } = await read(Buffer.from('name,city\nJos\xe9,M\xfcnchen\n\xc3\x28,x\n', 'latin1'));
    expect(sheet?.rows[0]).toEqual(['José', 'München']);
  });
});

/** The same noise each time: what a generator makes that no page could be made of. */
function noise(megabytes: number): Buffer {
  const words = new Uint32Array((megabytes * 1_000_000) / 4);
  let state = 42;
  for (let at = 0; at < words.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    words[at] = state;
  }
  return Buffer.from(words.buffer);
}
