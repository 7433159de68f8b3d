import { describe, expect, test } from 'vitest';
import { HighlightCountEntity, HighlightEntity } from '#functions/library/highlight.entity.ts';
import { revokeItem } from '#functions/library/public.ts';
import { transact } from '#lib/table/transact.ts';
import { mostHighlights } from '#shared/library/choices.ts';
import { anEbook, give, noEbook } from '../accounts/accounts.ts';
import { theAdmin } from '../catalog/catalog.ts';
import { signedUp, visitor } from '../cloud.ts';
import { keyOf, someHighlight } from './highlights.ts';

const notYours = { status: 404, body: { detail: 'This ebook is not in your library', code: 'not_found' } };

async function ownerOf() {
  const account = await signedUp();
  const ebook = await anEbook();
  await give(account.user.id, [ebook]);
  const base = `/user/highlights/${ebook}`;
  const { client } = account;
  return {
    ...account,
    ebook,
    base,
    keep: (key: string, fields = {}) => client.put(`${base}/${key}`, { ...someHighlight, ...fields }),
    remove: (key: string) => client.delete(`${base}/${key}`),
    list: async () => (await client.get(base)).body.highlights,
  };
}

const countOf = async (user_id: string, ebook_id: string) =>
  (await HighlightCountEntity.get({ user_id, ebook_id }).go({ consistent: true })).data?.highlights;

describe('a highlight', () => {
  test('is kept, changed and deleted', async () => {
    const { keep, remove, list } = await ownerOf();
    expect(await list()).toEqual([]);
    const kept = await keep(keyOf(1));
    expect(kept).toMatchObject({
      status: 200,
      body: { success: true, highlight: { key: keyOf(1), ...someHighlight } },
    });
    await keep(keyOf(2), { quote: 'evidence' });
    const changed = await keep(keyOf(1), { color: 'blue', note: '' });
    expect(changed.body.highlight).toMatchObject({
      color: 'blue',
      note: '',
      created_at: kept.body.highlight.created_at,
    });
    expect(changed.body.highlight.updated_at > kept.body.highlight.updated_at).toBe(true);
    expect((await list()).map(({ key, color }: { key: string; color: string }) => [key, color])).toEqual([
      [keyOf(1), 'blue'],
      [keyOf(2), 'yellow'],
    ]);
    expect(await remove(keyOf(1))).toMatchObject({ status: 200, body: { message: 'Highlight deleted' } });
    expect(await remove(keyOf(1))).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject([{ key: keyOf(2) }]);
  });

  test('is one, however often and however concurrently it is sent', async () => {
    const { keep, remove, list, user, ebook } = await ownerOf();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => keep(keyOf(1), { note: `Note ${n}` })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await list()).toHaveLength(1);
    expect(await countOf(user.id, ebook)).toBe(1);
    await Promise.all([remove(keyOf(1)), remove(keyOf(1)), remove(keyOf(1))]);
    expect(await countOf(user.id, ebook)).toBe(0);
  });

  test('is private, and exists only in owned books', async () => {
    const { keep, base, list } = await ownerOf();
    await keep(keyOf(1));
    const { client: other } = await signedUp();
    for (const client of [other, await theAdmin()]) {
      expect(await client.get(base)).toMatchObject(notYours);
      expect(await client.put(`${base}/${keyOf(1)}`, someHighlight)).toMatchObject(notYours);
      expect(await client.delete(`${base}/${keyOf(1)}`)).toMatchObject(notYours);
    }
    expect((await other.get(`/user/highlights/${noEbook}`)).status).toBe(404);
    expect((await other.get(`/user/highlights/${await anEbook({ price: 0 })}`)).status).toBe(404);
    expect((await visitor().get(base)).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  test('ends with the ownership', async () => {
    const { keep, client, user, ebook, base } = await ownerOf();
    await keep(keyOf(1));
    await transact([revokeItem(user.id, ebook, 'ord_test')]);
    expect(await client.get(base)).toMatchObject(notYours);
    expect(await keep(keyOf(2))).toMatchObject(notYours);
  });

  test('has a key that a browser could have made, some text, and a known colour', async () => {
    const { keep, remove } = await ownerOf();
    for (const key of ['1', keyOf(1).toUpperCase().replace('0', 'G'), '%2e%2e', `${keyOf(1)}0`]) {
      expect((await keep(key)).status, key).toBe(404);
      expect((await remove(key)).status, key).toBe(404);
    }
    const refused = { status: 422, body: { errors: expect.any(Object) } };
    expect(await keep(keyOf(1), { quote: '' })).toMatchObject(refused);
    expect(await keep(keyOf(1), { color: 'red' })).toMatchObject(refused);
  });
});

describe('the highlights of an ebook', () => {
  test('are as many as the limit, and no more', async () => {
    const { keep, remove, user, ebook } = await ownerOf();
    const count = { user_id: user.id, ebook_id: ebook, highlights: mostHighlights - 1 };
    await HighlightCountEntity.put(count).go();
    expect((await keep(keyOf(1))).status).toBe(200);
    expect(await keep(keyOf(2))).toMatchObject({
      status: 409,
      body: {
        detail: 'You have marked 2,000 passages in this ebook, which is the most. Please delete one first.',
      },
    });
    expect((await keep(keyOf(1), { note: 'Still open to changes' })).status).toBe(200);
    await remove(keyOf(1));
    expect((await keep(keyOf(2))).status).toBe(200);
  });

  test('come in pages when there are many, and only those of this ebook', async () => {
    const { client, user, ebook, base } = await ownerOf();
    const at = new Date().toISOString();
    const items = Array.from({ length: 620 }, (_, n) => ({
      ...{ user_id: user.id, ebook_id: ebook, key: keyOf(n), ...someHighlight, created_at: at, updated_at: at },
    }));
    await HighlightEntity.put(items).go({ concurrency: 5 });
    const another = { ...items[0], ebook_id: `${ebook.slice(0, -1)}${ebook.endsWith('Z') ? 'Y' : 'Z'}` };
    await HighlightEntity.put(another as (typeof items)[0]).go();
    const first = (await client.get(base)).body;
    expect([first.highlights.length, first.next]).toEqual([500, keyOf(499)]);
    const second = (await client.get(base, { query: { after: first.next } })).body;
    expect([second.highlights.length, second.next]).toEqual([120, null]);
    expect(second.highlights[0].key).toBe(keyOf(500));
    expect((await client.get(base, { query: { after: 'x' } })).status).toBe(422);
  });
});
