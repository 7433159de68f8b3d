import { describe, expect, test } from 'vitest';
import { previewOf } from '#shared/catalog/content-preview.ts';
import { countWords } from '#shared/catalog/content-words.ts';
import { give } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { control, eventually, everywhere, ownCloud, signedUp, visitor, whileNothingChanges } from '../cloud.ts';
import { aBook, buildLists, found, idsOf, someText, someWord, theAdmin, throughPages } from './catalog.ts';

const unknown = { status: 404, body: { detail: 'Ebook not found', code: 'not_found' } };
const publicCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600';

describe('the public list', () => {
  test('is a bare array of cards, newest first, with its size', async () => {
    const { status, body, headers } = await visitor().get('/ebooks/public', { query: { limit: '6' } });
    expect(status).toBe(200);
    expect(body).toHaveLength(6);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(30);
    expect(headers.get('cache-control')).toBe(publicCache);
    const created = body.map((card: { created_at: string }) => card.created_at);
    expect(created).toEqual(created.toSorted().reverse());
    expect(Object.keys(body[0])).not.toContain('content');
    expect(body[0]).toMatchObject({ is_wishlisted: false, is_free: expect.any(Boolean), tags: expect.any(Array) });
  });

  test('pages to the end through its links, each ebook once', async () => {
    await whileNothingChanges(async () => {
      const { cards, total } = await throughPages(visitor(), '/ebooks/public?limit=25');
      const seen = idsOf(cards);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBe(total);
    });
  });

  test('refuses an invalid limit and cursor', async () => {
    for (const limit of ['0', '101', '1e9', 'x', '-1', '1.5'])
      expect(await visitor().get('/ebooks/public', { query: { limit } })).toMatchObject({
        status: 422,
        body: { code: 'invalid', errors: { limit: expect.any(String) } },
      });
    for (const cursor of ['x', 'eyJwayI6MX0', Buffer.from('at:-1').toString('base64url')])
      expect(await visitor().get('/ebooks/public', { query: { cursor } })).toMatchObject({
        status: 422,
        body: { code: 'invalid', errors: { cursor: 'Not a valid cursor' } },
      });
    const behind = Buffer.from('at:999999').toString('base64url');
    expect((await visitor().get('/ebooks/public', { query: { cursor: behind } })).body).toEqual([]);
  });

  test('is not sent again to callers that have it', async () => {
    await whileNothingChanges(async () => {
      const { headers } = await visitor().get('/ebooks/public?limit=3');
      const etag = headers.get('etag') ?? '';
      // Weak, because the edge compressed the answer.
      expect(etag).toMatch(/^W\/"[\w-]+"$/);
      const again = await visitor().get('/ebooks/public?limit=3', { headers: { 'if-none-match': etag } });
      expect(again).toMatchObject({ status: 304, body: '' });
    });
  });

  test('marks wishes for callers with a token, and is not cached then', async () => {
    const { client } = await signedUp();
    const word = someWord();
    const wish = await aBook({ title: `${word} wished` });
    await aBook({ title: `${word} not wished` });
    await found(visitor(), word, 2);
    await client.post('/wishlist/add', { ebook_id: wish.id });
    const wished = async (reader: Client) => {
      const { cards } = await throughPages(reader, '/ebooks/public?limit=100');
      return idsOf(cards.filter(({ is_wishlisted }) => is_wishlisted));
    };
    await whileNothingChanges(async () => expect(await wished(client)).toEqual([wish.id]));
    const { headers } = await client.get('/ebooks/public?limit=100');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('etag')).toBeNull();
    expect(await wished(visitor())).toEqual([]);
  });

  test('refuses an invalid token', async () => {
    const client = visitor();
    client.token = 'a.b.c';
    expect((await client.get('/ebooks/public')).status).toBe(401);
  });
});

describe('an ebook', () => {
  test('shows a visitor its first 800 words and not one more', async () => {
    const content = someText(1500);
    const { id } = await aBook({ content, status: 'published' });
    const { body, headers } = await visitor().get(`/ebooks/${id}`);
    expect(body).toMatchObject({
      content_access: 'preview',
      word_count: 1500,
      preview_words: 400,
      extended_preview_words: 800,
      my_rating: null,
      formats: ['pdf', 'epub', 'txt'],
    });
    expect(body.content).toBe(previewOf(content, 800));
    expect(countWords(body.content)).toBe(800);
    expect(JSON.stringify(body)).not.toContain('word900');
    expect(body.contents.map((entry: { open: boolean }) => entry.open)).toEqual(
      Array.from({ length: 15 }, (_, part) => part < 8),
    );
    expect(headers.get('cache-control')).toBe(publicCache);
    const again = await visitor().get(`/ebooks/${id}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('with an uneven table is refused with a sentence', async () => {
    const content = '## Part\n\n| a | b |\n| --- | --- |\n| c |';
    await expect(aBook({ content })).rejects.toMatchObject({
      code: 'invalid',
      message: 'The table that begins in line 3 cannot be shown: line 5 has 1 cell, and its head has 2.',
    });
  });

  test('that is short promises no longer a preview than it has', async () => {
    const { id } = await aBook({ content: someText(300) });
    const { body } = await visitor().get(`/ebooks/${id}`);
    expect(body).toMatchObject({ content_access: 'preview', preview_words: 300, extended_preview_words: 300 });
  });

  test('that is free is shown in full to everybody', async () => {
    const content = someText(1500);
    const { id } = await aBook({ content, price: 0 });
    const { body } = await visitor().get(`/ebooks/${id}`);
    expect(body).toMatchObject({ content, content_access: 'full', is_free: true });
    expect(body.contents.every((entry: { open: boolean }) => entry.open)).toBe(true);
  });

  test('is shown in full to its owner and to nobody else, admins included', async () => {
    const content = someText(1500);
    const { id } = await aBook({ content });
    const [owner, other] = [await signedUp(), await signedUp()];
    await give(owner.user.id, [id]);
    const { body, headers } = await owner.client.get(`/ebooks/${id}`);
    expect(body).toMatchObject({ content, content_access: 'full' });
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const client of [other.client, await theAdmin(), visitor()])
      expect((await client.get(`/ebooks/${id}`)).body.content_access).toBe('preview');
  });

  test('shows whether it is wished', async () => {
    const { client } = await signedUp();
    const { id } = await aBook();
    expect((await client.get(`/ebooks/${id}`)).body.is_wishlisted).toBe(false);
    await client.post('/wishlist/add', { ebook_id: id });
    expect((await client.get(`/ebooks/${id}`)).body.is_wishlisted).toBe(true);
  });

  test('is unknown under any other address', async () => {
    const { id } = await aBook();
    for (const address of [
      id.toLowerCase(),
      `${id}x`,
      'x',
      'public%2F',
      '%2e%2e',
      'a+b',
      '%C3%BCber',
      'a%2Fb',
      'a%252Fb',
      '50%2525',
      'ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    ])
      expect((await visitor().get(`/ebooks/${address}`)).status).toBe(404);
    expect(await visitor().get('/ebooks/ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV')).toMatchObject(unknown);
    // The gateway refuses what it cannot decode, and it decodes twice.
    for (const address of ['%', '50%25']) expect((await visitor().get(`/ebooks/${address}`)).status).toBe(400);
  });

  test('that is a draft is shown to admins and owners only', async () => {
    const { id } = await aBook({ status: 'draft' });
    const [owner, other] = [await signedUp(), await signedUp()];
    await give(owner.user.id, [id]);
    for (const client of [visitor(), other.client]) expect(await client.get(`/ebooks/${id}`)).toMatchObject(unknown);
    expect((await owner.client.get(`/ebooks/${id}`)).body.content_access).toBe('full');
    expect((await (await theAdmin()).get(`/ebooks/${id}`)).status).toBe(200);
  });

  test('that is unpublished is gone for visitors within five seconds', async () => {
    const { id } = await aBook();
    for (let n = 0; n < 6; n++) expect((await visitor().get(`/ebooks/${id}`)).status).toBe(200);
    await (await theAdmin()).post(`/admin/ebooks/${id}/unpublish`);
    const started = performance.now();
    let lastSeen = started;
    let gone = 0;
    await eventually(async () => {
      const asked = performance.now();
      const isGone = (await visitor().get(`/ebooks/${id}`)).status === 404;
      if (!isGone) lastSeen = asked;
      gone = isGone ? gone + 1 : 0;
      return gone >= 6;
    });
    expect(lastSeen - started).toBeLessThan(6500);
  });

  test('in the trash stays with its owner', async () => {
    const content = someText(900);
    const { id } = await aBook({ content });
    const [owner, other] = [await signedUp(), await signedUp()];
    await give(owner.user.id, [id]);
    await (await theAdmin()).delete(`/admin/ebooks/${id}`);
    expect(await other.client.get(`/ebooks/${id}`)).toMatchObject(unknown);
    expect((await owner.client.get(`/ebooks/${id}`)).body).toMatchObject({ content, content_access: 'full' });
    expect(idsOf((await owner.client.get('/user/library')).body.purchased_ebooks)).toEqual([id]);
  });
});

describe('when a backing service is unavailable', () => {
  test('lists, choices and recently read ebooks are still served; the rest says when to retry', async () => {
    const { url } = await ownCloud('shop');
    const client = visitor(url);
    const list = await client.get('/ebooks/public?limit=100');
    const free = list.body.find((card: { is_free: boolean }) => card.is_free);
    const paid = list.body.find((card: { is_free: boolean }) => !card.is_free);
    await client.get(`/ebooks/${paid.id}`);
    await client.get('/frameworks');
    await control('faults', { service: 'dynamodb', error: 'InternalServerError', status: 500 }, url);
    await control('clock', { advance_ms: 120_000 }, url);
    expect((await client.get('/ebooks/public?limit=100')).body).toEqual(list.body);
    expect((await client.get(`/ebooks/${paid.id}`)).status).toBe(200);
    expect((await client.get('/frameworks')).status).toBe(200);
    const missing = await client.get(`/ebooks/${free.id}`);
    expect(missing).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(missing.headers.get('retry-after'))).toBeGreaterThan(0);
    await control('faults', { clear: true }, url);
    expect((await client.get(`/ebooks/${free.id}`)).status).toBe(200);
  });

  test('lists are empty while nothing is published', async () => {
    const { url } = await ownCloud('empty');
    expect((await visitor(url).get('/ebooks/public')).body).toEqual([]);
    expect((await visitor(url).get('/categories')).body.categories.Category).toEqual([]);
    await buildLists(url);
    expect((await visitor(url).get('/ebooks/public')).body).toEqual([]);
  });
});

test('a change by an admin is in the lists without waiting for a sweep', async () => {
  const word = someWord();
  const { id } = await aBook({ title: `Changed ${word}`, status: 'draft' });
  await (await theAdmin()).post(`/admin/ebooks/${id}/publish`);
  const client = visitor();
  await everywhere(
    'Catalog-Http',
    async () => (await client.post('/ebooks/filter', { search_query: word })).body.length === 1,
  );
  await (await theAdmin()).post(`/admin/ebooks/${id}/unpublish`);
  await found(client, word, 0);
});
