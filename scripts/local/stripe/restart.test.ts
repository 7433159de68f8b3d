import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, order } from './testing/harness.ts';

const soon = { timeout: 30_000 };

describe('a restart', () => {
  let local: Harness;
  let child: ChildProcess | undefined;

  beforeEach(async () => {
    local = await new Harness({ retryDelaysMs: [20] }).start();
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await local.stop();
  });

  it('keeps sessions, payments, refunds, disputes and events', async () => {
    const open = await local.checkout();
    const paid = await local.paid();
    const payment_intent = String(paid.payment_intent);
    const refund = await local.stripe.refunds.create({ payment_intent, amount: 100 });
    await local.press(paid.id, 'dispute');
    const before = local.standIn.events().map(({ id, type }) => ({ id, type }));
    await local.restart();
    const { stripe } = local;
    expect((await stripe.checkout.sessions.retrieve(open.id)).status).toBe('open');
    expect(await stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({ payment_status: 'paid', payment_intent });
    expect((await stripe.refunds.list({ payment_intent })).data).toMatchObject([{ id: refund.id, amount: 100 }]);
    expect(local.standIn.events().map(({ id, type }) => ({ id, type }))).toEqual(before);
    await local.press(paid.id, 'lose');
    expect(local.standIn.events().at(-1)?.type).toBe('charge.dispute.closed');
  });

  it('sends the webhooks that the shop had not received, in order, and no others', async () => {
    const { id } = await local.checkout();
    await local.stripe.checkout.sessions.expire(id);
    await expect.poll(() => local.standIn.events()[0]?.state, soon).toBe('delivered');
    local.standIn.hold();
    await local.paid();
    await local.restart();
    await expect.poll(() => local.shop.types(), soon).toHaveLength(4);
    expect(local.shop.types().slice(1)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'checkout.session.completed',
    ]);
    await expect.poll(() => local.standIn.events().every(({ state }) => state === 'delivered'), soon).toBe(true);
    await local.restart();
    await new Promise((done) => setTimeout(done, 60));
    expect(local.shop.received).toHaveLength(4);
  });

  it('expires what ran out during the downtime', async () => {
    const { id } = await local.checkout();
    await local.standIn.close();
    local.advance(25 * 3600_000);
    await local.open();
    await expect.poll(() => local.shop.types(), soon).toEqual(['checkout.session.expired']);
    expect((await local.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  });

  it('deletes events after 30 days, but none that is still undelivered', async () => {
    await local.paid();
    await expect.poll(() => local.standIn.events().every(({ state }) => state === 'delivered'), soon).toBe(true);
    local.standIn.hold();
    const { id } = await local.checkout();
    await local.stripe.checkout.sessions.expire(id);
    await local.standIn.close();
    local.advance(31 * 24 * 3600_000);
    await local.open();
    expect(local.standIn.events().map(({ type }) => type)).toEqual(['checkout.session.expired']);
    await expect.poll(() => local.shop.types(), soon).toHaveLength(4);
  });

  it('recovers from a torn line', async () => {
    const { id } = await local.checkout();
    await local.standIn.close();
    const file = readdirSync(local.directory).find((name) => name.endsWith('.jsonl'));
    appendFileSync(join(local.directory, String(file)), '[{"table":"session","id":"cs_te');
    await local.open();
    const second = await local.checkout();
    await local.restart();
    const list = await local.stripe.checkout.sessions.list();
    expect(list.data.map((session) => session.id)).toEqual([second.id, id]);
  });

  it('keeps every acknowledged change after SIGKILL', async () => {
    await local.standIn.close();
    const victim = fork(new URL('./testing/restart.fixture.ts', import.meta.url), [local.directory], { execArgv: [] });
    child = victim;
    const port = await new Promise<number>((done) => victim.once('message', (message) => done(Number(message))));
    const stripe = new Stripe('sk_test_local', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
    const acknowledged: string[] = [];
    const calls = Array.from({ length: 60 }, async (_, count) => {
      const session = await stripe.checkout.sessions.create(order(), { idempotencyKey: `order-${count}` });
      acknowledged.push(session.id);
      if (acknowledged.length === 25) victim.kill('SIGKILL');
    });
    await Promise.allSettled(calls);
    local.clock.offset = 0;
    await local.open();
    expect(acknowledged.length).toBeGreaterThanOrEqual(25);
    for (const id of acknowledged) expect((await local.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });
});
