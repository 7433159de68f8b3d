import { expect, test } from 'vitest';
import type { Cloud } from '#scripts/local/cloud.ts';
import { created } from './articles/articles.ts';
import { idsOf } from './catalog/catalog.ts';
import { announcedIsDone, asAdmin, control, eventually, ownCloud, signedUp, somebody, visitor } from './cloud.ts';
import { type Buyer, checkout } from './commerce/commerce.ts';
import { passQuietly } from './pass-quietly.ts';

/* AWS delivers at least once: what events and schedules call may run twice at the same time. */

const day = 86_400_000;
const trashed = ['ebooks?category=Topic', 'articles', 'ai-tools', 'coaching-packages'];

/** Leaves something to do for each schedule, a month later. Returns a reader with a wish and an unpaid order. */
async function prepare(cloud: Cloud): Promise<Buyer['person']> {
  const { url } = cloud;
  const admin = await asAdmin(url);
  const buyer = await signedUp(url);
  const { client } = buyer;
  const cards = (await client.get('/ebooks/public?limit=100')).body as { id: string; is_free: boolean }[];
  const [wished, bought] = cards.filter(({ is_free }) => !is_free);
  await client.post('/wishlist/add', { ebook_id: wished?.id });
  expect((await checkout(buyer, [bought?.id ?? ''])).status).toBe(200);
  const soon = new Date(Date.now() + 10 * 60_000).toISOString();
  await created({ status: 'scheduled', scheduled_at: soon, title: 'Later' }, url);
  for (const list of trashed) {
    const [path = ''] = list.split('?');
    const ids = idsOf((await admin.get(`/admin/${list}`)).body);
    expect((await admin.delete(`/admin/${path}/${ids.at(-1)}`)).status).toBe(200);
  }
  // Only the reconciler hears that the order's payment page has expired.
  await control('payments/hold', {}, url);
  await announcedIsDone(url);
  await control('faults', { service: 'ses', error: 'Throttling', status: 400 }, url);
  const { email } = somebody();
  await visitor(url).post('/contact/general', { name: 'Sam', email, subject: 'A', message: 'B', type: 'contact' });
  await visitor(url).post('/newsletter/subscribe-public', { email: somebody().email });
  await signedUp(url);
  await announcedIsDone(url);
  await control('faults', { clear: true }, url);
  passQuietly(cloud, 31 * day);
  return buyer.person;
}

type Thing = Readonly<Record<string, string>>;

/** How many there are of each kind: acts in the audit log, things in the admin's lists, mails, what the reader was told. */
async function contentsOf({ url }: Cloud, person: Buyer['person']): Promise<Record<string, number>> {
  const admin = await asAdmin(url);
  const reader = visitor(url);
  reader.token = (await reader.post('/auth/login', person)).body.access_token;
  const listOf = async (path: string): Promise<Thing[]> => (await admin.get(`${path}limit=100`)).body;
  const lists = ['ebooks?', 'articles?', 'articles?status=trash&', 'ai-tools?', 'coaching-packages?'];
  const things = await Promise.all(
    lists.map(async (list) => (await listOf(`/admin/${list}`)).map(({ status }) => `${list} ${status}`)),
  );
  const mails = (await (await fetch(`${url}/__local/mail.json`)).json()) as Thing[];
  const { notifications = [] } = (await reader.get('/user/export')).body;
  const kinds = [
    ...things.flat(),
    ...(await listOf('/admin/audit-log?')).map(({ action }) => `act: ${action}`),
    ...(await listOf('/admin/orders?')).map(({ status }) => `order: ${status}`),
    ...mails.map(({ subject }) => `mail: ${subject}`),
    ...notifications.map(({ notification_type }: Thing) => `told: ${notification_type}`),
  ];
  const counted = Object.entries(Object.groupBy(kinds, (kind) => kind));
  return Object.fromEntries(counted.map(([kind, some]): [string, number] => [kind, some?.length ?? 0]).sort());
}

/** No queue keeps a message, neither one that is collected for a batch nor one that a function failed to process. */
const nothingWaits = (url: string) =>
  eventually(async () => ((await (await fetch(`${url}/__local/queues`)).json()) as unknown[]).length === 0);

async function afterAMonth(twice: boolean) {
  const cloud = await ownCloud('shop');
  const person = await prepare(cloud);
  const before = await contentsOf(cloud, person);
  await control('deliveries', { twice }, cloud.url);
  for (const name of cloud.scheduler.names) await control(`fire/${name}`, {}, cloud.url);
  await announcedIsDone(cloud.url);
  await nothingWaits(cloud.url);
  return { before, after: await contentsOf(cloud, person) };
}

test('every schedule that runs twice at the same time leaves what it leaves when it runs once', async () => {
  const once = await afterAMonth(false);
  const twice = await afterAMonth(true);
  expect(once.after).not.toEqual(once.before);
  expect(twice.before).toEqual(once.before);
  expect(twice.after).toEqual(once.after);
});
