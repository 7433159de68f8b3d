import { beforeAll, describe, expect, test } from 'vitest';
import { findOffers } from '#functions/catalog/public.ts';
import { give } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { signedUp, visitor } from '../cloud.ts';
import { aBook, edit, found, idsOf, someText, someWord, theAdmin } from './catalog.ts';

let admin: Client;
let reader: Client;
beforeAll(async () => {
  admin = await theAdmin();
  reader = (await signedUp()).client;
});

describe('publishing', () => {
  test('puts a draft on sale, once', async () => {
    const { id } = await aBook({ status: 'draft', content: someText(1700) });
    const first = await admin.post(`/admin/ebooks/${id}/publish`);
    expect(first.body).toMatchObject({ success: true, ebook: { status: 'published', revision: 2 } });
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

  test('requires a text', async () => {
    const { id } = await aBook({ status: 'draft', content: '' });
    expect(await admin.post(`/admin/ebooks/${id}/publish`)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('can be taken back, and owners keep the ebook', async () => {
    const { id } = await aBook();
    const owner = await signedUp();
    await give(owner.user.id, [id]);
    const { body } = await admin.post(`/admin/ebooks/${id}/unpublish`);
    expect(body.ebook).toMatchObject({ status: 'draft', revision: 2 });
    expect((await admin.post(`/admin/ebooks/${id}/unpublish`)).body.ebook.revision).toBe(2);
    expect((await owner.client.get(`/ebooks/${id}`)).status).toBe(200);
    expect((await reader.get(`/ebooks/${id}`)).status).toBe(404);
    expect((await findOffers([id])).get(id)?.published).toBe(false);
  });
});

describe('the trash', () => {
  test('removes an ebook from every list and restores it as a draft', async () => {
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
    expect((await edit(id, { revision: 2 })).status).toBe(404);
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
