import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { type EpubBook, epubOf } from '#functions/catalog/file/epub/epub.ts';
import { aBook, everything, hostile } from '#functions/catalog/file/epub/testing/books.ts';
import { markEpub } from '#functions/catalog/file/mark/epub.ts';
import { zipOf } from '#lib/document/testing/zip.ts';
import { sharp } from '#lib/native/sharp.ts';
import { readShelf } from '#scripts/seed/content.ts';
import { epubcheckProgram } from '#scripts/test/needs.ts';

const folder = mkdtempSync(join(tmpdir(), 'epubcheck-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function report(epub: Uint8Array): Promise<string> {
  const file = join(folder, `${Math.random()}.epub`);
  writeFileSync(file, epub);
  const run = promisify(execFile)('java', ['-Xmx256m', '-jar', epubcheckProgram, '--failonwarnings', file]);
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${stderr}`;
}
const clean = 'Messages: 0 fatals / 0 errors / 0 warnings / 0 infos';

const longest = readShelf().toSorted((a, b) => b.content.length - a.content.length)[0]?.content;
const picture = { width: 30, height: 40, channels: 3, background: 'red' } as const;
const chosen = await sharp({ create: picture }).jpeg().toBuffer();
const books: [string, Partial<EpubBook>][] = [
  ['with every kind of block, hostile text and a long one', { content: [everything, hostile, longest].join('\n\n') }],
  ['with a chosen cover', { cover: { kind: 'chosen', bytes: chosen } }],
  ['without text', { content: '', title: hostile.slice(0, 150), description: hostile }],
];

const html = (inside: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>T</title>${inside}</html>`;
const identified = `<dc:identifier id="i">urn:uuid:1b4e28ba-2fa1-11d2-883f-0016d3cca427</dc:identifier><dc:title>T</dc:title><dc:language>en</dc:language>`;
const names = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
const page = '<item id="license" href="license.xhtml" media-type="application/xhtml+xml"/>';
const nav = '<item id="n" href="n.xhtml" media-type="application/xhtml+xml" properties="nav"/>';
const fixed = '<meta property="rendition:layout">pre-paginated</meta>';
const three = (more = '') =>
  `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i"><metadata ${names}>${identified}<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>${more}</metadata><manifest>${nav}${page}</manifest><spine><itemref idref="license"/></spine></package>`;
const two = `<opf:package xmlns:opf="http://www.idpf.org/2007/opf" version="2.0" unique-identifier="i"><opf:metadata ${names}>${identified}</opf:metadata><opf:manifest><opf:item id="ncx" href="t.ncx" media-type="application/x-dtbncx+xml"/>${page.replace('<', '<opf:')}</opf:manifest><opf:spine toc="ncx"><opf:itemref idref="license"/></opf:spine></opf:package>`;
const ncx = `<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><head><meta name="dtb:uid" content="urn:uuid:1b4e28ba-2fa1-11d2-883f-0016d3cca427"/></head><docTitle><text>T</text></docTitle><navMap><navPoint id="a" playOrder="1"><navLabel><text>T</text></navLabel><content src="license.xhtml"/></navPoint></navMap></ncx>`;
const container = `<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a/b/x.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;
const toc = html('</head><body><nav epub:type="toc"><ol><li><a href="license.xhtml">T</a></li></ol></nav></body>');

/** An EPUB as others make it, in a folder of its own; its only page has the name that a mark's page would like. */
const sent = (document: string | Buffer, others: Record<string, string>, head = '') =>
  zipOf([
    { name: 'mimetype', content: 'application/epub+zip', isStored: true },
    { name: 'META-INF/container.xml', content: container },
    { name: 'a/b/x.opf', content: document },
    {
      name: 'a/b/license.xhtml',
      content: html(`${head}</head><body><p>Text.</p></body>`).replace(/ xmlns:epub="[^"]*"/, ''),
    },
    ...Object.entries(others).map(([name, content]) => ({ name: `a/b/${name}`, content })),
  ]);
const viewport = '<meta name="viewport" content="width=600, height=800"/>';
const inUtf16 = Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${three()}`, 'utf16le');
const sentBooks: [string, Buffer][] = [
  ['of version 3', sent(three(), { 'n.xhtml': toc })],
  ['of version 3 in UTF-16', sent(inUtf16, { 'n.xhtml': toc })],
  ['with a fixed layout', sent(three(fixed), { 'n.xhtml': toc }, viewport)],
  ['of version 2', sent(two, { 't.ncx': ncx })],
];

describe('epubcheck', () => {
  test.each(books)('finds no fault in a book %s, marked for its buyer', async (_, values) => {
    const license = { name: 'A & <b> \u0000 "c"', order: 'ord_1' };
    const marked = await markEpub(epubOf(aBook(values)), license, aBook().modified);
    expect(await report('bytes' in marked ? marked.bytes : new Uint8Array())).toContain(clean);
  });

  test.each(sentBooks)('finds no fault in a file that was sent, %s, marked for its buyer', async (_, epub) => {
    const license = { name: 'A & <b> \u0000 "c" Łukasz', order: 'ord_1' };
    const marked = await markEpub(epub, license, aBook().modified);
    expect(await report('bytes' in marked ? marked.bytes : new Uint8Array())).toContain(clean);
  });

  test('finds a fault', async () => {
    const faulty = epubOf(aBook({ content: 'text', id: '' }));
    expect(await report(faulty)).not.toContain(clean);
  });
});
