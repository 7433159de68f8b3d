import { describe, expect, test } from 'vitest';
import { reader } from '#scripts/seed/people.ts';
import { signedInAgain } from './accounts.ts';
import { idsOf } from './catalog.ts';
import { asAdmin, control, ownCloud, visitor } from './cloud.ts';

/* What becomes of a deleted ebook after its 30 days in the trash. */

const day = 86_400_000;
const tooLate = {
  status: 409,
  body: {
    code: 'conflict',
    detail: 'This ebook was deleted more than 30 days ago and cannot be restored.',
  },
};

/** A shop with a reader who owns an ebook and wishes another, an admin, and both after a while. */
async function shop() {
  const { url } = await ownCloud('shelf');
  const owner = await signedInAgain(reader, url);
  const { purchased_ebooks, wishlist } = (await owner.get('/user/library')).body;
  const clients = {
    admin: () => asAdmin(url),
    owner: () => signedInAgain(reader, url),
    later: (days: number) => control('clock', { advance_ms: days * day }, url),
    sweep: () => control('fire/CatalogTrashSweep', {}, url),
    visitor: () => visitor(url),
  };
  return { ...clients, url, owned: purchased_ebooks[0].id as string, wished: wishlist[0].ebook.id as string };
}

describe('an ebook in the trash', () => {
  test('can be restored for 30 days, whatever the sweep does', async () => {
    const { admin, later, sweep, wished, owner } = await shop();
    await (await admin()).delete(`/admin/ebooks/${wished}`);
    await later(29.9);
    await sweep();
    const restored = await (await admin()).post(`/admin/ebooks/${wished}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { success: true, ebook: { id: wished, status: 'draft' } } });
    await later(10);
    await sweep();
    expect((await (await admin()).get(`/admin/ebooks/${wished}`)).status).toBe(200);
    await (await admin()).post(`/admin/ebooks/${wished}/publish`);
    const { wishlist } = (await (await owner()).get('/user/library')).body;
    expect(wishlist.map(({ ebook }: { ebook: { id: string } }) => ebook.id)).toContain(wished);
  });

  test('is past restoring after 30 days, swept or not', async () => {
    const { admin, later, sweep, wished } = await shop();
    await (await admin()).delete(`/admin/ebooks/${wished}`);
    await later(30.1);
    expect(await (await admin()).post(`/admin/ebooks/${wished}/restore`)).toMatchObject(tooLate);
    await sweep();
    await sweep();
    expect(await (await admin()).post(`/admin/ebooks/${wished}/restore`)).toMatchObject(tooLate);
  });

  test('is purged for all but its owners, who keep its text and its file', async () => {
    const { admin, later, sweep, owned, owner, visitor } = await shop();
    const before = (await (await owner()).get(`/ebooks/${owned}`)).body.content;
    await (await admin()).delete(`/admin/ebooks/${owned}`);
    await later(31);
    expect((await (await admin()).get(`/ebooks/${owned}`)).status).toBe(200);
    await sweep();
    const boss = await admin();
    expect((await boss.get(`/ebooks/${owned}`)).status).toBe(404);
    expect((await boss.get(`/admin/ebooks/${owned}`)).status).toBe(404);
    expect((await visitor().get(`/ebooks/${owned}`)).status).toBe(404);
    const client = await owner();
    expect((await client.get(`/ebooks/${owned}`)).body).toMatchObject({ content: before, content_access: 'full' });
    expect(idsOf((await client.get('/user/library')).body.purchased_ebooks)).toContain(owned);
    expect((await client.get(`/ebooks/${owned}/download?as=link`)).status).toBe(200);
  });

  test('leaves the wishlists with the purge, also when a run of it dies half-way', async () => {
    const { admin, later, sweep, owner, owned, wished, url } = await shop();
    for (const id of [owned, wished]) await (await admin()).delete(`/admin/ebooks/${id}`);
    await later(31);
    const wishes = async () =>
      (await (await owner()).get('/user/export')).body.wishlist.map(({ ebook_id }: { ebook_id: string }) => ebook_id);
    const seen = async (id: string) => (await (await admin()).get(`/ebooks/${id}`)).status;
    expect(await wishes()).toContain(wished);
    const fault = { service: 'dynamodb', error: 'InternalServerError', status: 500, times: 8 };
    await control('faults', { ...fault, operation: 'TransactWriteItems' }, url);
    await sweep();
    await control('faults', { clear: true }, url);
    expect(await seen(wished)).toBe(200);
    await Promise.all([sweep(), sweep()]);
    expect(await wishes()).not.toContain(wished);
    expect(await seen(wished)).toBe(404);
    expect(await seen(owned)).toBe(404);
    const { body: rows } = await (await admin()).get(`/admin/audit-log?target_id=${wished}`);
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['ebook.purged', 'ebook.deleted']);
  });
});
