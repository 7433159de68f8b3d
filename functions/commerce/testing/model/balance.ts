import { expect } from 'vitest';
import { outside, wait } from '../shop.ts';
import { injectFault } from './faults.ts';
import { actorOf, ordersOf, people, type Shop, type World } from './world.ts';

/** Brings everything open to its end: through webhooks, or by the reconciler alone. */
export async function comeToRest(shop: Shop, webhooks: boolean): Promise<void> {
  const { gateway } = outside;
  injectFault(undefined);
  for (const { id } of gateway.sessions.values()) gateway.arrive(id, true);
  wait(60);
  for (const { id } of gateway.sessions.values()) gateway.expire(id);
  if (webhooks) for (const event of [...gateway.events].reverse()) await shop.handleEvent(gateway, event);
  for (let round = 0; round < 3; round++) {
    await shop.reconcile(5000);
    wait(400);
    await shop.orderTasks.sweep(5000);
  }
}

/** No cart can be paid twice. */
export function noTwoOpen(world: World): void {
  for (const [who] of people.entries()) {
    const { id } = actorOf(world, who);
    const open = [...world.told].filter(
      ([session, owner]) => owner === id && outside.gateway.sessions.get(session)?.state === 'open',
    );
    expect(open.length, 'open payment sessions of one person').toBeLessThanOrEqual(1);
  }
}

/** Money, books, codes and counters agree with each other. */
export async function addsUp(shop: Shop, world: World): Promise<void> {
  const orders = await ordersOf(shop, world);
  moneyAddsUp(orders);
  await peopleOwnWhatWasGranted(shop, world, orders);
  await salesAreTold(shop, world, orders);
  await refundsAreLogged(shop, orders);
}

type Orders = Awaited<ReturnType<typeof ordersOf>>;

function moneyAddsUp(orders: Orders): void {
  const { gateway } = outside;
  for (const payment of gateway.payments.values()) {
    const order = orders.find(({ id }) => id === payment.orderId);
    expect(order, 'an order for every payment').toBeDefined();
    if (!order) continue;
    expect(/disputes this payment/.test(order.attention ?? ''), 'marked as disputed').toBe(false);
    const isSentBack = order.refunds.some(({ sent_back }) => sent_back);
    const ends = ['paid', 'partially_refunded', 'refunded', ...(isSentBack ? ['refused'] : [])];
    expect(ends, `paid order ${order.id}`).toContain(order.status);
    expect(order.total - order.refunded, 'what the shop thinks it keeps').toBe(gateway.kept(payment));
    const undecided = order.lines.filter(({ status }) => status === 'open');
    expect(isSentBack || undecided.length === 0, 'lines left open').toBe(true);
    const isNamed = order.refunds.every(({ reason }) => reason !== 'outside');
    const isTaken = isSentBack && payment.dispute?.state === 'lost';
    if (isNamed && !isTaken)
      expect(
        order.lines.reduce((sum, { paid, status }) => (status === 'refunded' ? sum : sum + paid), 0),
        'money kept for books',
      ).toBe(gateway.kept(payment));
  }
  expect(
    orders.filter(({ status }) => status === 'pending'),
    'orders left pending',
  ).toEqual([]);
  expect(new Set([...gateway.payments.values()].map(({ orderId }) => orderId)).size, 'one payment per order').toBe(
    gateway.payments.size,
  );
}

async function peopleOwnWhatWasGranted(shop: Shop, world: World, orders: Orders): Promise<void> {
  for (const [who] of people.entries()) {
    const { id } = actorOf(world, who);
    const granted = orders
      .filter(({ user_id }) => user_id === id)
      .flatMap((order) =>
        order.lines.filter(({ status }) => status === 'granted').map(({ ebook_id }) => `${ebook_id} ${order.id}`),
      );
    const owned = (await shop.grants.listGrants(id)).map(({ ebook_id, order_id }) => `${ebook_id} ${order_id}`);
    expect(owned.sort(), 'books owned are books granted').toEqual(granted.sort());
    const using = orders.filter(
      ({ user_id, code_use }) => user_id === id && (code_use === 'used' || code_use === 'reserved'),
    );
    const { uses, usesOfPerson } = await shop.findUses(world.discountId, id);
    expect(usesOfPerson, 'uses of the code by one person').toBe(using.length);
    expect(usesOfPerson).toBeLessThanOrEqual(1);
    expect(uses).toBeLessThanOrEqual(2);
  }
}

async function salesAreTold(shop: Shop, world: World, orders: Orders): Promise<void> {
  const paid = orders.filter(({ paid_at, total }) => paid_at && total > 0);
  for (const book of world.books) {
    const sold = paid
      .flatMap(({ lines }) => lines)
      .filter((line) => line.ebook_id === book && line.status === 'granted');
    expect((await shop.catalogFigures.findFigures(book)).purchases, 'copies counted').toBe(sold.length);
  }
  for (const { id, email } of paid.filter(({ payment }) => payment))
    expect(
      outside.mails.filter((mail) => mail.to === email && mail.subject.includes(`receipt for order ${id}`)).length,
    ).toBeGreaterThanOrEqual(1);
  expect((await shop.outbox.dueTasks(shop.orderQueue, 10)).length, 'tasks left in the outbox').toBe(0);
}

async function refundsAreLogged(shop: Shop, orders: Orders): Promise<void> {
  for (const { id, refunds } of orders) {
    const { data: acts } = await shop.AuditEntity.query.ofTarget({ target_id: id }).go();
    const asked = refunds.filter(({ reason }) => reason === 'admin');
    expect(acts.length, 'a row for every refund of an admin').toBe(asked.length);
  }
}
