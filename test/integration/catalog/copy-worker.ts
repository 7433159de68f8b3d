import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect } from 'vitest';
import type { Cloud } from '#scripts/local/cloud.ts';
import { signedInAgain } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, signedUp, visitor } from '../cloud.ts';
import { checkout, orderIs, press } from '../commerce/commerce.ts';
import { whenMade } from './catalog.ts';
import { bucketOf } from './objects.ts';

export const textOf = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
};

/** The call during which the worker dies. */
export interface Place {
  readonly service: string;
  readonly operation: string;
  readonly skip: number;
  readonly when: 'before' | 'after';
}

/** A shop with one ebook that is bought, renamed and rebuilt: shared by the tests of the file worker. */
export function copyWorkerOn(cloud: () => Cloud) {
  const on = (tool: string, input: Record<string, unknown> = {}) => control(tool, input, cloud().url);
  const fault = (given: object) => on('faults', { service: 's3', ...given });
  const copiesOf = (userId: string) => bucketOf(cloud()).keys(`licensed/${userId}/${id}/`);

  /** The shortest ebook with a price, because its files are built quickly. */
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
    // The EPUB as well.
    await on('delivered');
    return { ...person, order };
  }

  /** The buyer whose copies are rebuilt. */
  let owner: Awaited<ReturnType<typeof buyer>>;
  beforeAll(async () => {
    owner = await buyer();
  });

  /** Changes the title, so that files and copies must be rebuilt. */
  async function renamed(): Promise<string> {
    const admin = await asAdmin(cloud().url);
    const title = `Renamed ${crypto.randomUUID().slice(0, 8)}`;
    const { price, revision } = (await admin.get(`/admin/ebooks/${id}`)).body;
    expect((await admin.put(`/admin/ebooks/${id}`, { title, price, revision })).status).toBe(200);
    // Lists are objects, too.
    await on('delivered');
    return title;
  }

  const ask = (client: Client, format = 'pdf') =>
    client.get(`/ebooks/${id}/download`, { query: { as: 'link', format } });

  /** Moves past all leases and runs the schedule, which finishes interrupted work. */
  async function later(): Promise<void> {
    await on('delivered');
    await on('faults', { clear: true });
    await on('clock', { advance_ms: 10 * 60_000 });
    for (const rule of ['CommerceOutboxSweep', 'CatalogFilesOutboxSweep']) await on(`fire/${rule}`);
    await on('delivered');
  }

  /** Ends with one copy per format, with the current title, although the worker dies during a call. */
  async function expectSurvives(place: Place): Promise<void> {
    const { person, order, user } = owner;
    const client = await signedInAgain(person, cloud().url);
    const mine = () => copiesOf(user.id);
    const before = await mine();
    const title = await renamed();
    await fault({ ...place, kill: true, times: 1 });
    expect((await ask(client)).body.code).toBe('preparing');
    await later();
    // Nobody asked again, but the platform may retry the event.
    const fresh = () => mine().then((keys) => keys.filter((key) => !before.includes(key)));
    await eventually(async () => (await fresh()).length === 2);
    const again = await signedInAgain(person, cloud().url);
    const text = await textOf((await whenMade(() => ask(again))).body.url);
    expect(text).toContain(title);
    expect(text).toContain(`Licensed to ${person.name} · ${order.id}`);
    expect((await fresh()).map((key) => key.slice(key.lastIndexOf('.')))).toEqual(['.epub', '.pdf']);
    for (const format of ['epub', 'txt']) expect((await ask(again, format)).status).toBe(200);
  }

  return { on, fault, copiesOf, buyer, renamed, ask, later, expectSurvives, owner: () => owner, ebookId: () => id };
}
