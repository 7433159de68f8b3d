import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { epubOf } from '../epub/epub.ts';
import { aBook } from '../epub/testing/books.ts';
import { typeset } from '../typeset/book.ts';
import { testFaces } from '../typeset/testing/recorded.ts';
import { markEpub } from './epub.ts';
import { largestMarked, licenseText, type MarkResult } from './license.ts';
import { markPdf } from './pdf.ts';

const license = { name: 'Łukasz Παπαδόπουλος Иванов', order: 'ord_01JZ' };
const bytesOf = (result: MarkResult): Uint8Array => {
  if (!('bytes' in result)) throw new Error(result.unmarked);
  return result.bytes;
};
const textsOf = async (pdf: Uint8Array): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text;

async function blank(change: (document: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  change(document);
  return document.save();
}

describe('the mark', () => {
  it('is one line of bounded length', () => {
    expect(licenseText({ name: ' A\nB\u0000\u202e ', order: 'ord_1' })).toBe('Licensed to A B · ord_1');
    expect(licenseText({ name: '😀'.repeat(200), order: 'o'.repeat(200) }).length).toBeLessThan(230);
    expect(licenseText({ name: '', order: 'ord_1' })).toBe('Licensed to the buyer of ord_1');
    expect(licenseText({ name: 'n'.repeat(80), order: 'ord_1' })).toBe(`Licensed to ${'n'.repeat(80)} · ord_1`);
    expect(licenseText({ name: 'n'.repeat(81), order: 'ord_1' })).toBe(`Licensed to ${'n'.repeat(79)}… · ord_1`);
  });

  it('is at the foot of each page of a book of ours', async () => {
    const pdf = await typeset(aBook(), testFaces);
    const texts = await textsOf(bytesOf(await markPdf(pdf, license, testFaces)));
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text).toContain('Licensed to Łukasz Παπαδόπουλος Иванов · ord_01JZ');
  });

  it('names the order alone when no face has the name', async () => {
    const pdf = await blank((document) => document.addPage());
    for (const name of ['李小龍', '😀 Smith', '\u0000', 'a'.repeat(500), 'محمد'])
      expect((await textsOf(bytesOf(await markPdf(pdf, { ...license, name }, testFaces))))[0]).toContain('ord_01JZ');
    const [text] = await textsOf(bytesOf(await markPdf(pdf, { ...license, name: '李小龍' }, testFaces)));
    expect(text).toContain('Licensed to the buyer of ord_01JZ');
  });

  it('stands within the page, however large and turned it is', async () => {
    const pdf = await blank((document) => {
      for (const angle of [0, 90, 180, 270, -90]) document.addPage([300, 500]).setRotation(degrees(angle));
      document.addPage([60, 60]).setCropBox(20, 30, 40, 20);
    });
    const marked = bytesOf(await markPdf(pdf, license, testFaces));
    const proxy = await getDocumentProxy(new Uint8Array(marked));
    for (let number = 1; number <= proxy.numPages; number++) {
      const page = await proxy.getPage(number);
      const view = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      for (const item of items) {
        if (!('transform' in item) || item.str.trim() === '') continue;
        const [x, y] = view.convertToViewportPoint(item.transform[4], item.transform[5]);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThan(view.width);
        expect(y).toBeLessThan(view.height);
        expect(y).toBeGreaterThan(view.height - 25);
      }
    }
  });

  it('is left out of files that it would harm, and says why', async () => {
    const pdf = await blank((document) => document.addPage());
    const with_ = (text: string) => Buffer.concat([pdf, Buffer.from(text)]);
    expect(await markPdf(with_('/ByteRange [0 1 2 3]'), license, testFaces)).toEqual({ unmarked: 'signed' });
    expect(await markPdf(new Uint8Array(largestMarked + 1), license, testFaces)).toEqual({ unmarked: 'too large' });
    for (const broken of ['', '%PDF-1.7', 'no file', '<html>'])
      expect(await markPdf(Buffer.from(broken), license, testFaces)).toEqual({ unmarked: 'unreadable' });
    const document = await PDFDocument.load(pdf);
    document.encrypt({ userPassword: '', ownerPassword: 'owner' });
    const encrypted = await document.save();
    expect(await markPdf(encrypted, license, testFaces)).toEqual({ unmarked: 'encrypted' });
  });

  it('packs the objects of a file as the file does, up to so many', async () => {
    const plain = async (objects: number) => {
      const document = await PDFDocument.create();
      document.addPage();
      for (let number = 0; number < objects; number++) document.context.register(document.context.obj({}));
      return document.save({ useObjectStreams: false });
    };
    const isPacked = async (pdf: Uint8Array) =>
      Buffer.from(bytesOf(await markPdf(pdf, license, testFaces))).includes('/ObjStm');
    const [few, many] = [await plain(0), await plain(20_001)];
    const packed = (pdf: Uint8Array) => Buffer.concat([pdf, Buffer.from('%/XRef')]);
    expect(await isPacked(few)).toBe(false);
    expect(await isPacked(packed(few))).toBe(true);
    expect(await isPacked(packed(many))).toBe(false);
  });
});

describe('the mark of an EPUB that was made here', () => {
  it('is in its colophon', async () => {
    const result = await markEpub(epubOf(aBook()), { name: 'A & $& <b>', order: 'ord_1' }, aBook().modified);
    const files = unzipSync(bytesOf(result));
    expect(Object.keys(files)[0]).toBe('mimetype');
    expect(Object.keys(files).toSorted()).toEqual(Object.keys(unzipSync(epubOf(aBook()))).toSorted());
    expect(strFromU8(files['book/colophon.xhtml'] ?? new Uint8Array())).toContain(
      '<p>Licensed to A &amp; $&amp; &lt;b&gt; · ord_1</p>',
    );
  });
});
