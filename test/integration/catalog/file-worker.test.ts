import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { findEbook } from '#functions/catalog/ebook/ebook.repo.ts';
import { listCopies } from '#functions/catalog/file/copy/licensed-copy.repo.ts';
import { renewCopiesOf } from '#functions/catalog/file/file.task.ts';
import { madeKey } from '#functions/catalog/file/file-keys.ts';
import { revokeItem } from '#functions/library/public.ts';
import { readHere } from '#lib/document/read-here.ts';
import { epubOf } from '#lib/document/testing/epub.ts';
import { pdfBook } from '#lib/document/testing/pdf.ts';
import { transact } from '#lib/table/transact.ts';
import { give } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { announcedIsDone, control, eventually, signedUp } from '../cloud.ts';
import { bought } from '../commerce/commerce.ts';
import { read, sentFile, uploaded } from '../intake/intake.ts';
import { aBook, edit, someWord, theAdmin, whenMade } from './catalog.ts';
import { sharedBucket } from './objects.ts';

/** Files of ebooks are made by a worker, and buyers get copies of their own. */

const ask = (client: Client, id: string, format = 'pdf') =>
  client.get(`/ebooks/${id}/download`, { query: { as: 'link', format } });
const file = async (client: Client, id: string, format?: string): Promise<Buffer> => {
  const { body } = await whenMade(() => ask(client, id, format));
  return Buffer.from(await (await fetch(body.url)).arrayBuffer());
};
const pagesOf = async (pdf: Buffer): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text;
const worker = () => control('fire/CatalogFilesOutboxSweep');
const keysOf = (id: string) => sharedBucket().keys(`ebooks/${id}/`);
const endings = (keys: readonly string[]) => keys.map((key) => key.slice(key.lastIndexOf('.'))).sort();
/** Keys of an ebook with so many objects. Its files may be made by a worker that an event has called, too. */
const whenThereAre = (count: number, id: string) =>
  eventually(async () => {
    await worker();
    const keys = await keysOf(id);
    return keys.length >= count && keys;
  });
const copiesOf = async (id: string, userId: string) => sharedBucket().keys(`licensed/${userId}/${id}/`);

describe('the files of an ebook', () => {
  test('are made by the worker when it is created, and again for another title', async () => {
    const { id } = await aBook({ filesOnDemand: false });
    expect(endings(await whenThereAre(5, id))).toEqual(['.epub', '.md', '.pdf', '.png', '.txt']);
    await edit(id, { title: `Another ${someWord()}` });
    expect(await whenThereAre(9, id)).toHaveLength(9);
  });

  test('are not made again for another price', async () => {
    const { id, title } = await aBook({ filesOnDemand: false });
    const before = await whenThereAre(5, id);
    await edit(id, { title, price: 5 });
    await worker();
    expect(await keysOf(id)).toEqual(before);
  });

  test('are prepared when somebody wishes for one that is not there: 503, then the file', async () => {
    const [{ client, user }, { id }] = [await signedUp(), await aBook({ price: 0 })];
    const first = await ask(client, id);
    expect(first).toMatchObject({
      status: 503,
      body: { code: 'preparing', detail: 'Your file is being prepared. Please try again in a moment.' },
    });
    expect(first.headers.get('retry-after')).toBe('3');
    expect((await whenMade(() => ask(client, id))).status).toBe(200);
    expect(await copiesOf(id, user.id)).toEqual([]);
  });

  test('are asked for once by many readers, and counted when they are handed out', async () => {
    const [{ client }, { id }] = [await signedUp(), await aBook({ price: 0 })];
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(client, id)));
    expect(answers.every(({ status }) => status === 503 || status === 200)).toBe(true);
    expect(answers.map(({ status }) => status)).toContain(503);
    await announcedIsDone();
    expect((await ask(client, id)).status).toBe(200);
    expect(endings(await keysOf(id))).toEqual(['.epub', '.md', '.pdf', '.png', '.txt']);
  });
});

describe("a buyer's copy", () => {
  test('is made after the payment, and has name and order at the foot of each page', async () => {
    const { client, person, user, ids, order } = await bought([1900]);
    const [id = ''] = ids;
    await eventually(async () => (await copiesOf(id, user.id)).length === 2);
    const pages = await pagesOf(await file(client, id));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain(`Licensed to ${person.name} · ${order.id}`);
    expect((await file(client, id, 'txt')).toString()).not.toContain(order.id);
  });

  test('is made on demand for somebody who bought before, and again for another title', async () => {
    const [{ client, user, person }, { id }] = [await signedUp(), await aBook()];
    await give(user.id, [id], 4900, 'ord_before');
    expect((await ask(client, id)).body.code).toBe('preparing');
    expect((await pagesOf(await file(client, id))).at(-1)).toContain(`Licensed to ${person.name} · ord_before`);
    const title = `Renamed ${someWord()}`;
    await edit(id, { title });
    const pages = await pagesOf(await file(client, id));
    expect(pages.join(' ')).toContain(title);
    expect(pages.at(-1)).toContain('ord_before');
    await announcedIsDone();
    expect(await copiesOf(id, user.id)).toHaveLength(2);
  });

  test('is made of the file that was sent, where the ebook was made of one', async () => {
    const [admin, { client, user, person }] = [await theAdmin(), await signedUp()];
    const bytes = await pdfBook(3);
    const { id } = await uploaded(admin, await sentFile(admin, 'pdf', bytes), { price: 19 });
    await read(admin, id);
    await give(user.id, [id], 1900, 'ord_sent');
    const [original, mine] = [await getDocumentProxy(new Uint8Array(bytes)), await file(client, id)];
    const pages = await pagesOf(mine);
    expect(pages).toHaveLength(original.numPages);
    for (const page of pages) expect(page).toContain(`Licensed to ${person.name} · ord_sent`);
    await announcedIsDone();
    expect(endings(await keysOf(id))).toEqual(['.epub', '.md', '.png', '.txt']);
  });

  test('of an EPUB that was sent has the mark on its last page, and goes with a refund', async () => {
    const [admin, { client, user, person }] = [await theAdmin(), await signedUp()];
    const bytes = epubOf({ bodies: ['<h1>Audits</h1><p>A text.</p>'] });
    const { id } = await uploaded(admin, await sentFile(admin, 'epub', bytes), { price: 19 });
    await read(admin, id);
    await give(user.id, [id], 1900, 'ord_sent');
    const { pages } = await readHere(await file(client, id, 'epub'), 'epub');
    expect(pages.map(({ text }) => text.replaceAll('\\', ''))).toEqual([
      expect.stringContaining('A text.'),
      `Licensed to ${person.name} · ord_sent`,
    ]);
    await announcedIsDone();
    expect((await copiesOf(id, user.id)).length).toBe(2);
    await transact([revokeItem(user.id, id, 'ord_sent')]);
    await renewCopiesOf(user.id, [id]);
    await worker();
    await eventually(async () => (await copiesOf(id, user.id)).length === 0);
  });

  test('is nobody else’s, and there is none of a gift or of an order without money', async () => {
    const [mine, theirs, { id }] = [await signedUp(), await signedUp(), await aBook()];
    await give(mine.user.id, [id], 4900, 'ord_mine');
    await give(theirs.user.id, [id], 0);
    await file(mine.client, id);
    expect((await pagesOf(await file(theirs.client, id))).join(' ')).not.toContain('Licensed to');
    expect((await whenMade(() => ask(mine.client, id))).body.url).toContain(mine.user.id);
    expect(await copiesOf(id, theirs.user.id)).toEqual([]);
  });

  test('is the file itself where that cannot be marked, which is not tried again', async () => {
    const [{ client, user }, { id }] = [await signedUp(), await aBook()];
    const ebook = await findEbook(id);
    const source = ebook ? madeKey(ebook, 'pdf') : '';
    // Not a PDF.
    await sharedBucket().put(source);
    await give(user.id, [id], 4900, 'ord_odd');
    const { body } = await whenMade(() => ask(client, id));
    expect(new URL(body.url).pathname).toContain(source);
    await announcedIsDone();
    const kept = async () =>
      (await listCopies(user.id, id)).map(({ format, unmarked, made_at }) => [format, unmarked, made_at]);
    const before = await kept();
    expect(before.map(([format, unmarked]) => [format, unmarked])).toEqual([
      ['epub', undefined],
      ['pdf', 'unreadable'],
    ]);
    await renewCopiesOf(user.id, [id]);
    await worker();
    expect(await kept()).toEqual(before);
  });

  test('goes with a refund', async () => {
    const { client, user, ids, order } = await bought([1900, 2900]);
    const [kept = '', returned = ''] = ids;
    for (const id of ids) await file(client, id);
    await announcedIsDone();
    await (await theAdmin()).post(`/admin/orders/${order.id}/refund`, { lines: [returned] });
    await eventually(async () => (await copiesOf(returned, user.id)).length === 0);
    expect(await copiesOf(kept, user.id)).toHaveLength(2);
    expect((await ask(client, returned)).status).toBe(403);
  });

  test('goes with the account, and is in its export before', async () => {
    const { client, person, user, ids, order } = await bought([1900]);
    const [id = ''] = ids;
    await file(client, id);
    await announcedIsDone();
    expect((await client.get('/user/export')).body.licensed_copies).toEqual(
      ['epub', 'pdf'].map((format) => ({ ebook_id: id, format, order_id: order.id, made_at: expect.any(String) })),
    );
    expect((await client.delete('/user', { password: person.password })).status).toBe(200);
    expect(await copiesOf(id, user.id)).toEqual([]);
  });
});
