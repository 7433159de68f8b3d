import { beforeAll, describe, expect, it } from 'vitest';
import { png } from '#functions/uploads/testing/pictures.ts';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { pdfBook } from '#lib/document/testing/pdf.ts';
import { colleagues } from '#scripts/seed/people.ts';
import type { Client } from '../client.ts';
import { asAdmin } from '../cloud.ts';
import { entered } from '../jobs/jobs.ts';
import { sendForm, sendRaw } from './sending.ts';

let admin: Client;
let pdf: Uint8Array;
beforeAll(async () => {
  [admin, pdf] = await Promise.all([asAdmin(), pdfBook(1)]);
});

const million = 1024 * 1024;

describe('a file in a form', () => {
  it('is kept: a book', async () => {
    const { status, body } = await sendForm(admin, '/admin/upload-ebook-file', pdf, 'Łogo.pdf');
    expect([status, body]).toEqual([
      200,
      { success: true, file_url: expect.stringMatching(/^\/api\/admin\/uploads\/upl_/) },
    ]);
    const { headers } = await admin.get(body.file_url.slice('/api'.length));
    const response = await fetch(headers.get('location') ?? '');
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Łogo.pdf'));
  });

  it('is kept: a training file', async () => {
    const bytes = Buffer.alloc(1_234_567, 'a,b\n');
    const { status, body } = await sendForm(admin, '/admin/upload-training-file', bytes, '..\\../data.csv');
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        file_id: expect.stringMatching(/^upl_/),
        filename: 'data.csv',
        size_mb: 1.23,
        file_type: 'csv',
        file_url: `/api/admin/uploads/${body.file_id}`,
      },
    ]);
  });

  it.each(['ebook', 'cover'])('is published: a picture for %s, also by an editor', async (kind) => {
    const editor = await entered(colleagues[1]);
    const { status, body } = await sendForm(editor, `/admin/upload-${kind}-image`, png(8, 8), 'cover.png');
    expect([status, body.success]).toEqual([200, true]);
    if (kind === 'cover') expect(body.message).toBe('Cover image uploaded');
    expect((await fetch(`${admin.base}${body.image_url}`)).status).toBe(200);
    expect((await sendForm(editor, '/admin/upload-ebook-file', pdf, 'a.pdf')).status).toBe(403);
  });

  it('may have 4 MB, not more', async () => {
    const send = (size: number) => sendForm(admin, '/admin/upload-training-file', Buffer.alloc(size, 'a,b\n'), 'a.csv');
    expect((await send(4 * million)).status).toBe(200);
    for (const size of [4 * million + 1, 4.1 * million]) {
      const { status, body } = await send(size);
      expect([status, body.detail]).toEqual([
        413,
        'Files over 4 MB cannot be sent in a form. Begin with POST /api/admin/uploads instead.',
      ]);
    }
  });

  it.each([
    ['a web page', 'a.pdf', () => Buffer.from('<!doctype html><title>x</title>'), /^This file is a web page/],
    ['two at once', 'a.pdf', () => Buffer.concat([pdf, docxOf(wordParagraph('x'))]), /two different types/],
    ['a program by name', 'a.exe', () => pdf, /^Choose a PDF, EPUB or Word/],
    ['nothing', 'a.pdf', () => Buffer.alloc(0), /^The file is empty$/],
    ['a turned name', 'a\u202Efdp.exe.pdf', () => pdf, /invisible signs/],
  ])('is refused with a sentence: %s', async (_, filename, bytes, sentence) => {
    const { status, body } = await sendForm(admin, '/admin/upload-ebook-file', bytes(), filename);
    expect([status, body.errors]).toEqual([422, { file: expect.stringMatching(sentence) }]);
  });

  it('is no drawing with a script where a picture belongs', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await sendForm(admin, '/admin/upload-cover-image', svg, 'a.png')).status).toBe(422);
  });
});

describe('a form', () => {
  const boundary = '--------------------------form';
  const part = (name: string, content: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const csv = part('file', 'a,b', '; filename="a.csv"');
  const type = `multipart/form-data; boundary=${boundary}`;
  const path = '/admin/upload-training-file';

  it('may have other fields, which are dropped', async () => {
    const { status } = await sendRaw(admin, path, `${part('title', 'x')}${csv}--${boundary}--\r\n`, type);
    expect(status).toBe(200);
  });

  it.each([
    ['of 1,000 parts', `${part('x', 'y').repeat(1000)}${csv}--${boundary}--\r\n`, type, 400],
    ['that is cut off', csv, type, 400],
    ['without a boundary', `${csv}--${boundary}--\r\n`, 'multipart/form-data', 415],
    [
      'with another boundary',
      `${csv}--${boundary}--\r\n`,
      'multipart/form-data; boundary=------------------------another',
      400,
    ],
    ['of another type', '{"file":"a"}', 'application/json', 415],
    ['without a file', `${part('file', 'text')}--${boundary}--\r\n`, type, 422],
    ['with the file elsewhere', `${part('other', 'a,b', '; filename="a.csv"')}--${boundary}--\r\n`, type, 422],
    ['with a name that ends early', `${part('file', 'a,b', '; filename="a\u0000.csv"')}--${boundary}--\r\n`, type, 422],
  ])('%s is refused', async (_, body, contentType, expected) => {
    const answer = await sendRaw(admin, path, body, contentType);
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
  });
});
