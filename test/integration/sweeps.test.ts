import { beforeAll, expect, test } from 'vitest';
import type { Cloud } from '#scripts/local/cloud.ts';
import { created } from './articles/articles.ts';
import { idsOf } from './catalog/catalog.ts';
import { announcedIsDone, asAdmin, control, eventually, fileCloud, signedUp, somebody, visitor } from './cloud.ts';
import { type Buyer, checkout } from './commerce/commerce.ts';

/* AWS delivers at least once: what events and schedules call may run twice at the same time. */

const day = 86_400_000;
const trashed = ['ebooks?category=Topic', 'articles', 'ai-tools', 'coaching-packages'];

/** Prepares work for the schedules, due a month later. Returns a reader with a wish and an unpaid order. */
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
  // From here on only tests fire schedules; otherwise each would run after a minute on the wall clock.
  cloud.scheduler.stop();
  cloud.clock.advance(31 * day);
  return buyer.person;
}

type Thing = Readonly<Record<string, string>>;

/** Counts this month's audit log rows, list entries, mails and the reader's notifications. */
async function contents({ url, clock }: Cloud, person: Buyer['person']): Promise<Record<string, number>> {
  const admin = await asAdmin(url);
  const reader = visitor(url);
  reader.token = (await reader.post('/auth/login', person)).body.access_token;
  const listOf = async (path: string): Promise<Thing[]> => (await admin.get(`${path}limit=100`)).body;
  const lists = ['ebooks?', 'articles?', 'articles?status=trash&', 'ai-tools?', 'coaching-packages?'];
  const things = Promise.all(
    lists.map(async (list) => (await listOf(`/admin/${list}`)).map(({ status }) => `${list} ${status}`)),
  );
  const since = new Date(clock.now() - 2 * day).toISOString().slice(0, 10);
  const [kinds, acts, orders, mails, told] = await Promise.all([
    things,
    listOf(`/admin/audit-log?from=${since}&`),
    listOf('/admin/orders?'),
    fetch(`${url}/__local/mail.json`).then((answer) => answer.json() as Promise<Thing[]>),
    reader.get<{ notifications?: Thing[] }>('/user/export'),
  ]);
  const all = [
    ...kinds.flat(),
    ...acts.map(({ action }) => `act: ${action}`),
    ...orders.map(({ status }) => `order: ${status}`),
    ...mails.map(({ subject }) => `mail: ${subject}`),
    ...(told.body.notifications ?? []).map(({ notification_type }) => `told: ${notification_type}`),
  ];
  return Object.fromEntries([...Map.groupBy(all, (kind) => kind)].map(([kind, some]) => [kind, some.length]));
}

function changes(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) {
  const kinds = Object.keys({ ...before, ...after });
  const more = kinds.map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)] as const);
  return Object.fromEntries(more.filter(([, count]) => count !== 0));
}

/** The expected result of each schedule. */
const work: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  AccountsOutboxSweep: { 'mail: Confirm your email address for Rampart': 1 },
  AiToolsTrashSweep: { 'act: ai_tool.purged': 1 },
  ArticleSchedule: {
    ...{ 'act: article.published': 1, 'articles? published': 1, 'articles? scheduled': -1 },
    ...{ 'act: article.purged': 1, 'articles?status=trash& trash': -1 },
  },
  CatalogTrashSweep: { 'act: ebook.purged': 1 },
  CoachingTrashSweep: { 'act: coaching_package.purged': 1 },
  Reconcile: { 'order: expired': 1, 'order: pending': -1 },
  InquiriesOutboxSweep: { 'mail: Message: A': 1, 'mail: We have received your message': 1 },
  NewsletterOutboxSweep: { 'mail: Confirm your subscription to the Rampart newsletter': 1 },
  OfferSweep: { 'told: wishlist': 1 },
};
/** Schedules that find no work, because the platform has already done it. */
const idle: readonly (readonly string[])[] = [
  ['AiToolsOutboxSweep', 'ArticlesOutboxSweep', 'ArticlesObjectSweep', 'CatalogFilesOutboxSweep'],
  ['CatalogSweep', 'CatalogOutboxSweep', 'CatalogIntakeOutboxSweep', 'CatalogObjectSweep'],
  ['CoachingOutboxSweep', 'CommerceOutboxSweep', 'GenerationOutboxSweep', 'GenerationObjectSweep'],
  ['InquiriesNightly', 'NotificationsOutboxSweep', 'NotificationsNightly', 'DeletionSweep', 'ExportSweep'],
  ['SettingsOutboxSweep', 'UploadsObjectSweep', 'VocabularyOutboxSweep', 'InvalidationSweep'],
];

const cloud = fileCloud('shop');
let person: Buyer['person'];
beforeAll(async () => {
  person = await prepare(cloud());
  await control('deliveries', { twice: true }, cloud().url);
});

/** No queue keeps a message, neither one that is collected for a batch nor one that a function failed to process. */
const nothingWaits = (url: string) =>
  eventually(async () => ((await (await fetch(`${url}/__local/queues`)).json()) as unknown[]).length === 0);

/** What changed after each of these schedules ran twice at the same time. */
async function changesBy(names: readonly string[]) {
  const { url } = cloud();
  const before = await contents(cloud(), person);
  await Promise.all(names.map((name) => control(`fire/${name}`, {}, url)));
  await announcedIsDone(url);
  await nothingWaits(url);
  return changes(before, await contents(cloud(), person));
}

test('the table has every schedule', () => {
  expect([...Object.keys(work), ...idle.flat()].toSorted()).toEqual(cloud().scheduler.names.toSorted());
});

test.each(Object.entries(work))(
  '%s that runs twice at the same time leaves what it leaves when it runs once',
  async (name, left) => {
    expect(await changesBy([name])).toEqual(left);
  },
);

test.each(idle.map((names) => [names] as const))(
  'nothing changes when %j run twice at the same time',
  async (names) => {
    expect(await changesBy(names)).toEqual({});
  },
);
