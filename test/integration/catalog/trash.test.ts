import { describe, expect, test } from 'vitest';
import { seedId } from '#scripts/seed/ids.ts';
import { reader } from '#scripts/seed/people.ts';
import { signedInAgain } from '../accounts/accounts.ts';
import { asAdmin, control, fileCloud, visitor } from '../cloud.ts';
import { idsOf, whenMade } from './catalog.ts';

/* What happens to a deleted ebook after its 30 days in the trash. */

const day = 86_400_000;
const tooLate = { status: 404, body: { code: 'not_found', detail: 'Ebook not found' } };

const cloud = fileCloud('shop');

/** Of the seeded shelf, one for each test: what the reader owns and wishes, and one that they do neither. */
const owned = { first: seedId('ebook', 'rmf-step-by-step'), second: seedId('ebook', 'nist-csf-2-in-practice') };
const wished = {
  first: seedId('ebook', 'iso-27001-annex-a-control-by-control'),
  second: seedId('ebook', 'governing-ai-iso-42001'),
};
const another = seedId('ebook', 'hipaa-risk-analysis-workbook');

/** The people of these tests. Sessions expire as time moves, so they sign in again each time. */
function shop() {
  const { url } = cloud();
  return {
    url,
    admin: () => asAdmin(url),
    owner: () => signedInAgain(reader, url),
    later: (days: number) => control('clock', { advance_ms: days * day }, url),
    sweep: () => control('fire/CatalogTrashSweep', {}, url),
    visitor: () => visitor(url),
  };
}

describe('an ebook in the trash', () => {
  test('can be restored for 30 days, whatever the sweep does', async () => {
    const { admin, later, sweep, owner } = shop();
    await (await admin()).delete(`/admin/ebooks/${wished.first}`);
    await later(29.9);
    await sweep();
    const restored = await (await admin()).post(`/admin/ebooks/${wished.first}/restore`);
    expect(restored).toMatchObject({
      status: 200,
      body: { success: true, ebook: { id: wished.first, status: 'draft' } },
    });
    await later(10);
    await sweep();
    expect((await (await admin()).get(`/admin/ebooks/${wished.first}`)).status).toBe(200);
    await (await admin()).post(`/admin/ebooks/${wished.first}/publish`);
    const { wishlist } = (await (await owner()).get('/user/library')).body;
    expect(wishlist.map(({ ebook }: { ebook: { id: string } }) => ebook.id)).toContain(wished.first);
  });

  test('cannot be restored after 30 days, swept or not', async () => {
    const { admin, later, sweep } = shop();
    await (await admin()).delete(`/admin/ebooks/${another}`);
    await later(30.1);
    expect(await (await admin()).post(`/admin/ebooks/${another}/restore`)).toMatchObject(tooLate);
    await sweep();
    await sweep();
    expect(await (await admin()).post(`/admin/ebooks/${another}/restore`)).toMatchObject(tooLate);
  });

  test('is purged for all but its owners, who keep its text and its file', async () => {
    const { admin, later, sweep, owner, visitor } = shop();
    const before = (await (await owner()).get(`/ebooks/${owned.first}`)).body.content;
    await (await admin()).delete(`/admin/ebooks/${owned.first}`);
    await later(31);
    expect((await (await admin()).get(`/ebooks/${owned.first}`)).status).toBe(200);
    await sweep();
    const boss = await admin();
    expect((await boss.get(`/ebooks/${owned.first}`)).status).toBe(404);
    expect((await boss.get(`/admin/ebooks/${owned.first}`)).status).toBe(404);
    expect((await visitor().get(`/ebooks/${owned.first}`)).status).toBe(404);
    const client = await owner();
    expect((await client.get(`/ebooks/${owned.first}`)).body).toMatchObject({
      content: before,
      content_access: 'full',
    });
    expect(idsOf((await client.get('/user/library')).body.purchased_ebooks)).toContain(owned.first);
    expect((await whenMade(() => client.get(`/ebooks/${owned.first}/download?as=link`))).status).toBe(200);
  });

  test('leaves the wishlists with the purge, even when a run dies half-way', async () => {
    const { admin, later, sweep, owner, url } = shop();
    for (const id of [owned.second, wished.second]) await (await admin()).delete(`/admin/ebooks/${id}`);
    await later(31);
    const wishes = async () =>
      (await (await owner()).get('/user/export')).body.wishlist.map(({ ebook_id }: { ebook_id: string }) => ebook_id);
    const seen = async (id: string) => (await (await admin()).get(`/ebooks/${id}`)).status;
    expect(await wishes()).toContain(wished.second);
    const fault = { service: 'dynamodb', error: 'InternalServerError', status: 500, times: 8 };
    await control('faults', { ...fault, operation: 'TransactWriteItems' }, url);
    await sweep();
    await control('faults', { clear: true }, url);
    expect(await seen(wished.second)).toBe(200);
    await Promise.all([sweep(), sweep()]);
    expect(await wishes()).not.toContain(wished.second);
    expect(await seen(wished.second)).toBe(404);
    expect(await seen(owned.second)).toBe(404);
    const { body: rows } = await (await admin()).get(`/admin/audit-log?target_id=${wished.second}`);
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['ebook.purged', 'ebook.deleted']);
  });
});
