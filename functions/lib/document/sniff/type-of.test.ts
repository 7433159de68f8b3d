import { describe, expect, it } from 'vitest';
import { documentTypeOf } from '../read.ts';
import { docxOf, wordParagraph } from '../testing/docx.ts';
import { epubOf } from '../testing/epub.ts';
import { pdfBook } from '../testing/pdf.ts';
import { zipOf } from '../testing/zip.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const sheet = zipOf([
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'xl/workbook.xml', content: '<workbook/>' },
]);
const ole = (text: string) =>
  Buffer.concat([
    Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1'),
    Buffer.alloc(512),
    Buffer.from(text, 'utf16le'),
  ]);

describe('the type of a document', () => {
  it('is found in its content', async () => {
    expect(await documentTypeOf(await pdfBook(1))).toBe('pdf');
    expect(await documentTypeOf(Buffer.concat([Buffer.from('\n\n'), await pdfBook(1)]))).toBe('pdf');
    expect(await documentTypeOf(epubOf({}))).toBe('epub');
    expect(await documentTypeOf(docxOf(wordParagraph('Text')))).toBe('docx');
    expect(await documentTypeOf(Buffer.from('title,prompt\nMZ,#!'))).toBe('csv');
    expect(await documentTypeOf(Buffer.from('MZ,title\n1,2\n'))).toBe('csv');
    expect(await documentTypeOf(Buffer.from('\uFEFFa;b', 'utf16le'))).toBe('csv');
  });

  it.each([
    ['a picture', png, 'wrong_type', /^This file is a picture/],
    ['a web page named .png', Buffer.from('<!doctype html><title>x</title>'), 'wrong_type', /^This file is a web page/],
    [
      'a web page behind a declaration',
      Buffer.from('<?xml version="1.0"?>\n<html>'),
      'wrong_type',
      /^This file is a web page/,
    ],
    [
      'a drawing with a script',
      Buffer.from('<?xml version="1.0"?><!-- x --><svg onload="alert(1)"><script/></svg>'),
      'wrong_type',
      /^This file is an SVG/,
    ],
    ['other XML', Buffer.from('<?xml version="1.0"?><data/>'), 'wrong_type', /^This file is XML/],
    ['a program of Windows', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'wrong_type', /^This file is a program/],
    ['a program of Linux', Buffer.from('\x7fELF\x02\x01', 'latin1'), 'wrong_type', /^This file is a program/],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf x'), 'wrong_type', /^This file is a program/],
    ['a spreadsheet', sheet, 'wrong_type', /^This file is an archive/],
    ['an old document of Word', ole('WordDocument'), 'old_word', /Word before 2007/],
    ['a document behind a password', ole('EncryptedPackage'), 'encrypted', /protected with a password/],
    ['noise', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256)), 'wrong_type', /not known/],
    ['nothing', Buffer.alloc(0), 'empty', /^This file is empty/],
  ])('is refused for %s, with a sentence', async (_, bytes, code, sentence) => {
    await expect(documentTypeOf(bytes)).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) });
  });

  it('is refused for a file that is two at once', async () => {
    const pdf = await pdfBook(1);
    const html = Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n');
    const polyglots = [
      Buffer.concat([pdf, docxOf(wordParagraph('Text'))]),
      Buffer.concat([Buffer.from('GIF89a'), pdf]),
      Buffer.concat([html, pdf]),
      Buffer.concat([png, epubOf({})]),
      Buffer.concat([Buffer.from('a,b\n1,2\n'.repeat(500)), epubOf({})]),
      zipOf([{ name: 'a.pdf', content: pdf, isStored: true }]),
      zipOf([
        { name: 'META-INF/container.xml', content: '<container/>' },
        { name: '[Content_Types].xml', content: '<Types/>' },
        { name: 'word/document.xml', content: '<document/>' },
      ]),
    ];
    for (const [index, bytes] of polyglots.entries())
      await expect(documentTypeOf(bytes), `number ${index}`).rejects.toMatchObject({ code: 'ambiguous' });
    for (const start of ['#!/bin/sh\n', `MZ${'\0'.repeat(60)}`])
      await expect(documentTypeOf(Buffer.concat([Buffer.from(start), pdf]))).rejects.toMatchObject({
        code: 'wrong_type',
      });
  });
});
