import { beforeAll, describe, expect, test } from 'vitest';
import { findOffers } from '#functions/catalog/public.ts';
import { give, noEbook } from './accounts.ts';
import { aBook, buildLists, found, idsOf, someText, someWord } from './catalog.ts';
import type { Client } from './client.ts';
import { asAdmin, eventually, signedUp, visitor } from './cloud.ts';

let admin: Client;
let reader: Client;
beforeAll(async () => {
  admin = await asAdmin();
  reader = (await signedUp()).client;
});

const summary = async () => (await admin.get('/admin/ebooks/summary')).body;
const edit = (id: string, values: Record<string, unknown>) =>
  admin.put(`/admin/ebooks/${id}`, { title: 'Edited', price: 49, version: 1, ...values });

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
    expect((await admin.get(`/admin/ebooks/${id}`)).body.version).toBe(1);
  });

  test('knows no ebook that there is not', async () => {
    for (const id of [noEbook, 'x']) {
      for (const path of ['publish', 'unpublish', 'restore'])
        expect((await admin.post(`/admin/ebooks/${id}/${path}`)).status).toBe(404);
      expect((await admin.get(`/admin/ebooks/${id}`)).status).toBe(404);
      expect((await edit(id, {})).status).toBe(404);
      expect((await admin.delete(`/admin/ebooks/${id}`)).status).toBe(404);
    }
  });
});

describe('the list', () => {
  test('has drafts too, the newest first, page by page', async () => {
    const made = [await aBook({ status: 'draft' }), await aBook(), await aBook({ status: 'draft' })];
    const first = await admin.get('/admin/ebooks?limit=100');
    const positions = idsOf(made).map((id) => idsOf(first.body).indexOf(id));
    expect(positions).toEqual(positions.toSorted((a, b) => b - a));
    expect(positions.every((position) => position >= 0)).toBe(true);
    const page = await admin.get('/admin/ebooks?limit=2');
    const next = /^<\/api([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const second = await admin.get(next);
    expect(idsOf([...page.body, ...second.body]).length).toBe(4);
    expect(new Set(idsOf([...page.body, ...second.body])).size).toBe(4);
    expect(Number(page.headers.get('x-total-count'))).toBeGreaterThanOrEqual(33);
  });

  test('shows a change at once', async () => {
    const { id } = await aBook({ status: 'draft' });
    const inList = async (status: string) => idsOf((await admin.get(`/admin/ebooks?limit=100&status=${status}`)).body);
    expect(await inList('draft')).toContain(id);
    await admin.post(`/admin/ebooks/${id}/publish`);
    expect(await inList('draft')).not.toContain(id);
    expect(await inList('published')).toContain(id);
    await edit(id, { title: 'Renamed just now', version: 2 });
    const [card] = (await admin.get('/admin/ebooks?limit=100')).body.filter((ebook: { id: string }) => ebook.id === id);
    expect(card).toMatchObject({ title: 'Renamed just now', status: 'published', framework: 'NIST CSF', version: 3 });
  });

  test('is searched by title, tag and framework, with status and category', async () => {
    const word = someWord();
    const made = {
      draft: await aBook({ title: `One ${word}`, status: 'draft', created_at: '2021-01-01' }),
      tagged: await aBook({ tags: [word], created_at: '2021-01-02' }),
      prompt: await aBook({ title: `Two ${word}`, category: 'Prompt', created_at: '2021-01-03' }),
      other: await aBook({ description: `Only about ${word}.` }),
    };
    await buildLists();
    const ask = async (query: Record<string, string>) =>
      idsOf((await admin.get('/admin/ebooks', { query: { search: word, ...query } })).body);
    await eventually(async () => (await ask({})).length === 3);
    expect(await ask({})).toEqual(idsOf([made.prompt, made.tagged, made.draft]));
    expect(await ask({ status: 'draft' })).toEqual([made.draft.id]);
    expect(await ask({ status: 'published' })).toEqual(idsOf([made.prompt, made.tagged]));
    expect(await ask({ category: 'Prompt' })).toEqual([made.prompt.id]);
    expect(await ask({ limit: '1' })).toEqual([made.prompt.id]);
    await admin.delete(`/admin/ebooks/${made.prompt.id}`);
    expect(await ask({ limit: '3' })).toEqual(idsOf([made.tagged, made.draft]));
  });

  test('refuses a cursor of another list', async () => {
    const { headers } = await admin.get('/admin/ebooks?limit=1&status=published');
    const foreign = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? '';
    for (const path of [
      `status=draft&cursor=${foreign}`,
      'cursor=x',
      'cursor=eyJwayI6MX0',
      'search=a&cursor=x',
      'limit=0',
    ])
      expect((await admin.get(`/admin/ebooks?${path}`)).status, path).toBe(422);
  });
});

describe('the summary', () => {
  test('sums up everything but the trash, whatever happens', async () => {
    const before = await summary();
    const { id } = await aBook({ price: 1234, status: 'draft' });
    const differences = async () => {
      const now = await summary();
      return Object.fromEntries(Object.entries(now).map(([k, v]) => [k, Math.round(100 * (Number(v) - before[k]))]));
    };
    expect(await differences()).toEqual({ total: 100, published: 0, drafts: 100, total_value: 1234 });
    await admin.post(`/admin/ebooks/${id}/publish`);
    await admin.post(`/admin/ebooks/${id}/publish`);
    expect(await differences()).toEqual({ total: 100, published: 100, drafts: 0, total_value: 1234 });
    await edit(id, { price: 20.05, version: 2 });
    expect(await differences()).toEqual({ total: 100, published: 100, drafts: 0, total_value: 2005 });
    await admin.delete(`/admin/ebooks/${id}`);
    expect(await differences()).toEqual({ total: 0, published: 0, drafts: 0, total_value: 0 });
    await admin.post(`/admin/ebooks/${id}/restore`);
    expect(await differences()).toEqual({ total: 100, published: 0, drafts: 100, total_value: 2005 });
    await admin.delete(`/admin/ebooks/${id}`);
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
      version: 2,
    });
    expect(body.ebook).not.toHaveProperty('hacked');
    const stored = (await admin.get(`/admin/ebooks/${id}`)).body;
    expect(stored).toMatchObject(body.ebook);
    expect(stored.content).toBe(someText(1200));
    expect((await findOffers([id])).get(id)).toEqual({ id, title: 'New title', price: 1250, published: true });
  });

  test('of an old version answers what is stored', async () => {
    const { id } = await aBook();
    await edit(id, { title: 'First' });
    expect(await edit(id, { title: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: { id, title: 'First', version: 2 } },
    });
    expect((await admin.get(`/admin/ebooks/${id}`)).body.title).toBe('First');
  });

  test('by two at once lets one through', async () => {
    const { id } = await aBook();
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((title) => edit(id, { title })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await admin.get(`/admin/ebooks/${id}`)).body.version).toBe(2);
  });

  test('refuses what is wrong, by field', async () => {
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
      [{ version: undefined }, 'version'],
    ];
    for (const [values, field] of wrong)
      expect(await edit(id, values), field).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(String) } },
      });
    expect((await admin.get(`/admin/ebooks/${id}`)).body.version).toBe(1);
  });

  test('takes a tag once, whatever its spelling', async () => {
    const { id } = await aBook();
    const { body } = await edit(id, { tags: ['Audit', 'audit', 'GRC'] });
    expect(body.ebook.tags.map((tag: string) => tag.toLowerCase())).toEqual(['audit', 'grc']);
  });

  test('keeps any text as it was typed', async () => {
    const { id } = await aBook();
    for (const [n, title] of ['<script>alert(1)</script>', '‮evil', '🙂 ñ 語', "Robert'); DROP", '{{x}} %s'].entries())
      expect((await edit(id, { title, version: n + 1 })).body.ebook.title).toBe(title);
  });
});

describe('publishing', () => {
  test('puts a draft on sale, once', async () => {
    const { id } = await aBook({ status: 'draft', content: someText(1700) });
    const first = await admin.post(`/admin/ebooks/${id}/publish`);
    expect(first.body).toMatchObject({ success: true, ebook: { status: 'published', version: 2 } });
    expect(first.body.warning).toBeUndefined();
    expect(first.body.ebook.published_at).toMatch(/^\d{4}-/);
    const second = await admin.post(`/admin/ebooks/${id}/publish`);
    expect(second.body.ebook).toEqual(first.body.ebook);
    expect((await visitor().get(`/ebooks/${id}`)).status).toBe(200);
  });

  test('warns when the preview gives most of a paid ebook away', async () => {
    const publish = async (values: Parameters<typeof aBook>[0]) => {
      const { id } = await aBook({ status: 'draft', ...values });
      return (await admin.post(`/admin/ebooks/${id}/publish`)).body.warning;
    };
    expect(await publish({ content: someText(1599) })).toContain('1,599 words');
    expect(await publish({ content: someText(1600) })).toBeUndefined();
    expect(await publish({ content: someText(900), price: 0 })).toBeUndefined();
    expect(await publish({ content: 'Short.', category: 'Prompt Vault', csv: 'a\n1\n' })).toBeUndefined();
  });

  test('wants something to read', async () => {
    const { id } = await aBook({ status: 'draft', content: '' });
    expect(await admin.post(`/admin/ebooks/${id}/publish`)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('can be taken back, and owners keep the ebook', async () => {
    const { id } = await aBook();
    const owner = await signedUp();
    await give(owner.user.id, [id]);
    const { body } = await admin.post(`/admin/ebooks/${id}/unpublish`);
    expect(body.ebook).toMatchObject({ status: 'draft', version: 2 });
    expect((await admin.post(`/admin/ebooks/${id}/unpublish`)).body.ebook.version).toBe(2);
    expect((await owner.client.get(`/ebooks/${id}`)).status).toBe(200);
    expect((await reader.get(`/ebooks/${id}`)).status).toBe(404);
    expect((await findOffers([id])).get(id)?.published).toBe(false);
  });
});

describe('the trash', () => {
  test('takes an ebook from every list and gives it back as a draft', async () => {
    const word = someWord();
    const { id } = await aBook({ title: `Gone ${word}` });
    await found(visitor(), word, 1);
    expect((await admin.delete(`/admin/ebooks/${id}`)).body).toEqual({
      success: true,
      message: 'Ebook deleted successfully',
    });
    expect((await admin.get(`/admin/ebooks/${id}`)).status).toBe(404);
    expect((await admin.delete(`/admin/ebooks/${id}`)).status).toBe(404);
    expect((await admin.post(`/admin/ebooks/${id}/publish`)).status).toBe(404);
    expect((await edit(id, { version: 2 })).status).toBe(404);
    expect(idsOf((await admin.get('/admin/ebooks?limit=100')).body)).not.toContain(id);
    expect((await findOffers([id])).has(id)).toBe(false);
    await found(visitor(), word, 0);
    const restored = await admin.post(`/admin/ebooks/${id}/restore`);
    expect(restored.body).toMatchObject({ success: true, ebook: { id, status: 'draft' } });
    expect((await admin.post(`/admin/ebooks/${id}/restore`)).status).toBe(409);
    expect((await admin.get(`/admin/ebooks/${id}`)).status).toBe(200);
    expect((await reader.get(`/ebooks/${id}`)).status).toBe(404);
  });
});

test('every act leaves its row in the log', async () => {
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
