import { describe, expect, it, vi } from 'vitest';
import { onRealTable, outside, wait } from '../testing/shop.ts';

/* Tasks in a real table: claiming, retries, and recovery after a crash. */

vi.mock('../gateway/gateways.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/mail/mail.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/aws/events.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));

const shop = onRealTable(async () => ({
  ...(await import('#lib/outbox/outbox.repo.ts')),
  ...(await import('./outbox.ts')),
  ...(await import('../order/task.ts')),
  ...(await import('../queue.ts')),
  ...(await import('../order/order.repo.ts')),
  ...(await import('../payment/fulfilment.service.ts')),
  ...(await import('#lib/table/transact.ts')),
  newId: (await import('#lib/ids.ts')).newId,
}));

async function paidOrder(prices: readonly number[] = [4900]) {
  const id = shop.newId('order');
  const lines = prices.map((paid) => ({
    ebook_id: shop.newId('ebook'),
    title: 'Book',
    price: paid,
    paid,
    status: 'granted' as const,
  }));
  const total = prices.reduce((sum, price) => sum + price, 0);
  const at = new Date(Date.now()).toISOString();
  const money = { subtotal: total, discount_amount: 0, total, currency: 'usd', refunds: [], refunded: 0 };
  const whose = { user_id: shop.newId('user'), email: `${id}@example.test` };
  const order = {
    id,
    ...whose,
    ...money,
    status: 'paid' as const,
    lines,
    created_at: at,
    paid_at: at,
    revision: 1,
  };
  await shop.transact(shop.newOrderItems(order));
  return order;
}
async function leftBehind(orderId: string, task: Parameters<typeof shop.newTask>[1] = { kind: 'receipt' }) {
  const record = shop.newTask(orderId, task);
  await shop.transact([shop.taskItem(record)]);
  return record;
}
const sweep = () => shop.orderTasks.sweep(5000);

describe('the outbox', () => {
  it('leaves a task to the process that wrote it, and takes it over when that process dies', async () => {
    const { id } = await paidOrder();
    await shop.saveOutboxTask(shop.newOutboxTask(shop.orderQueue, id, { kind: 'receipt' }));
    await sweep();
    expect(outside.mails).toEqual([]);
    wait(2);
    await sweep();
    expect(outside.mails).toMatchObject([{ subject: `Your receipt for order ${id}` }]);
    wait(2);
    await sweep();
    expect(outside.mails).toHaveLength(1);
  });

  it('sends one mail when ten sweeps run at once', async () => {
    const { id } = await paidOrder();
    await leftBehind(id);
    await Promise.all(Array.from({ length: 10 }, sweep));
    expect(outside.mails).toHaveLength(1);
  });

  it('sends one mail when the worker is called twice during a sweep', async () => {
    const { id } = await paidOrder();
    const record = await leftBehind(id);
    await Promise.all([shop.orderTasks.deliver([record]), shop.orderTasks.deliver([record]), sweep()]);
    expect(outside.mails).toHaveLength(1);
  });

  it('handles more than one page of tasks in one run', async () => {
    const { id } = await paidOrder();
    await Promise.all(Array.from({ length: 25 }, () => leftBehind(id)));
    wait(2);
    await sweep();
    expect(outside.mails).toHaveLength(25);
  });

  it('retries with increasing delays', async () => {
    const { id } = await paidOrder();
    const record = await leftBehind(id);
    outside.mailFailures = 3;
    await shop.orderTasks.deliver([record]);
    expect(outside.mails).toEqual([]);
    await sweep();
    expect(outside.mailFailures).toBe(2);
    wait(1.1);
    await sweep();
    wait(1.1);
    await sweep();
    expect(outside.mailFailures).toBe(1);
    wait(60);
    await sweep();
    wait(60);
    await sweep();
    expect(outside.mails).toHaveLength(1);
  });

  it('parks a task that never succeeds and raises an alarm', async () => {
    const { id } = await paidOrder();
    await leftBehind(id);
    outside.mailFailures = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 30; round++) {
      wait(400);
      await sweep();
    }
    expect(outside.alarms).toEqual(['outbox task given up']);
    outside.mailFailures = 0;
    wait(400);
    await sweep();
    expect(outside.mails).toEqual([]);
  });

  it('gives up on a task whose process died during the last attempt', async () => {
    const { id } = await paidOrder();
    const task = shop.newOutboxTask(shop.orderQueue, id, { kind: 'receipt' });
    await shop.saveOutboxTask({ ...task, attempts: 14 });
    wait(2);
    await sweep();
    wait(400);
    await sweep();
    expect(outside.mails).toEqual([]);
    expect(outside.alarms).toEqual(['outbox task given up']);
  });

  it('keeps retrying for longer than the gateway remembers, so nothing is left half done', async () => {
    const { id } = await paidOrder();
    await leftBehind(id);
    outside.mailFailures = Number.POSITIVE_INFINITY;
    let hours = 0;
    while (outside.alarms.length === 0 && hours < 100) {
      wait(60);
      hours += 1;
      await sweep();
    }
    expect(hours).toBeGreaterThan(24);
  });
});

describe('a refund on its way', () => {
  async function asked(prices?: readonly number[]) {
    const order = await paidOrder(prices);
    const { gateway } = outside;
    const payment = { id: 'pi_1', orderId: order.id, amount: order.total, refunds: [], dispute: undefined };
    gateway.payments.set('pi_1', payment);
    await shop.transact([shop.changedOrderItem({ ...order, payment: 'pi_1' })]);
    return { order, sent: () => gateway.payments.get('pi_1')?.refunds.length };
  }

  /** The gateway makes the refund, but its response is lost. */
  function loseTheAnswer() {
    let calls = 0;
    outside.gateway.hook = (when) => {
      if (when === 'after' && ++calls === 2) throw new Error('connection lost');
    };
  }

  it('whose response was lost is found a day later, when the gateway has forgotten the key', async () => {
    const { order, sent } = await asked();
    loseTheAnswer();
    await shop.orderRefund(order.id, ({ lines }) => lines);
    expect(sent()).toBe(1);
    expect((await shop.findOrder(order.id))?.status).toBe('paid');
    outside.gateway.hook = () => undefined;
    wait(60 * 30);
    await sweep();
    expect(sent()).toBe(1);
    expect(await shop.findOrder(order.id)).toMatchObject({ status: 'refunded', refunded: 4900 });
    expect(outside.mails).toMatchObject([{ subject: `Your refund for order ${order.id}` }]);
  });

  it('that is partial and whose response was lost is not made again from what is left', async () => {
    const { order, sent } = await asked([4000, 900]);
    loseTheAnswer();
    await shop.orderRefund(order.id, ({ lines }) => lines.slice(1));
    outside.gateway.hook = () => undefined;
    wait(60 * 30);
    await sweep();
    expect(sent()).toBe(1);
    expect(await shop.findOrder(order.id)).toMatchObject({ status: 'partially_refunded', refunded: 900 });
  });

  it('sends only what is left after a refund made at the gateway', async () => {
    const { order } = await asked();
    outside.gateway.refundAtGateway('pi_1', 0.4);
    await shop.orderRefund(order.id, ({ lines }) => lines);
    expect(outside.gateway.payments.get('pi_1')?.refunds.map(({ amount }) => amount)).toEqual([1960, 2940]);
    expect(await shop.findOrder(order.id)).toMatchObject({ status: 'refunded', refunded: 4900 });
  });

  it('sends nothing when everything is already refunded', async () => {
    const { order, sent } = await asked();
    outside.gateway.refundAtGateway('pi_1', 1);
    await shop.orderRefund(order.id, ({ lines }) => lines);
    expect(sent()).toBe(1);
    const done = await shop.findOrder(order.id);
    expect(done).toMatchObject({ status: 'refunded', refunded: 4900 });
    expect(done?.refunds.map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('that two processes execute at once is sent once', async () => {
    const { order, sent } = await asked();
    const tasks = await Promise.all([1, 2].map(() => shop.orderRefund(order.id, ({ lines }) => lines.filter(isOpen))));
    await Promise.all(tasks.map((done) => shop.carryOutRefund(order.id, done?.refunds[0]?.id ?? '')));
    expect(sent()).toBe(1);
    expect((await shop.findOrder(order.id))?.refunded).toBe(4900);
  });
});

const isOpen = ({ status }: { status: string }) => status !== 'refunded';
