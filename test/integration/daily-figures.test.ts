import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { asAdmin, control, eventually, fileCloud, signedUp, visitor } from './cloud.ts';
import { checkout, orderIs, press } from './commerce/commerce.ts';
import { passQuietly } from './pass-quietly.ts';

/* Figures by day, on a cloud of its own: its clock moves, and nothing else happens there. */

const cloud = fileCloud('shop');
const minute = 60_000;
const day = 24 * 60 * minute;
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const figures = async (days = '7') => {
  const { status, body } = await (await asAdmin(cloud().url)).get(`/admin/figures?days=${days}`);
  expect(status).toBe(200);
  return body;
};
/** Puts the clock to a time, UTC, of a day forty days on: what was sold before is in none of the periods. */
function goTo(hours: number, minutes: number): string {
  const { clock } = cloud();
  const later = clock.now() + 40 * day;
  passQuietly(cloud(), later - (later % day) + (hours * 60 + minutes) * minute - clock.now());
  return new Date(clock.now()).toISOString().slice(0, 10);
}
const after = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

async function paidEbooks(): Promise<{ id: string; title: string; price: number }[]> {
  const { body } = await visitor(cloud().url).get('/ebooks/public?limit=100');
  return body.filter(({ price, is_free }: { price: number; is_free: boolean }) => price > 0 && !is_free).slice(0, 2);
}

/** A sale of two ebooks. */
async function sold() {
  const { url } = cloud();
  const buyer = await signedUp(url);
  const books = await paidEbooks();
  const { body } = await checkout(
    buyer,
    books.map(({ id }) => id),
  );
  await press(body.session_id, 'pay', {}, url);
  const order = await orderIs(buyer.client, body.order_id, 'paid');
  return { books, order };
}

const ofDay = ({ days }: { days: { day: string }[] }, wanted: string) => days.find((each) => each.day === wanted);

describe('the figures by day', () => {
  it('are for admins, of 7, 30 or 90 days', async () => {
    const { url } = cloud();
    expect((await visitor(url).get('/admin/figures')).status).toBe(401);
    expect((await (await signedUp(url)).client.get('/admin/figures')).status).toBe(403);
    const admin = await asAdmin(url);
    expect((await admin.get('/admin/figures')).body.days).toHaveLength(30);
    const { status, body } = await admin.get('/admin/figures?days=8');
    expect(status).toBe(422);
    expect(body.errors).toEqual({ days: 'Choose 7, 30 or 90 days' });
  });

  it('follow the days of the site; a refund lowers the day that it was made on, once', async () => {
    const { url, clock } = cloud();
    const admin = await asAdmin(url);
    const { body: settings } = await admin.get('/admin/settings');
    const saved = await admin.put('/admin/settings', { time_zone: 'Asia/Kolkata', revision: settings.revision });
    expect(saved.status).toBe(200);
    // Functions keep the settings for a minute. 18:20 UTC is 23:50 in Kolkata.
    const today = goTo(18, 20);
    const { books, order } = await sold();
    const [kept, returned] = books;
    const total = Number(order.total);
    const counted = await eventually(async () => {
      const now = await figures();
      return now.sums.orders === 1 && now;
    });
    expect(counted.time_zone).toBe('Asia/Kolkata');
    expect(ofDay(counted, today)).toEqual({
      ...{ day: today, orders: 1, revenue: total, refunded: 0, sign_ups: 1, missed_searches: 0 },
    });
    expect(counted.best_sellers.map(({ copies }: { copies: number }) => copies)).toEqual([1, 1]);

    clock.advance(20 * minute);
    const tomorrow = after(today, 1);
    expect((await figures()).days.at(-1).day).toBe(tomorrow);
    const refund = { lines: [returned?.id] };
    // A second click, and a task that is carried out again by the sweep.
    const ask = async () => (await asAdmin(url)).post(`/admin/orders/${order.id}/refund`, refund);
    await ask();
    await ask();
    await control('fire/CommerceOutboxSweep', {}, url);
    const less = await eventually(async () => {
      const now = await figures();
      return now.sums.refunded > 0 && now;
    });
    const back = less.sums.refunded;
    expect(back).toBeLessThan(total);
    expect(ofDay(less, today)).toMatchObject({ orders: 1, revenue: total, refunded: 0 });
    expect(ofDay(less, tomorrow)).toMatchObject({ orders: 0, revenue: -back, refunded: back, sign_ups: 0 });
    expect(less.sums.revenue).toBeCloseTo(total - back, 2);
    expect(less.best_sellers).toEqual([{ ebook_id: kept?.id, title: kept?.title, published: true, copies: 1 }]);

    // A week later the same days are those before.
    passQuietly(cloud(), 7 * day);
    const later = await figures();
    expect(later.sums).toMatchObject({ orders: 0, revenue: 0, refunded: 0 });
    expect(later.sums_before).toMatchObject({ orders: 1, refunded: back });
    expect(later.best_sellers).toEqual([]);
    expect((await figures('30')).sums).toMatchObject({ orders: 1, refunded: back });
  });

  it('count a sale once, although what counts it fails at first', async () => {
    const { url, clock } = cloud();
    goTo(9, 0);
    const refused = { error: 'InternalServerError', status: 500, times: 3 };
    await control('faults', { service: 'dynamodb', operation: 'TransactWriteItems', skip: 3, ...refused }, url);
    const { order } = await sold().catch(() => sold());
    await control('faults', { clear: true }, url);
    for (let rounds = 0; rounds < 3; rounds++) {
      clock.advance(2 * minute);
      await control('fire/CommerceOutboxSweep', {}, url);
    }
    const { sums } = await figures();
    expect(sums.orders).toBeGreaterThanOrEqual(1);
    expect(sums.revenue).toBeCloseTo(sums.orders * Number(order.total), 2);
  });
});

describe('searches without result', () => {
  const search = (client: Client, words: string, headers: Record<string, string> = {}, filter = {}) =>
    client.post('/ebooks/filter', { search_query: words, ...filter }, { headers: { 'user-agent': agent, ...headers } });
  const missed = async () => (await figures()).missed_terms;

  it('count once a visitor and day; not of admins and bots, nor because of another filter', async () => {
    const { url } = cloud();
    goTo(9, 0);
    const [one, other] = [visitor(url), visitor(url)];
    await eventually(async () => {
      for (const words of ['Zebra  Quokka', 'zebra quokka']) await search(one, words);
      return (await missed()).length === 1;
    });
    await search(other, 'zebra quokka', { 'user-agent': `${agent} Other/1` });
    await search(one, 'zq');
    await search(one, 'quagga', { 'user-agent': 'Googlebot/2.1' });
    await search(await asAdmin(url), 'quagga');
    const [book] = await paidEbooks();
    const filtered = await search(one, book?.title ?? '', {}, { industry: 'No such industry' });
    expect(filtered.body).toEqual([]);
    await eventually(async () => (await figures()).sums.missed_searches === 2);
    expect(await missed()).toEqual([{ term: 'zebra quokka', times: 2 }]);
  });

  it('of one visitor are twenty a day at most', async () => {
    const { url } = cloud();
    goTo(9, 0);
    const one = visitor(url);
    const before = (await figures()).sums.missed_searches;
    const nth = (serial: number) => search(one, `qzx${String.fromCharCode(97 + serial)}wvut`);
    for (let serial = 0; serial < 23; serial++) await nth(serial);
    await eventually(async () => {
      // A search that took longer to count than its answer waits goes on with the next one.
      await nth(0);
      return (await figures()).sums.missed_searches === before + 20;
    });
  });

  it('are answered although they cannot be counted', async () => {
    const { url } = cloud();
    goTo(9, 0);
    const broken = { error: 'InternalServerError', status: 500 };
    await control('faults', { service: 'dynamodb', operation: 'UpdateItem', ...broken }, url);
    const { status, body } = await search(visitor(url), 'okapi');
    await control('faults', { clear: true }, url);
    expect([status, body]).toEqual([200, []]);
  });
});
