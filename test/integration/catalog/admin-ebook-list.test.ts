import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { aBook, edit, idsOf, listed, someWord, theAdmin, throughPages } from './catalog.ts';

let admin: Client;
beforeAll(async () => {
  admin = await theAdmin();
});

describe('the list', () => {
  test('includes drafts, newest first, page by page', async () => {
    const made = [await aBook({ status: 'draft' }), await aBook(), await aBook({ status: 'draft' })];
    const { cards } = await throughPages(admin, '/admin/ebooks?limit=100');
    const positions = idsOf(made).map((id) => idsOf(cards).indexOf(id));
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
    const inList = async (status: string) =>
      idsOf((await throughPages(admin, `/admin/ebooks?limit=100&status=${status}`)).cards);
    expect(await inList('draft')).toContain(id);
    await admin.post(`/admin/ebooks/${id}/publish`);
    expect(await inList('draft')).not.toContain(id);
    expect(await inList('published')).toContain(id);
    await edit(id, { title: 'Renamed just now', revision: 2 });
    const { cards } = await throughPages(admin, '/admin/ebooks?limit=100');
    const totalOf = async (status: string) =>
      Number((await admin.get(`/admin/ebooks?limit=1&status=${status}`)).headers.get('x-total-count'));
    expect(await totalOf('draft')).toBe((await inList('draft')).length);
    expect(await totalOf('published')).toBe((await inList('published')).length);
    expect(cards.find((ebook) => ebook.id === id)).toMatchObject({
      title: 'Renamed just now',
      status: 'published',
      framework: 'NIST CSF',
      revision: 3,
    });
  });

  test('is searched by title, tag and framework, with status and category', async () => {
    const word = someWord();
    const made = {
      draft: await aBook({ title: `One ${word}`, status: 'draft', created_at: '2021-01-01' }),
      tagged: await aBook({ tags: [word], created_at: '2021-01-02' }),
      prompt: await aBook({ title: `Two ${word}`, category: 'Prompt', created_at: '2021-01-03' }),
      other: await aBook({ description: `Only about ${word}.` }),
    };
    const ask = async (query: Record<string, string>) =>
      idsOf((await admin.get('/admin/ebooks', { query: { search: word, ...query } })).body);
    await listed(async () => (await ask({})).length === 3);
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
