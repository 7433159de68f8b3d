import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAgain } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud, signedUp, visitor } from '../cloud.ts';
import { checkout, orderIs, press } from '../commerce/commerce.ts';
import { whenMade } from './catalog.ts';
import { bucketOf } from './objects.ts';

/** The worker that makes files and copies dies, finds no store, or is overtaken by edits and refunds. */

const cloud = fileCloud('shop');
const on = (tool: string, input: Record<string, unknown> = {}) => control(tool, input, cloud().url);
const fault = (given: object) => on('faults', { service: 's3', ...given });
const copiesOf = (userId: string) => bucketOf(cloud()).keys(`licensed/${userId}/${id}/`);

/** The shortest ebook that has a price: it is made in a moment. */
let id: string;
beforeAll(async () => {
  const { body } = await visitor(cloud().url).get('/ebooks/public?limit=100');
  const paid = body.filter(({ is_free }: { is_free: boolean }) => !is_free);
  id = paid.sort((a: { word_count: number }, b: { word_count: number }) => a.word_count - b.word_count)[0].id;
});

async function buyer() {
  const person = await signedUp(cloud().url);
  const { body } = await checkout(person, [id]);
  await press(body.session_id, 'pay', {}, cloud().url);
  const order = await orderIs(person.client, body.order_id, 'paid');
  await whenMade(() => ask(person.client));
  // The EPUB, too.
  await on('delivered');
  return { ...person, order };
}

/** Whose copies are made again and again. */
let owner: Awaited<ReturnType<typeof buyer>>;
beforeAll(async () => {
  owner = await buyer();
});

/** Another title: the files and all copies have to be made again. */
async function renamed(): Promise<string> {
  const admin = await asAdmin(cloud().url);
  const title = `Renamed ${crypto.randomUUID().slice(0, 8)}`;
  const { price, revision } = (await admin.get(`/admin/ebooks/${id}`)).body;
  expect((await admin.put(`/admin/ebooks/${id}`, { title, price, revision })).status).toBe(200);
  // The lists are stored as well.
  await on('delivered');
  return title;
}

const ask = (client: Client, format = 'pdf') => client.get(`/ebooks/${id}/download`, { query: { as: 'link', format } });
const textOf = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
};

/** Whatever was left is done when leases have ended and the schedule has run. */
async function later(): Promise<void> {
  await on('delivered');
  await on('faults', { clear: true });
  await on('clock', { advance_ms: 10 * 60_000 });
  for (const rule of ['CommerceOutboxSweep', 'CatalogFilesOutboxSweep']) await on(`fire/${rule}`);
  await on('delivered');
}

const each = (operation: string, service: string, times: number) =>
  Array.from({ length: times }, (_, skip) =>
    (['before', 'after'] as const).map((when) => ({ service, operation, skip, when })),
  ).flat();

describe('the worker of the files', () => {
  it.each([
    // The cover, three files of the ebook and two copies; their items; the copies that they replace.
    ...each('PutObject', 's3', 6),
    ...each('TransactWriteItems', 'dynamodb', 2),
    ...each('DeleteObject', 's3', 2),
  ])('dies $when $service $operation $skip: one copy of each format, of the title that counts', async (place) => {
    const { person, order, user } = owner;
    const client = await signedInAgain(person, cloud().url);
    const mine = () => copiesOf(user.id);
    const before = await mine();
    const title = await renamed();
    await fault({ ...place, kill: true, times: 1 });
    expect((await ask(client)).body.code).toBe('preparing');
    await later();
    // Nobody has asked again; the platform may be running the event once more.
    const fresh = () => mine().then((keys) => keys.filter((key) => !before.includes(key)));
    await eventually(async () => (await fresh()).length === 2);
    const again = await signedInAgain(person, cloud().url);
    const text = await textOf((await whenMade(() => ask(again))).body.url);
    expect(text).toContain(title);
    expect(text).toContain(`Licensed to ${person.name} · ${order.id}`);
    expect((await fresh()).map((key) => key.slice(key.lastIndexOf('.')))).toEqual(['.epub', '.pdf']);
    for (const format of ['epub', 'txt']) expect((await ask(again, format)).status).toBe(200);
  });

  it('waits for a store that is away, and goes on by itself', async () => {
    const { client, person } = await buyer();
    const title = await renamed();
    await fault({ operation: 'PutObject', error: 'ServiceUnavailable' });
    expect((await ask(client)).body.code).toBe('preparing');
    await on('delivered');
    await fault({ error: 'ServiceUnavailable' });
    expect((await ask(client, 'txt')).body.code).toBe('unavailable');
    await later();
    const again = await signedInAgain(person, cloud().url);
    expect(await textOf((await whenMade(() => ask(again))).body.url)).toContain(title);
  });

  it('is overtaken by an edit: no file of an old title under the key of a new one', async () => {
    const { client, person } = await buyer();
    await renamed();
    await fault({ operation: 'PutObject', delay: 1000 });
    expect((await ask(client)).body.code).toBe('preparing');
    const title = await renamed();
    await later();
    const again = await signedInAgain(person, cloud().url);
    const text = await textOf((await whenMade(() => ask(again))).body.url);
    expect(text).toContain(title);
    expect(new Set(text.match(/Renamed \w{8}/g))).toEqual(new Set([title]));
  });

  it('is overtaken by a refund: the copy does not stay', async () => {
    const { client, person, order, user } = await buyer();
    await renamed();
    await fault({ operation: 'PutObject', delay: 1000 });
    expect((await ask(client)).body.code).toBe('preparing');
    const admin = await asAdmin(cloud().url);
    expect((await admin.post(`/admin/orders/${order.id}/refund`, { lines: [id] })).status).toBe(200);
    await later();
    await eventually(async () => (await copiesOf(user.id)).length === 0);
    expect((await ask(await signedInAgain(person, cloud().url))).status).toBe(403);
  });
});
