import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Cloud } from '#scripts/local/cloud.ts';
import { startSeeded } from '#scripts/seed/seeded.ts';
import { keepGrants } from '#scripts/test/grants/kept.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, signedUp, visitor } from '../cloud.ts';
import { cloudOptions } from '../cloud-options.ts';
import { checkout, orderIs, ownedBy, press, tell } from './commerce.ts';

/* Payment gateways in the back-office, and payments through the one that is enabled. */

const directory = mkdtempSync(join(tmpdir(), 'rampart-gateways-'));
const path = '/admin/payment-gateways';
let cloud: Cloud;
let admin: Client;
let books: { id: string; price: number }[];

/** Every key that these tests have sent. */
const sent = new Set<string>();
/** Every answer to an admin. */
const answers: unknown[] = [];

beforeAll(async () => {
  cloud = await startSeeded({ ...cloudOptions, directory, assembly: inject('assembly'), maxInstances: 2 }, 'shop');
  admin = await asAdmin(cloud.url);
  const { body } = await visitor(cloud.url).get('/ebooks/public', { query: { limit: '100' } });
  books = body.filter(({ price }: { price: number }) => price > 0);
});
beforeEach(async () => {
  for (const { id } of await listed()) await admin.delete(`${path}/${id}`);
});
afterEach(async () => {
  await control('faults', { clear: true }, cloud.url);
  await control('payments/release', {}, cloud.url);
});
afterAll(async () => {
  await keepGrants(cloud);
  await cloud.close();
  rmSync(directory, { recursive: true, force: true });
});

const listed = async (): Promise<{ id: string; name: string; active: boolean; last_webhook_at: string | null }[]> =>
  (await admin.get(path)).body;
const activeNames = async () => (await listed()).filter(({ active }) => active).map(({ name }) => name);

function keys(mode = 'test') {
  const made = () => randomUUID().replaceAll('-', '');
  const all = {
    ...{ apiKey: `pk_${mode}_${made()}`, secretKey: `sk_${mode}_${made()}`, webhookSecret: `whsec_${made()}` },
  };
  for (const key of Object.values(all)) sent.add(key);
  return all;
}

async function create(change: object = {}) {
  const answer = await admin.post(path, { name: 'Shop', testMode: true, ...keys(), ...change });
  answers.push(answer.body);
  return answer;
}
async function edit(id: string, change: object) {
  const answer = await admin.put(`${path}/${id}`, change);
  answers.push(answer.body);
  return answer;
}
/** Runs a schedule now. Names of rules contain the stack's name and a hash. */
async function fire(rule: RegExp): Promise<void> {
  const name = cloud.scheduler.names.find((each) => rule.test(each));
  if (!name) throw new Error(`No rule ${rule} among ${cloud.scheduler.names.join(', ')}`);
  await control(`fire/${name}`, {}, cloud.url);
}
const toggle = (id: string, active: boolean) => admin.put(`${path}/${id}/toggle`, { active });

describe('a payment gateway', () => {
  it('shows four characters of its keys, and its own webhook address', async () => {
    const given = keys();
    const { status, body } = await create({ ...given, active: false });
    expect([status, body.message]).toEqual([201, 'Payment gateway created successfully']);
    const { payment_gateway: made } = body;
    const hint = (key: string) => `••••${key.slice(-4)}`;
    expect(made).toMatchObject({
      ...{ name: 'Shop', provider: 'stripe', active: false, testMode: true, revision: 1, last_webhook_at: null },
      apiKey: hint(given.apiKey),
      secretKey: hint(given.secretKey),
      webhookSecret: hint(given.webhookSecret),
      webhookUrl: `${cloud.url}/api/payments/webhook/${made.id}`,
    });
    expect(await listed()).toEqual([made]);
  });

  it('is Stripe’s, active and live unless said otherwise', async () => {
    const { apiKey, secretKey } = keys('live');
    const { body } = await admin.post(path, { name: 'Live', apiKey, secretKey });
    expect(body.payment_gateway).toMatchObject({ provider: 'stripe', active: true, testMode: false });
    expect(await activeNames()).toEqual(['Live']);
  });

  it('is created once, however often the request is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name: 'Once', testMode: true, ...keys() };
    const first = await admin.post(path, body, { headers });
    const again = await admin.post(path, body, { headers });
    expect(again.body).toEqual(first.body);
    expect(await listed()).toHaveLength(1);
  });

  it('keeps the keys that an edit leaves blank, and refuses an edit of an older revision', async () => {
    const { id, secretKey } = (await create({ active: false })).body.payment_gateway;
    const { apiKey } = keys();
    const changed = await edit(id, { name: 'Renamed', apiKey, secretKey: '', revision: 1 });
    expect(changed.body.payment_gateway).toMatchObject({
      ...{ name: 'Renamed', apiKey: `••••${apiKey.slice(-4)}`, secretKey, revision: 2 },
    });
    const late = await edit(id, { name: 'Late', revision: 1 });
    expect([late.status, late.body.code, late.body.current.name]).toEqual([409, 'stale_version', 'Renamed']);
  });

  it('is gone from the back-office when it is deleted', async () => {
    const { id } = (await create()).body.payment_gateway;
    expect((await admin.delete(`${path}/${id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    const after = [
      await admin.delete(`${path}/${id}`),
      await edit(id, { name: 'X', revision: 2 }),
      await toggle(id, true),
    ];
    expect(after.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is one of at most fifty', async () => {
    for (let count = 0; count < 50; count++)
      expect((await create({ provider: 'paypal', active: false })).status).toBe(201);
    const { status, body } = await create({ active: false });
    expect([status, body.detail]).toEqual([409, expect.stringContaining('There can be 50 payment gateways')]);
  });

  it('needs an admin', async () => {
    const { client } = await signedUp(cloud.url);
    expect((await client.get(path)).status).toBe(403);
    expect((await visitor(cloud.url).get(path)).status).toBe(401);
  });
});

describe('the keys of a gateway', () => {
  it.each([
    ['no key', { apiKey: '' }, 'apiKey'],
    ['another kind of key', { apiKey: 'sk_test_1' }, 'apiKey'],
    ['a live key in test mode', { secretKey: 'sk_live_1' }, 'secretKey'],
    ['a test key in live mode', { testMode: false }, 'apiKey'],
    ['another webhook secret', { webhookSecret: 'secret' }, 'webhookSecret'],
    ['no secret key although it is active', { secretKey: '' }, 'secretKey'],
    ['a key that Stripe refuses', { secretKey: 'sk_test_revoked' }, 'secretKey'],
  ])('are refused with %s', async (_, change, field) => {
    const { status, body } = await create(change);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await listed()).toEqual([]);
  });

  it('are tried again by an edit', async () => {
    const { id } = (await create({ active: false })).body.payment_gateway;
    const refused = await edit(id, { secretKey: 'sk_test_revoked', revision: 1 });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { secretKey: 'Stripe does not accept this secret key.' } },
    });
    expect((await edit(id, { testMode: false, revision: 1 })).status).toBe(422);
    expect(await listed()).toMatchObject([{ revision: 1 }]);
  });

  it('are not stored while Stripe does not respond', async () => {
    await control('faults', { service: 'stripe', error: 'down', status: 500 }, cloud.url);
    const { status, body, headers } = await create();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect(await listed()).toEqual([]);
  });
});

describe('the active gateway', () => {
  it('is one at most, also when two are enabled at once', async () => {
    const first = (await create({ name: 'First' })).body.payment_gateway;
    const second = (await create({ name: 'Second' })).body.payment_gateway;
    expect(await activeNames()).toEqual(['Second']);
    const { status, body } = await toggle(first.id, true);
    expect([status, body.message]).toEqual([200, 'Payment gateway activated successfully']);
    expect(await activeNames()).toEqual(['First']);
    await Promise.all([toggle(second.id, true), toggle(second.id, true), toggle(first.id, true)]);
    expect(await activeNames()).toHaveLength(1);
    const ids = await listed();
    for (const { id } of ids) expect((await toggle(id, false)).body.message).toMatch('deactivated');
    expect(await activeNames()).toEqual([]);
  });

  it('needs an adapter, and keys that work', async () => {
    const paypal = await create({ provider: 'paypal' });
    expect([paypal.status, paypal.body.detail]).toEqual([409, expect.stringContaining('through PayPal yet')]);
    const disabled = (await create({ provider: 'paypal', active: false })).body.payment_gateway;
    expect((await toggle(disabled.id, true)).status).toBe(409);
    const without = (await create({ secretKey: '', active: false })).body.payment_gateway;
    const refused = await toggle(without.id, true);
    expect([refused.status, refused.body.detail]).toEqual([409, 'Fill in the secret key: payments need it.']);
    expect(await activeNames()).toEqual([]);
  });

  it('is in the log, with the one it replaced', async () => {
    const first = (await create({ name: 'First' })).body.payment_gateway;
    await create({ name: 'Second' });
    const { body } = await admin.get(`/admin/audit-log?target_id=${first.id}`);
    const { action, changes } = body[0];
    expect([action, changes]).toEqual(['payment_gateway.deactivated', { active: [true, false] }]);
  });
});

describe('a payment', () => {
  let next = 0;
  async function opened() {
    const buyer = await signedUp(cloud.url);
    const { id, price } = books[next++ % books.length] ?? { id: '', price: 0 };
    const { status, body } = await checkout(buyer, [id]);
    expect(status).toBe(200);
    const { order_id, session_id } = body as { order_id: string; session_id: string };
    return { ...buyer, book: id, order_id, session_id, total: Math.round(price * 100) };
  }
  type Opened = Awaited<ReturnType<typeof opened>>;

  /** The gateway's event that a session is paid. */
  const paid = ({ order_id, session_id, total }: Opened) => ({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: {
        ...{ id: session_id, object: 'checkout.session', status: 'complete', payment_status: 'paid' },
        ...{ amount_total: total, currency: 'usd', payment_intent: `pi_${order_id}`, metadata: { order_id } },
      },
    },
  });

  it('goes through the active gateway, whose own webhook delivers it and is noted', async () => {
    const given = keys();
    const { id } = (await create(given)).body.payment_gateway;
    const order = await opened();
    const via = { secret: given.webhookSecret, gateway: id, base: cloud.url };
    expect((await tell(paid(order), { ...via, secret: 'whsec_forged' })).status).toBe(400);
    expect(await listed()).toMatchObject([{ last_webhook_at: null }]);
    expect((await tell(paid(order), via)).status).toBe(200);
    await orderIs(order.client, order.order_id, 'paid');
    expect(await ownedBy(order.client)).toEqual([order.book]);
    const [{ last_webhook_at = '' } = {}] = await listed();
    expect(Math.abs(Date.parse(last_webhook_at ?? '') - cloud.clock.now())).toBeLessThan(60_000);
  });

  it('of an older order is still looked up, refunded and reported after a switch and a deletion', async () => {
    const given = keys();
    const { id } = (await create(given)).body.payment_gateway;
    await control('payments/hold', {}, cloud.url);
    const [bought, waiting, told] = [await opened(), await opened(), await opened()];
    await press(bought.session_id, 'pay', {}, cloud.url);
    await press(waiting.session_id, 'pay', {}, cloud.url);
    const status = ({ client, session_id }: Opened) => client.get(`/payments/status/${session_id}`);
    expect((await status(bought)).body.payment_status).toBe('paid');
    await create({ name: 'Next' });
    expect((await admin.post(`/admin/orders/${bought.order_id}/refund`, {})).body.order.status).toBe('refunded');
    expect((await admin.delete(`${path}/${id}`)).status).toBe(200);
    expect((await status(waiting)).body.payment_status).toBe('paid');
    expect((await admin.post(`/admin/orders/${waiting.order_id}/refund`, {})).body.order.status).toBe('refunded');
    const via = { secret: given.webhookSecret, gateway: id, base: cloud.url };
    expect((await tell(paid(told), via)).status).toBe(200);
    await orderIs(told.client, told.order_id, 'paid');
  });

  it('that no webhook reported is found by the reconciler, and refunded by the outbox, with the keys of its gateway', async () => {
    await create();
    await control('payments/hold', {}, cloud.url);
    const order = await opened();
    await press(order.session_id, 'pay', {}, cloud.url);
    await create({ name: 'Next' });
    cloud.clock.advance(3 * 60_000);
    await fire(/Reconcile/);
    await orderIs(order.client, order.order_id, 'paid');
    await control('faults', { service: 'stripe', error: 'down', status: 503 }, cloud.url);
    expect((await admin.post(`/admin/orders/${order.order_id}/refund`, {})).status).toBe(503);
    await control('faults', { clear: true }, cloud.url);
    cloud.clock.advance(5 * 60_000);
    await fire(/CommerceOutboxSweep/);
    await orderIs(order.client, order.order_id, 'refunded');
    admin = await asAdmin(cloud.url);
  });

  it('goes through the environment’s keys again once no gateway is active', async () => {
    const { id } = (await create()).body.payment_gateway;
    await toggle(id, false);
    const order = await opened();
    await press(order.session_id, 'pay', {}, cloud.url);
    // Only the environment's webhook is known to the gateway here.
    await orderIs(order.client, order.order_id, 'paid');
    expect(await listed()).toMatchObject([{ last_webhook_at: null }]);
  });

  it('has no webhook where the secret is missing, not even one signed with none', async () => {
    const { id } = (await create({ webhookSecret: '' })).body.payment_gateway;
    const order = await opened();
    expect((await tell(paid(order), { secret: ' ', gateway: id, base: cloud.url })).status).toBe(400);
  });
});

it('no key is in an answer, the log of admins, an export, or what the functions have logged', async () => {
  await create();
  const log = await admin.get('/admin/audit-log?limit=100');
  expect(JSON.stringify(log.body)).toContain('payment_gateway.created');
  const exported = await admin.get('/user/export');
  const logged = readFileSync(join(directory, 'functions.log'), 'utf8');
  expect(logged).toContain(path);
  const all = [...answers, await listed(), log.body, exported.body].map((each) => JSON.stringify(each)).join('\n');
  expect(sent.size).toBeGreaterThan(20);
  for (const key of sent) {
    const telling = key.slice(0, -4);
    expect(all.includes(telling) || logged.includes(telling)).toBe(false);
  }
});
