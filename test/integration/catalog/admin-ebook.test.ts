import { beforeAll, describe, expect, test } from 'vitest';
import { findOffers } from '#functions/catalog/public.ts';
import { noEbook } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { signedUp, visitor } from '../cloud.ts';
import { aBook, edit, someText, theAdmin } from './catalog.ts';

let admin: Client;
let reader: Client;
beforeAll(async () => {
  admin = await theAdmin();
  reader = (await signedUp()).client;
});

describe('the back-office', () => {
  test('is for admins', async () => {
    const { id } = await aBook();
    const calls = [
      ['GET', '/admin/ebooks'],
      ['GET', '/admin/ebooks/summary'],
      ['GET', `/admin/ebooks/${id}`],
      ['PUT', `/admin/ebooks/${id}`],
      ['POST', `/admin/ebooks/${id}/publish`],
      ['POST', `/admin/ebooks/${id}/unpublish`],
      ['DELETE', `/admin/ebooks/${id}`],
      ['POST', `/admin/ebooks/${id}/restore`],
    ] as const;
    for (const [method, path] of calls) {
      expect((await visitor().send(method, path, undefined)).status, `${method} ${path}`).toBe(401);
      expect((await reader.send(method, path, undefined)).status, `${method} ${path}`).toBe(403);
    }
    expect((await admin.get(`/admin/ebooks/${id}`)).body.revision).toBe(1);
  });

  test('answers 404 for unknown ebooks', async () => {
    for (const id of [noEbook, 'x']) {
      for (const path of ['publish', 'unpublish', 'restore'])
        expect((await admin.post(`/admin/ebooks/${id}/${path}`)).status).toBe(404);
      expect((await admin.get(`/admin/ebooks/${id}`)).status).toBe(404);
      expect((await edit(id, {})).status).toBe(404);
      expect((await admin.delete(`/admin/ebooks/${id}`)).status).toBe(404);
    }
  });
});

describe('editing', () => {
  test('changes what it names and keeps the rest', async () => {
    const { id } = await aBook({ tags: ['kept'] });
    const { status, body } = await edit(id, { title: '  New title ', price: 12.5, description: 'New', hacked: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'Ebook updated successfully' });
    expect(body.ebook).toMatchObject({
      title: 'New title',
      price: 12.5,
      description: 'New',
      tags: ['kept'],
      category: 'Topic',
      revision: 2,
    });
    expect(body.ebook).not.toHaveProperty('hacked');
    const stored = (await admin.get(`/admin/ebooks/${id}`)).body;
    expect(stored).toMatchObject(body.ebook);
    expect(stored.content).toBe(someText(1200));
    expect((await findOffers([id])).get(id)).toEqual({ id, title: 'New title', price: 1250, published: true });
  });

  test('of an old revision returns what is stored', async () => {
    const { id } = await aBook();
    await edit(id, { title: 'First' });
    expect(await edit(id, { title: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: { id, title: 'First', revision: 2 } },
    });
    expect((await admin.get(`/admin/ebooks/${id}`)).body.title).toBe('First');
  });

  test('by two concurrently lets one through', async () => {
    const { id } = await aBook();
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((title) => edit(id, { title })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await admin.get(`/admin/ebooks/${id}`)).body.revision).toBe(2);
  });

  test('refuses invalid values, by field', async () => {
    const { id } = await aBook();
    const wrong: [Record<string, unknown>, string][] = [
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ title: 'two\nlines' }, 'title'],
      [{ price: -1 }, 'price'],
      [{ price: 1.234 }, 'price'],
      [{ price: '49' }, 'price'],
      [{ price: null }, 'price'],
      [{ category: 'Novel' }, 'category'],
      [{ difficulty_level: 'beginner' }, 'difficulty_level'],
      [{ tags: Array.from({ length: 13 }, (_, n) => `t${n}`) }, 'tags'],
      [{ tags: [''] }, 'tags.0'],
      [{ description: 'x'.repeat(2001) }, 'description'],
      ...['', 'https://example.com/a.png', '/assets/a.png', '//example.com/a.png', '/files/a.png', 1].map(
        (cover_image): [Record<string, unknown>, string] => [{ cover_image }, 'cover_image'],
      ),
      [{ revision: undefined }, 'revision'],
    ];
    for (const [values, field] of wrong)
      expect(await edit(id, values), field).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(String) } },
      });
    expect((await admin.get(`/admin/ebooks/${id}`)).body.revision).toBe(1);
  });

  test('gives it a cover, keeps that through other edits, and goes back to the drawn one', async () => {
    const { id } = await aBook();
    const cover_image = '/files/upl_01ARZ3NDEKTSV4RRFFQ69G5FAV/detail.webp';
    expect((await edit(id, { cover_image })).body.ebook).toMatchObject({ cover_image });
    expect((await edit(id, { title: 'Covered', revision: 2 })).body.ebook).toMatchObject({ cover_image });
    expect((await visitor().get(`/ebooks/${id}`)).body).toMatchObject({ title: 'Covered', cover_image });
    const removed = await edit(id, { cover_image: null, revision: 3 });
    expect(removed.body.ebook).toMatchObject({ cover_image: null, revision: 4 });
    expect((await admin.get(`/admin/ebooks/${id}`)).body).toMatchObject({ cover_image: null });
  });

  test('refuses a new text for an ebook with its own files', async () => {
    const sheets = { name: 'sheets', title: 'Worksheets', type: 'xlsx', bytes: Buffer.from('PK') } as const;
    for (const values of [
      { category: 'Prompt Vault', csv: 'id,prompt\n1,Write' } as const,
      { attachments: [sheets] },
    ]) {
      const { id } = await aBook(values);
      const { content_version } = (await admin.get(`/admin/ebooks/${id}`)).body;
      const { status, body } = await admin.put(`/admin/ebooks/${id}/text`, {
        content: someText(1200),
        content_version,
      });
      expect([status, body.detail]).toEqual([
        409,
        'The text of an ebook with files of its own cannot be changed here.',
      ]);
    }
  });

  test('takes a tag once, whatever its spelling', async () => {
    const { id } = await aBook();
    const { body } = await edit(id, { tags: ['Audit', 'audit', 'GRC'] });
    expect(body.ebook.tags.map((tag: string) => tag.toLowerCase())).toEqual(['audit', 'grc']);
  });

  test('keeps any text as it was typed, with typographer’s quotes', async () => {
    const { id } = await aBook();
    const titles = ['<script>alert(1)</script>', '‮evil', '🙂 ñ 語', "Robert'); DROP", '{{x}} %s'];
    for (const [n, title] of titles.entries())
      expect((await edit(id, { title, revision: n + 1 })).body.ebook.title).toBe(title.replace("'", '’'));
  });
});

test('the trash is a list of its own, latest deletion first, and knows when', async () => {
  const [{ id: first }, { id: second }] = [await aBook(), await aBook()];
  for (const id of [first, second]) await admin.delete(`/admin/ebooks/${id}`);
  const { body } = await admin.get('/admin/ebooks?status=trash');
  expect(body.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([second, first]);
  expect(body[0]).toMatchObject({ status: 'draft', deleted_at: expect.stringMatching(/Z$/) });
  const { headers } = await admin.get('/admin/ebooks?status=trash&limit=1');
  expect(headers.get('link')).toContain('cursor=');
  await admin.post(`/admin/ebooks/${second}/restore`);
  const { body: left } = await admin.get('/admin/ebooks?status=trash');
  expect(left[0].id).toBe(first);
  expect((await admin.get(`/admin/ebooks/${second}`)).body.deleted_at).toBeNull();
});

test('every act is logged', async () => {
  const { id, title } = await aBook();
  await edit(id, { title: 'Edited' });
  await admin.post(`/admin/ebooks/${id}/unpublish`);
  await admin.delete(`/admin/ebooks/${id}`);
  await admin.post(`/admin/ebooks/${id}/restore`);
  const { body } = await admin.get(`/admin/audit-log?target_id=${id}`);
  expect(body.map(({ action }: { action: string }) => action)).toEqual([
    'ebook.restored',
    'ebook.deleted',
    'ebook.unpublished',
    'ebook.updated',
  ]);
  expect(body[3]).toMatchObject({ actor_name: 'Ada Admin', changes: { title: [title, 'Edited'] } });
});
