import { beforeAll, describe, expect, it } from 'vitest';
import { png } from '#functions/uploads/testing/pictures.ts';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { epubOf } from '#lib/document/testing/epub.ts';
import { pdfBook } from '#lib/document/testing/pdf.ts';
import { colleagues } from '#scripts/seed/people.ts';
import { give } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { asAdmin, signedUp, visitor } from '../cloud.ts';
import { entered } from '../jobs/jobs.ts';
import { ebookOf, read, sentFile, uploaded } from './intake.ts';

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

const rowsOf = async (id: string): Promise<{ action: string; actor_name: string }[]> =>
  (await admin.get(`/admin/audit-log?target_id=${id}`)).body;

describe('a file becomes an ebook', () => {
  it('of a PDF: a draft at once, published when it has been read', async () => {
    const bytes = await pdfBook(3);
    const file_url = await sentFile(admin, 'pdf', bytes);
    const ebook = await uploaded(admin, file_url);
    expect(ebook).toMatchObject({
      ...{ status: 'draft', upload_status: 'processing', upload_error: null, unread: [], published_at: null },
      ...{ description: 'Audits - Uploaded ebook', tags: ['General', 'pdf', 'uploaded'], category: 'General' },
      ...{ regulatory_source: 'General', difficulty_level: 'Intermediate', estimated_read_time: 15 },
      ...{ is_uploaded: true, filename: 'my file.pdf', file_type: 'PDF', file_size: bytes.byteLength, file_url },
      ...{ is_free: false, is_premium: false, image_url: null, prompt_count: null },
    });
    const done = await read(admin, ebook.id);
    expect(done).toMatchObject({ status: 'published', upload_status: 'completed', upload_error: null });
    expect(done.word_count).toBeGreaterThan(500);
    expect(done.estimated_read_time).toBe(Math.round(done.word_count / 230));
    expect(done.content).toMatch(/^# Chapter 1\n/);
    const shown = (await visitor().get(`/ebooks/${ebook.id}`)).body;
    expect(shown).toMatchObject({ content_access: 'preview', word_count: done.word_count });
    expect(shown.contents.map(({ title }: { title: string }) => title)).toEqual([
      'Chapter 1',
      'Chapter 2',
      'Chapter 3',
    ]);
    const { client, user } = await signedUp();
    // A gift, which is nobody's in particular: buyers get copies with their name.
    await give(user.id, [ebook.id], 0);
    expect((await client.get(`/ebooks/${ebook.id}`)).body.content).toBe(done.content);
    const link = await client.get(`/ebooks/${ebook.id}/download`, { query: { as: 'link' } });
    expect(link.body).toMatchObject({ filename: 'audits.pdf', size: bytes.byteLength });
    expect(Buffer.from(await (await fetch(link.body.url)).arrayBuffer()).equals(bytes)).toBe(true);
    expect((await rowsOf(ebook.id)).map(({ action }) => action)).toEqual(['ebook.completed', 'ebook.created']);
  });

  it('of an EPUB, with the cover in it unless another one was sent', async () => {
    const bytes = epubOf({
      bodies: ['<h1>One</h1><p>Text of the first chapter.</p>', '<h1>Two</h1><p>More of it.</p>'],
      items: '<item id="c" href="cover.png" media-type="image/png" properties="cover-image"/>',
      others: [{ name: 'book/cover.png', content: png(60, 80) }],
    });
    const { id } = await uploaded(admin, await sentFile(admin, 'epub', bytes), { tags: ['own'], price: 0 });
    const done = await read(admin, id);
    expect(done).toMatchObject({ status: 'published', is_free: true, tags: ['own'], file_type: 'EPUB' });
    expect(done.cover_image).toMatch(/^\/files\/upl_.*\/detail\.webp$/);
    expect(done.image_url).toBe(done.cover_image);
    expect((await fetch(`${admin.base}${done.cover_image}`)).status).toBe(200);
    const image_url = done.cover_image;
    const other = await uploaded(admin, await sentFile(admin, 'epub', bytes), { image_url });
    expect((await read(admin, other.id)).cover_image).toBe(image_url);
  });

  it('of Word, and says what could not be used of it', async () => {
    const broken = Buffer.concat([png(8, 8).subarray(0, 40)]);
    const bytes = epubOf({
      items: '<item id="c" href="cover.png" media-type="image/png" properties="cover-image"/>',
      others: [{ name: 'book/cover.png', content: broken }],
    });
    const { id } = await uploaded(admin, await sentFile(admin, 'epub', bytes));
    expect(await read(admin, id)).toMatchObject({
      ...{ status: 'published', cover_image: null },
      unread: ['The cover: The picture of the cover could not be used, so the cover is drawn.'],
    });
    const word = docxOf(`${wordParagraph('Risk', 'Heading1')}${wordParagraph('A risk that nobody owns.')}`);
    const book = await uploaded(admin, await sentFile(admin, 'docx', word));
    expect((await read(admin, book.id)).content).toContain('A risk that nobody owns.');
    const { client, user } = await signedUp();
    await give(user.id, [book.id]);
    expect((await client.get(`/ebooks/${book.id}`)).body.formats).toEqual(['docx', 'pdf', 'epub', 'txt']);
    const file = (await client.get(`/ebooks/${book.id}/download`, { query: { as: 'link' } })).body;
    expect(file).toMatchObject({ filename: 'audits.docx', size: word.byteLength });
  });

  it('once for one request, however often it is sent', async () => {
    const file_url = await sentFile(admin, 'pdf', await pdfBook(1));
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { title: 'Once', price: 1, file_url };
    const send = () => admin.post('/admin/ebooks/upload', body, { headers });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.ebook.id)).size).toBe(1);
  });

  it.each([
    ['what was never sent', () => '/api/admin/uploads/upl_01ARZ3NDEKTSV4RRFFQ69G5FAV', {}, /not there. Please upload/],
    ['a training file', () => sentFile(admin, 'docx', docxOf(wordParagraph('x')), 'training'), {}, /not there/],
    ['prompts', () => sentFile(admin, 'csv', Buffer.from('a,b'), 'prompts'), {}, /^Choose a PDF, EPUB or Word/],
    [
      'an EPUB of prompts',
      () => sentFile(admin, 'epub', epubOf({})),
      { category: 'Prompt Vault' },
      /^Choose a CSV, PDF or Word/,
    ],
    ['an address of somewhere else', () => 'https://example.test/a.pdf', {}, /^Please fill all required fields/],
  ])('never of %s', async (_, file, given, sentence) => {
    const body = { title: 'x', price: 1, file_url: await file(), ...given };
    const { status, body: answer } = await admin.post('/admin/ebooks/upload', body);
    expect([status, answer.errors]).toEqual([422, { file_url: expect.stringMatching(sentence) }]);
  });

  it('for admins alone, like every act on ebooks', async () => {
    const editor = await entered(colleagues[1]);
    const body = { title: 'x', price: 1, file_url: '/api/admin/uploads/upl_01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    expect((await editor.post('/admin/ebooks/upload', body)).status).toBe(403);
    expect((await editor.get('/admin/ebooks/uploads')).status).toBe(403);
    expect((await editor.get('/admin/prompt-packages')).status).toBe(403);
  });
});

describe('the file of an ebook', () => {
  it('is read again: a new text in its place, once for two who ask at once', async () => {
    const { id } = await uploaded(admin, await sentFile(admin, 'pdf', await pdfBook(1)));
    const first = await read(admin, id);
    await admin.post(`/admin/ebooks/${id}/unpublish`);
    const ask = () => admin.post(`/admin/ebooks/${id}/reprocess`);
    const [one, other] = (await Promise.all([ask(), ask()])).sort((a, b) => a.status - b.status);
    expect(one).toMatchObject({ status: 200, body: { ebook: { upload_status: 'processing', status: 'draft' } } });
    expect([other?.status, other?.body.detail]).toEqual([409, 'This ebook is still being processed']);
    const again = await read(admin, id);
    expect(again).toMatchObject({ status: 'draft', upload_status: 'completed', content: first.content });
  });

  it('is needed for that', async () => {
    const { body } = await admin.get('/admin/ebooks?limit=100');
    const own = body.find(({ is_uploaded }: { is_uploaded: boolean }) => !is_uploaded);
    expect(await admin.post(`/admin/ebooks/${own.id}/reprocess`)).toMatchObject({
      ...{ status: 409, body: { detail: 'This ebook was not made of a file' } },
    });
    expect((await admin.post('/admin/ebooks/ebk_0/reprocess')).status).toBe(404);
  });

  it('is read also for an ebook in the trash, which stays there', async () => {
    const { id } = await uploaded(admin, await sentFile(admin, 'pdf', await pdfBook(2)));
    expect((await admin.delete(`/admin/ebooks/${id}`)).status).toBe(200);
    await read(admin, id).catch(() => undefined);
    expect((await visitor().get(`/ebooks/${id}`)).status).toBe(404);
    const restored = await admin.post(`/admin/ebooks/${id}/restore`);
    expect(restored.body.ebook.status).toBe('draft');
    expect(await ebookOf(admin, id)).toMatchObject({ deleted_at: null });
  });
});
