import { beforeAll, describe, expect, it } from 'vitest';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { epubOf } from '#lib/document/testing/epub.ts';
import { pdfBook, pdfOf } from '#lib/document/testing/pdf.ts';
import type { DocumentEnding } from '#shared/uploads/choices.ts';
import type { Client } from '../client.ts';
import { asAdmin, visitor } from '../cloud.ts';
import { plantedFile, read, uploaded } from './intake.ts';

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

const locked = () => pdfOf((doc) => doc.text('Secret'), { userPassword: 'open', ownerPassword: 'change' });
const bomb = { name: 'word/media/image1.png', content: Buffer.alloc(90_000_000) };
const entity = '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const noise = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), crypto.getRandomValues(Buffer.alloc(60_000))]);

describe('a file that cannot be read ends with a sentence, and nothing of it is published:', () => {
  it.each<[string, DocumentEnding, () => Buffer | Promise<Buffer>, RegExp]>([
    ['a PDF with a password', 'pdf', locked, /^This PDF is protected with a password/],
    ['half a PDF', 'pdf', async () => (await pdfBook(2)).subarray(0, 900), /\.$/],
    ['noise', 'pdf', noise, /\.$/],
    [
      'a web page in disguise',
      'pdf',
      () => Buffer.from('<!doctype html><script>x()</script>'),
      /^This file is a web page/,
    ],
    ['a bomb in a DOCX', 'docx', () => docxOf(wordParagraph('x'), [bomb]), /\.$/],
    ['an entity in an EPUB', 'epub', () => epubOf({ prolog: entity, bodies: ['<p>&x;</p>'] }), /\.$/],
    ['a DOCX without a text', 'docx', () => docxOf(''), /^There is no text in this file\.$/],
    ['prompts without rows', 'csv', () => Buffer.from('title,prompt\n'), /^There are no prompts in this file/],
  ])('%s', async (_, type, make, sentence) => {
    const category = type === 'csv' ? 'Prompt Vault' : 'General';
    const { id } = await uploaded(admin, await plantedFile(type, await make()), { category });
    expect(await read(admin, id)).toMatchObject({
      ...{ status: 'draft', upload_status: 'failed', upload_error: expect.stringMatching(sentence) },
      ...{ word_count: 0, content: '', published_at: null, prompt_count: null, unread: [] },
    });
    expect((await visitor().get(`/ebooks/${id}`)).status).toBe(404);
    const { status, body } = await admin.post(`/admin/ebooks/${id}/publish`);
    expect([status, body.detail]).toEqual([409, 'The upload of this ebook failed']);
    expect((await admin.post(`/admin/ebooks/${id}/reprocess`)).status).toBe(200);
    expect(await read(admin, id)).toMatchObject({ status: 'draft', upload_status: 'failed' });
  });
});
