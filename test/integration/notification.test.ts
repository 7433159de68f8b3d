import { describe, expect, it } from 'vitest';
import { anEbook, give } from './accounts/accounts.ts';
import type { Client } from './client.ts';
import { asAdmin, control, eventually, fileCloud, signedUp } from './cloud.ts';
import { orderIs, press } from './commerce/commerce.ts';
import { passQuietly } from './pass-quietly.ts';

interface Told {
  id: string;
  title: string;
  notification_type: string;
  discount_code: string | null;
  discount_percentage: number | null;
  expires_at: string | null;
  shown_at: string | null;
}
const told = async (client: Client): Promise<Told[]> => (await client.get('/notifications')).body.notifications;
const day = 24 * 60 * 60 * 1000;

const cloud = fileCloud('shop');

describe('a person’s notifications', () => {
  it('start with a welcome, are shown and dismissed', async () => {
    const { client } = await signedUp();
    const [welcome, ...others] = await told(client);
    expect(welcome).toMatchObject({ notification_type: 'other', title: 'Welcome to Rampart', shown_at: null });
    expect(others).toEqual([]);
    expect((await client.post(`/notifications/${welcome?.id}/shown`)).status).toBe(200);
    expect((await told(client))[0]?.shown_at).not.toBeNull();
    expect((await client.post(`/notifications/${welcome?.id}/dismiss`)).status).toBe(200);
    expect((await client.post(`/notifications/${welcome?.id}/dismiss`)).status).toBe(200);
    expect(await told(client)).toEqual([]);
  });

  it('are private', async () => {
    const [{ client: owner }, { client: other }] = [await signedUp(), await signedUp()];
    const [{ id } = { id: '' }] = await told(owner);
    for (const act of ['shown', 'dismiss']) expect((await other.post(`/notifications/${id}/${act}`)).status).toBe(404);
    expect(await told(owner)).toMatchObject([{ id, shown_at: null }]);
    expect((await owner.post('/notifications/ntf_nope/shown')).status).toBe(404);
  });

  it('are removed with the account', async () => {
    const { NotificationEntity } = await import('#functions/notifications/notification.entity.ts');
    const { client, person, user } = await signedUp();
    expect((await client.delete('/user', { password: person.password })).status).toBe(200);
    const left = await NotificationEntity.query.whatIsThisPersonTold({ user_id: user.id }).go();
    expect(left.data).toEqual([]);
  });
});

describe('notifications to many', () => {
  it('reach their audience once, lazily, most important first', async () => {
    const { url } = cloud();
    const admin = await asAdmin(url);
    const [{ client }, { client: other }] = [await signedUp(url), await signedUp(url)];
    const make = (fields: object) => admin.post('/admin/notifications', { title: 'News', message: 'Text', ...fields });
    expect((await make({ title: 'For all', discount_code: 'rampart10', discount_percentage: 10 })).status).toBe(201);
    await make({ title: 'For buyers', audience: 'buyers', priority: 'high', type: 'warning' });
    await make({ title: 'For wishers', audience: 'wishers' });
    await make({ title: 'Not now', active: false });
    const titles = async (of: Client) => (await told(of)).map(({ title }) => title);
    expect(await eventually(async () => (await titles(other)).length === 2 && titles(other))).toEqual([
      'For all',
      'Welcome to Rampart',
    ]);
    const forSale = (await client.get('/ebooks/public?limit=100')).body.filter(({ is_free }: never) => !is_free);
    const [bought, wished] = forSale;
    const { body: pay } = await client.post('/payments/checkout', undefined, { query: { ebook_ids: bought.id } });
    expect(await titles(client)).not.toContain('For buyers');
    await press(pay.session_id, 'pay', {}, url);
    await orderIs(client, pay.order_id, 'paid');
    expect((await titles(client))[0]).toBe('For buyers');
    expect(await titles(client)).not.toContain('For wishers');
    await client.post('/wishlist/add', { ebook_id: wished.id });
    expect(await titles(client)).toContain('For wishers');

    const [first] = (await told(other)).filter(({ title }) => title === 'For all');
    expect(first).toMatchObject({
      notification_type: 'promotion',
      discount_code: 'RAMPART10',
      discount_percentage: 10,
    });
    expect((await other.post(`/notifications/${first?.id}/shown`)).status).toBe(200);
    expect((await told(other)).find(({ id }) => id === first?.id)?.shown_at).not.toBeNull();
    await other.post(`/notifications/${first?.id}/dismiss`);
    expect(await titles(other)).toEqual(['Welcome to Rampart']);
    expect(await titles(client)).toContain('For all');
    const { body: exported } = await other.get('/user/export');
    const marks = { shown_at: expect.any(String), dismissed_at: expect.any(String) };
    expect(exported.announcements).toEqual([{ id: first?.id, title: 'For all', ...marks }]);

    const { body: summary } = await admin.get('/admin/notifications/summary');
    const accounts = (await admin.get('/admin/users')).body.counters.total;
    expect(summary).toEqual({ total: 4, active: 3, info: 3, high_priority: 1, accounts });
    const { body: warnings } = await admin.get('/admin/notifications?type=warning');
    expect(warnings.map(({ title }: Told) => title)).toEqual(['For buyers']);
    expect((await other.post(`/notifications/${warnings[0].id}/shown`)).status).toBe(404);
  });

  it('are found by words of title, message and code, and by their type', async () => {
    const admin = await asAdmin();
    const word = `w${Date.now()}`;
    const make = (fields: object) => admin.post('/admin/notifications', { title: 'News', message: 'Text', ...fields });
    await make({ title: `One ${word}` });
    await make({ message: `Two, ${word}!`, type: 'error' });
    const found = async (query: string) => {
      const { body, headers } = await admin.get(`/admin/notifications?${query}`);
      return [headers.get('x-total-count'), ...body.map(({ title }: Told) => title)];
    };
    expect(await found(`search=${word}`)).toEqual(['2', 'News', `One ${word}`]);
    expect(await found(`search=${word}&limit=1`)).toEqual(['2', 'News']);
    expect(await found(`search=${word}%20one`)).toEqual(['1', `One ${word}`]);
    expect(await found(`search=${word}&type=error`)).toEqual(['1', 'News']);
    expect((await admin.get('/admin/notifications?kind=error')).status).toBe(422);
  });

  it('count each person who has seen them once', async () => {
    const admin = await asAdmin();
    const [{ client }, { client: other }] = [await signedUp(), await signedUp()];
    const { body } = await admin.post('/admin/notifications', { title: `Seen ${Date.now()}`, message: 'Text' });
    const { id, title, seen } = body.notification;
    expect(seen).toBe(0);
    for (const act of ['shown', 'shown', 'dismiss'])
      expect((await client.post(`/notifications/${id}/${act}`)).status).toBe(200);
    expect((await other.post(`/notifications/${id}/dismiss`)).status).toBe(200);
    const { body: found } = await admin.get(`/admin/notifications?search=${encodeURIComponent(title)}`);
    expect(found).toMatchObject([{ id, seen: 2 }]);
    const { body: edited } = await admin.put(`/admin/notifications/${id}`, { message: 'Other', revision: 1 });
    expect(edited.notification.seen).toBe(2);
  });

  it('are changed and deleted by admins, and logged', async () => {
    const admin = await asAdmin();
    const past = '2020-01-01T00:00:00Z';
    const { body } = await admin.post('/admin/notifications', { title: 'Old', message: 'Text', expires_at: past });
    const path = `/admin/notifications/${body.notification.id}`;
    const { body: changed } = await admin.put(path, { title: 'Newer', revision: 1 });
    expect(changed.notification).toMatchObject({ title: 'Newer', message: 'Text', revision: 2, expires_at: past });
    const late = await admin.put(path, { title: 'Late', revision: 1 });
    expect([late.status, late.body.code, late.body.current.title]).toEqual([409, 'stale_version', 'Newer']);
    expect((await admin.delete(path)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(404);
    const { body: log } = await admin.get(`/admin/audit-log?target_id=${body.notification.id}`);
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'notification.deleted',
      'notification.updated',
      'notification.created',
    ]);
  });

  it.each([
    [{ message: 'x' }, 'title'],
    [{ title: 'x', message: ' ' }, 'message'],
    [{ title: 'x', message: 'x', type: 'loud' }, 'type'],
    [{ title: 'x', message: 'x', expires_at: 'soon' }, 'expires_at'],
    [{ title: 'x', message: 'x', discount_percentage: 101 }, 'discount_percentage'],
  ])('refuse %o', async (input, field) => {
    const { status, body } = await (await asAdmin()).post('/admin/notifications', input);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('offers for wishes', () => {
  it('arrive a day later, once a fortnight, with a code that works once and for its owner only', async () => {
    const { url, clock } = cloud();
    const { client, person } = await signedUp(url);
    const books = (await client.get('/ebooks/public?limit=100')).body.filter(({ is_free }: never) => !is_free);
    const [first, second] = books;
    for (const { id } of [first, second]) await client.post('/wishlist/add', { ebook_id: id });
    const offers = async () => (await told(client)).filter(({ notification_type }) => notification_type === 'wishlist');
    const sweep = async () => {
      await control('fire/OfferSweep', {}, url);
      return offers();
    };
    const signInAgain = async () => {
      client.token = (await client.post('/auth/login', person)).body.access_token;
    };
    expect(await sweep()).toEqual([]);
    passQuietly(cloud(), day + 60_000);
    await signInAgain();
    const [offer, ...more] = await sweep();
    expect(more).toEqual([]);
    expect(offer).toMatchObject({ discount_percentage: 15, shown_at: null });
    expect(Date.parse(offer?.expires_at ?? '') - clock.now()).toBeGreaterThan(47 * 60 * 60 * 1000);
    expect(await sweep()).toHaveLength(1);
    const { body: exported } = await client.get('/user/export');
    expect(exported.last_wishlist_offer).toBe(new Date(Date.parse(offer?.expires_at ?? '') - 2 * day).toISOString());
    expect(exported.notifications.map(({ discount_code }: Told) => discount_code)).toContain(offer?.discount_code);

    const code = offer?.discount_code ?? '';
    const cart = { ebook_ids: [first.id], discount_code: code };
    const { body: priced } = await client.post('/cart/calculate', cart);
    expect(priced.discount_amount).toBeCloseTo(Math.round(first.price * 15) / 100, 2);
    const other = (await signedUp(url)).client;
    const pay = (buyer: Client, discount_code = code) =>
      buyer.post('/payments/checkout', undefined, { query: { ebook_ids: first.id, discount_code } });
    expect((await other.post('/cart/calculate', cart)).body.discount_code_problem).toBe('This code is not valid');
    const [refused, unknown] = [await pay(other), await pay(other, 'WISH-NOSUCHCD')];
    expect([refused.status, refused.body.detail]).toEqual([409, 'This code is not valid']);
    expect(refused.body).toEqual(unknown.body);
    const paid = await pay(client);
    expect(paid.status).toBe(200);
    await press(paid.body.session_id, 'pay', {}, url);
    await orderIs(client, paid.body.order_id, 'paid');
    const again = { ...cart, ebook_ids: [second.id] };
    const { body: spent } = await client.post('/cart/calculate', again);
    expect(spent.discount_code_problem).toBe('You have used this code already');

    passQuietly(cloud(), 3 * day);
    await signInAgain();
    expect(await sweep()).toEqual([]);
    passQuietly(cloud(), 11 * day + 60_000);
    await signInAgain();
    expect(await sweep()).toHaveLength(1);
  });

  it('are not made for ebooks that are owned, free or no longer sold', async () => {
    const { OfferEntity } = await import('#functions/notifications/offer.entity.ts');
    const { makeOffers } = await import('#functions/notifications/offer.service.ts');
    const { WishEntity } = await import('#functions/library/wishlist.entity.ts');
    const { client, user } = await signedUp();
    const ids = [await anEbook(), await anEbook({ price: 0 })];
    for (const ebook_id of ids) expect((await client.post('/wishlist/add', { ebook_id })).status).toBe(201);
    await give(user.id, ids.slice(0, 1));
    for (const ebook_id of ids)
      await WishEntity.patch({ user_id: user.id, ebook_id })
        .set({ due_at: '2020-01-01T00:00:00.000Z' })
        .composite({ wishlist_id: (await WishEntity.get({ user_id: user.id, ebook_id }).go()).data?.wishlist_id ?? '' })
        .go();
    expect((await makeOffers()).looked_at).toBeGreaterThanOrEqual(2);
    expect((await OfferEntity.get({ user_id: user.id }).go()).data).toBeNull();
    for (const ebook_id of ids) {
      const { data } = await WishEntity.get({ user_id: user.id, ebook_id }).go();
      expect(Date.parse(data?.due_at ?? '')).toBeGreaterThan(Date.now() + 13 * day);
    }
  });
});
