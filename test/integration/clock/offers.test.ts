import { expect, it } from 'vitest';
import { announcedIsDone, asAdmin, control, eventually, ownCloud, signedUp, visitor } from '../cloud.ts';
import { passQuietly } from '../pass-quietly.ts';

/* Discounts, codes and notices begin and end by the clock, wherever they are shown: nothing has to run for that. */

const hour = 3_600_000;
const day = 24 * hour;

type Cloud = Awaited<ReturnType<typeof ownCloud>>;
type Buyer = Awaited<ReturnType<typeof signedUp>>['person'];

/** Tokens end while the clock moves, so everybody signs in anew. */
async function signedIn({ url }: Cloud, { email, password }: Buyer) {
  const client = visitor(url);
  client.token = (await client.post('/auth/login', { email, password })).body.access_token;
  return client;
}

async function paidBook({ url }: Cloud): Promise<string> {
  const cards: { id: string; price: number; is_free: boolean }[] = (await visitor(url).get('/ebooks/public?limit=100'))
    .body;
  return cards.find(({ is_free }) => !is_free)?.id ?? '';
}

it('a discount, a code and what announces it', async () => {
  const cloud = await ownCloud('shop');
  const { url, clock } = cloud;
  const { person } = await signedUp(url);
  const book = await paidBook(cloud);
  const admin = await asAdmin(url);
  const after = (time: number) => new Date(clock.now() + time).toISOString();
  const window = { validFrom: after(day), validTo: after(2 * day) };
  const active = async () => (await (await asAdmin(url)).get('/admin/discounts/summary')).body.active;
  const before = await active();
  await admin.post('/admin/discounts', { name: 'A day of all', type: 'percentage', value: 30, ...window });
  const sale = { name: 'A day by code', type: 'percentage', value: 50, code: 'ONEDAY', ...window };
  expect((await admin.post('/admin/discounts', sale)).status).toBe(201);
  const notice = { title: 'One day', message: 'Sale', expires_at: window.validTo };
  expect((await admin.post('/admin/notifications', notice)).status).toBe(201);

  const shown = async () => {
    const client = await signedIn(cloud, person);
    const priced = async (discount_code?: string) =>
      (await client.post('/cart/calculate', { ebook_ids: [book], discount_code })).body;
    const [cart, coded] = [await priced(), await priced('ONEDAY')];
    const paying = await client.post('/payments/checkout', undefined, {
      query: { ebook_ids: book, user_email: person.email, discount_code: 'ONEDAY' },
    });
    const { body: orders } = await client.get('/user/orders');
    const { body: told } = await client.get('/notifications');
    return {
      offered: cart.applied_discount ?? null,
      coded: coded.applied_discount ?? null,
      problem: coded.discount_code_problem ?? null,
      checkout: paying.status === 200 ? orders[0].applied_discount : paying.status,
      isTold: told.notifications.some(({ title }: { title: string }) => title === 'One day'),
      more: (await active()) - before,
    };
  };
  const pass = (time: number) => passQuietly(cloud, time);

  const tooEarly = { offered: null, coded: null, problem: 'This code is not valid yet', isTold: true, more: 0 };
  expect(await shown()).toEqual({ ...tooEarly, checkout: 409 });
  pass(day + 60_000);
  const on = { offered: 'A day of all', coded: 'A day by code', problem: null, isTold: true, more: 2 };
  expect(await shown()).toEqual({ ...on, checkout: 'A day by code' });
  pass(day);
  const over = { offered: null, coded: null, problem: 'This code has expired', isTold: false, more: 0 };
  expect(await shown()).toEqual({ ...over, checkout: 409 });
});

it('the offer for a wish: its code ends with it, and is forgotten with its notice', async () => {
  const cloud = await ownCloud('shop');
  const { url } = cloud;
  const { client: wisher, person } = await signedUp(url);
  const book = await paidBook(cloud);
  await wisher.post('/wishlist/add', { ebook_id: book });
  const pass = (time: number) => passQuietly(cloud, time);
  pass(day + 60_000);
  await control('fire/OfferSweep', {}, url);
  await announcedIsDone(url);
  const seen = async (code: string) => {
    const client = await signedIn(cloud, person);
    const { body } = await client.get('/notifications');
    const told = body.notifications.filter(({ discount_code }: { discount_code: string | null }) => discount_code);
    const cart = await client.post('/cart/calculate', {
      ebook_ids: [book],
      discount_code: code || told[0]?.discount_code,
    });
    return { code: told[0]?.discount_code ?? null, until: told[0]?.expires_at, cart: cart.body };
  };
  const { code, until, cart } = await seen('');
  expect(code).toMatch(/^WISH-/);
  expect(cart.applied_discount).toMatch(/Wishlist offer/);
  pass(Date.parse(until) - cloud.clock.now() + 1000);
  const ended = await seen(code);
  expect([ended.code, ended.cart.discount_code_problem]).toEqual([null, 'This code has expired']);
  pass(91 * day);
  // The table forgets some time after an item has expired.
  await eventually(async () => {
    await control('expire', {}, url);
    return (await seen(code)).cart.discount_code_problem === 'This code is not valid';
  });
});
