import { outside, wait } from '../shop.ts';
import { isKilled } from './faults.ts';
import type { Op } from './steps.ts';
import { actorOf, operator, people, type Shop, type World } from './world.ts';

const pick = <T>(values: Iterable<T>, index: number): T | undefined => {
  const all = [...values];
  return all[index % Math.max(1, all.length)];
};

async function perform(shop: Shop, world: World, action: Op): Promise<void> {
  const { gateway } = outside;
  const session = 'n' in action ? pick(world.told.keys(), action.n) : undefined;
  const payment = 'n' in action ? pick(gateway.payments.values(), action.n) : undefined;
  switch (action.do) {
    case 'checkout': {
      const ebook_ids = action.books.map((index) => world.books[index]).join(',');
      const code = action.code ? `CODE${world.run}` : undefined;
      const actor = actorOf(world, action.who);
      const { session_id } = await shop.checkout(actor, { ebook_ids, discount_code: code });
      if (session_id) world.told.set(session_id, actor.id);
      return;
    }
    case 'pay':
    case 'payLater':
    case 'expire':
      if (session) gateway[action.do](session);
      return;
    case 'arrive':
      if (session) gateway.arrive(session, action.good);
      return;
    case 'poll': {
      const actor =
        session && people.map((_, who) => actorOf(world, who)).find(({ id }) => id === world.told.get(session));
      if (session && actor) await shop.paymentStatus(actor, session);
      return;
    }
    case 'tell': {
      const event = pick(gateway.events, action.n);
      if (event) await Promise.all(Array.from({ length: action.times }, () => shop.handleEvent(gateway, event)));
      return;
    }
    case 'refund': {
      const order = payment && (await shop.findOrder(payment.orderId));
      const line = order && action.line !== undefined ? pick(order.lines, action.line) : undefined;
      if (order) await shop.refundOrder(operator, order.id, line && [line.ebook_id]);
      return;
    }
    case 'checkoutRush': {
      // A person with several tabs.
      const { who, code } = action;
      await Promise.all(action.books.map((books) => attempt(shop, world, { do: 'checkout', who, books, code })));
      return;
    }
    case 'give':
      // Paid outside the shop, possibly while a checkout with the same book is open.
      await shop.recordManualOrder(actorOf(world, action.who), [world.books[action.book] ?? '']);
      return;
    case 'rush': {
      // Every source that can report a session does so at once.
      const events = gateway.events.filter((event) => event.kind === 'session' && event.session.id === session);
      const telling = events.slice(-1).flatMap((event) => [event, event]);
      const reports = telling.map((event) => () => shop.handleEvent(gateway, event));
      const poll = () => perform(shop, world, { do: 'poll', n: action.n });
      await Promise.all([...reports, poll, poll, () => shop.reconcile(5000)].map((report) => report()));
      return;
    }
    case 'refundRush': {
      const order = payment && (await shop.findOrder(payment.orderId));
      const all = order?.lines.map(({ ebook_id }) => shop.refundOrder(operator, order.id, [ebook_id]));
      await Promise.allSettled(all ?? []);
      return;
    }
    case 'refundAtGateway':
      return payment && gateway.refundAtGateway(payment.id, action.share);
    case 'failRefund':
      // Makes a refund first, so there is one to fail.
      await perform(shop, world, { ...action, do: 'refund' });
      return payment && gateway.failRefund(payment.id);
    case 'dispute':
      return payment && gateway.dispute(payment.id, action.end);
    case 'reconcile':
      return shop.reconcile(5000);
    case 'sweep':
      return shop.orderTasks.sweep(5000);
    case 'wait':
      return wait(action.minutes);
  }
}

/** Refusals are expected; anything that would be a 500 is not. */
const allowed = new Set(['conflict', 'unavailable', 'not_found']);
export async function attempt(shop: Shop, world: World, action: Op): Promise<void> {
  try {
    await perform(shop, world, action);
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    if (isKilled() || allowed.has(String(code)) || name === 'TimeoutError') return;
    throw error;
  }
}
