import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outside, resetOutside, wait } from './testing/shop.ts';
import { openTable } from './testing/table.ts';

/*
 * The shop against a model: any sequence of checkouts, payments, webhooks (lost, doubled, reordered), polls, refunds
 * and disputes, with the process killed between any two writes and the gateway down or deaf in between. At the end
 * money, books, codes and counters must add up. The table is the real engine; the gateway is in memory.
 */

vi.mock('./gateways.ts', () => ({
  activeGateway: () => outside.gateway,
  findGateway: () => outside.gateway,
}));
vi.mock('#lib/mail.ts', () => ({
  sendMail: async (mail: { to: string; subject: string }) => outside.mails.push(mail),
}));
vi.mock('#lib/logger.ts', () => ({
  logger: { info: () => undefined, warn: () => undefined, error: (text: string) => outside.alarms.push(text) },
}));
vi.mock('#functions/catalog/public.ts', async () => ({
  findOffers: async (ids: string[]) =>
    new Map(ids.flatMap((id) => (outside.offers.has(id) ? [[id, outside.offers.get(id)]] : []))),
  purchaseItems: (await import('#functions/catalog/figures.repo.ts')).purchaseItems,
}));

const load = async () => ({
  ...(await import('./checkout.service.ts')),
  ...(await import('./payment.service.ts')),
  ...(await import('./webhook.service.ts')),
  ...(await import('./reconcile.service.ts')),
  ...(await import('./admin-order.service.ts')),
  ...(await import('./discount.service.ts')),
  ...(await import('./manual-order.service.ts')),
  ...(await import('./outbox.ts')),
  ...(await import('./order.repo.ts')),
  ...(await import('./code-use.repo.ts')),
  ...(await import('./public.ts')),
  table: await import('#lib/table/client.ts'),
  catalogFigures: await import('#functions/catalog/figures.repo.ts'),
  grants: await import('#functions/accounts/library.repo.ts'),
  outbox: await import('#lib/outbox/outbox.repo.ts'),
  transact: (await import('#lib/table/transact.ts')).transact,
  newId: (await import('#lib/ids.ts')).newId,
});
let shop: Awaited<ReturnType<typeof load>>;
let close: () => Promise<void>;

beforeAll(async () => {
  close = await openTable();
  shop = await load();
});
afterAll(() => close());
beforeEach(resetOutside);

/** The process dies with its next table or gateway call after so many; until it is started anew nothing works. */
interface Fault {
  readonly after: number;
  /** The last call is done, but its answer never comes. */
  readonly isDeaf: boolean;
  /** Only the gateway is away, the process lives. */
  readonly gatewayOnly: boolean;
}
class Killed extends Error {}

let left = Number.POSITIVE_INFINITY;
function injectFault(fault: Fault | undefined): void {
  left = fault ? fault.after : Number.POSITIVE_INFINITY;
  const die = (when: 'before' | 'after') => {
    if (when === 'before') left -= 1;
    if (left < 0 && (when === 'before' ? left < -1 || !fault?.isDeaf : true)) throw new Killed();
  };
  outside.gateway.hook = fault
    ? (when) => {
        try {
          die(when);
        } catch (error) {
          // Away means 503 for those who live on.
          throw fault.gatewayOnly ? Object.assign(new Error('down'), { name: 'TimeoutError' }) : error;
        }
      }
    : () => undefined;
  sendHook = fault && !fault.gatewayOnly ? die : () => undefined;
}
let sendHook: (when: 'before' | 'after') => void = () => undefined;

const people = ['one', 'two'] as const;
interface World {
  readonly run: string;
  readonly books: string[];
  readonly discountId: string;
  /** Sessions whose address a buyer has been told. */
  readonly told: Map<string, string>;
}
const actorOf = (world: World, who: number) => {
  const id = `usr_${world.run}${people[who]}`;
  return { id, email: `${id}@example.test`, name: 'Reader', isAdmin: false };
};

type Op =
  | { do: 'checkout'; who: number; books: number[]; code: boolean }
  | { do: 'pay' | 'payLater' | 'expire' | 'poll' | 'rush' | 'refundRush'; n: number }
  | { do: 'checkoutRush'; who: number; books: number[][]; code: boolean }
  | { do: 'give'; who: number; book: number }
  | { do: 'arrive'; n: number; good: boolean }
  | { do: 'tell'; n: number; times: number }
  | { do: 'refund'; n: number; line: number | undefined }
  | { do: 'refundAtGateway'; n: number; share: number }
  | { do: 'dispute'; n: number; end: 'won' | 'lost' }
  | { do: 'reconcile' | 'sweep' }
  | { do: 'wait'; minutes: number };

const n = fc.nat(20);
const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('checkout' as const),
      who: fc.nat(1),
      books: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 }),
      code: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('pay' as const), n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('payLater' as const, 'expire' as const), n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('arrive' as const), n, good: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('tell' as const), n, times: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('poll' as const, 'rush' as const), n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refundRush' as const), n }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('checkoutRush' as const),
      who: fc.nat(1),
      books: fc.array(fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
      code: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('give' as const), who: fc.nat(1), book: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refund' as const), n, line: fc.option(fc.nat(3), { nil: undefined }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('refundAtGateway' as const), n, share: fc.constantFrom(0.4, 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      n,
      end: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reconcile' as const, 'sweep' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 5, 40, 700) }) },
);
/** Some things happen at once, some while the world fails. */
const step = fc.record({
  ops: fc.oneof(
    { weight: 4, arbitrary: fc.tuple(op) },
    { weight: 2, arbitrary: fc.array(op, { minLength: 2, maxLength: 4 }) },
  ),
  fault: fc.option(fc.record({ after: fc.nat(12), isDeaf: fc.boolean(), gatewayOnly: fc.boolean() }), {
    nil: undefined,
    freq: 3,
  }),
});

const pick = <T>(values: Iterable<T>, index: number): T | undefined => {
  const all = [...values];
  return all[index % Math.max(1, all.length)];
};

async function perform(world: World, action: Op): Promise<void> {
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
      if (order) await shop.refundOrder(order.id, line && [line.ebook_id]);
      return;
    }
    case 'checkoutRush': {
      // A person with several tabs.
      const { who, code } = action;
      await Promise.all(action.books.map((books) => attempt(world, { do: 'checkout', who, books, code })));
      return;
    }
    case 'give':
      // Paid outside, maybe while a checkout with the same book is open.
      await shop.recordManualOrder(actorOf(world, action.who), [world.books[action.book] ?? '']);
      return;
    case 'rush': {
      // Everybody who can report a session does, at once.
      const events = gateway.events.filter((event) => event.kind === 'session' && event.session.id === session);
      const telling = events.slice(-1).flatMap((event) => [event, event]);
      const reports = telling.map((event) => () => shop.handleEvent(gateway, event));
      const poll = () => perform(world, { do: 'poll', n: action.n });
      await Promise.all([...reports, poll, poll, () => shop.reconcile(5000)].map((report) => report()));
      return;
    }
    case 'refundRush': {
      const order = payment && (await shop.findOrder(payment.orderId));
      const all = order?.lines.map(({ ebook_id }) => shop.refundOrder(order.id, [ebook_id]));
      await Promise.allSettled(all ?? []);
      return;
    }
    case 'refundAtGateway':
      return payment && gateway.refundAtGateway(payment.id, action.share);
    case 'dispute':
      return payment && gateway.dispute(payment.id, action.end);
    case 'reconcile':
      return shop.reconcile(5000);
    case 'sweep':
      return shop.sweepOutbox(5000);
    case 'wait':
      return wait(action.minutes);
  }
}

/** Refusals are part of the game; anything that would be an error 500 is not. */
const allowed = new Set(['conflict', 'unavailable', 'not_found']);
async function attempt(world: World, action: Op): Promise<void> {
  try {
    await perform(world, action);
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    if (left < 0 || allowed.has(String(code)) || name === 'TimeoutError') return;
    throw error;
  }
}

async function newWorld(): Promise<World> {
  resetOutside();
  injectFault(undefined);
  const run = shop.newId('order').slice(-10);
  const books = Array.from({ length: 4 }, () => shop.newId('ebook'));
  books.forEach((id, index) => {
    outside.offers.set(id, { id, title: `Book ${index}`, price: [4900, 1999, 101, 0][index] ?? 0, published: true });
  });
  await shop.transact(books.map((id) => shop.catalogFigures.insertFiguresItem(id)));
  const code = {
    name: 'Few',
    type: 'percentage',
    value: 33,
    code: `CODE${run}`,
    max_uses: 2,
    max_uses_per_person: 1,
  } as const;
  const { id } = await shop.createDiscount(code);
  return { run, books, discountId: id, told: new Map() };
}

/** Everything that was left open comes to its end: told by webhooks, or found by the reconciler alone. */
async function comeToRest(world: World, webhooks: boolean): Promise<void> {
  const { gateway } = outside;
  injectFault(undefined);
  for (const { id } of gateway.sessions.values()) gateway.arrive(id, true);
  wait(60);
  for (const { id } of gateway.sessions.values()) gateway.expire(id);
  if (webhooks) for (const event of [...gateway.events].reverse()) await shop.handleEvent(gateway, event);
  for (let round = 0; round < 3; round++) {
    await shop.reconcile(5000);
    wait(400);
    await shop.sweepOutbox(5000);
  }
  expect(world.told.size).toBeGreaterThanOrEqual(0);
}

async function ordersOf(world: World) {
  const lists = await Promise.all(people.map((_, who) => shop.allOrdersOfUser(actorOf(world, who).id)));
  return lists.flat();
}

function noTwoOpen(world: World): void {
  for (const [who] of people.entries()) {
    const { id } = actorOf(world, who);
    const open = [...world.told].filter(
      ([session, owner]) => owner === id && outside.gateway.sessions.get(session)?.state === 'open',
    );
    expect(open.length, 'open payment sessions of one person').toBeLessThanOrEqual(1);
  }
}

async function addsUp(world: World): Promise<void> {
  const { gateway } = outside;
  const orders = await ordersOf(world);
  for (const payment of gateway.payments.values()) {
    const order = orders.find(({ id }) => id === payment.orderId);
    expect(order, 'an order for every payment').toBeDefined();
    if (!order) continue;
    expect(['paid', 'partially_refunded', 'refunded'], `paid order ${order.id}`).toContain(order.status);
    expect(order.total - order.refunded, 'what the shop thinks it keeps').toBe(gateway.kept(payment));
    const granted = order.lines.filter(({ status }) => status === 'granted');
    const isNamed = order.refunds.every(({ reason, state }) => reason !== 'outside' || state !== 'done');
    if (isNamed)
      expect(
        granted.reduce((sum, { paid }) => sum + paid, 0),
        'money kept for books',
      ).toBe(gateway.kept(payment));
    expect(
      order.lines.some(({ status }) => status === 'open'),
      'lines left open',
    ).toBe(false);
  }
  expect(
    orders.filter(({ status }) => status === 'pending'),
    'orders left pending',
  ).toEqual([]);
  expect(new Set([...gateway.payments.values()].map(({ orderId }) => orderId)).size, 'one payment per order').toBe(
    gateway.payments.size,
  );

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
  expect((await shop.outbox.dueTasks('commerce', 10)).length, 'tasks left in the outbox').toBe(0);
  return;
}

describe('the shop', () => {
  it('delivers once, charges once and loses nothing, whatever happens', async () => {
    const { documents } = shop.table;
    const send = documents.send.bind(documents) as unknown as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(documents, 'send').mockImplementation(async (...args: unknown[]) => {
      sendHook('before');
      const answer = await send(...args);
      sendHook('after');
      return answer as never;
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), fc.boolean(), async (steps, webhooks) => {
        const world = await newWorld();
        const before = await shop.commerceFigures();
        for (const { ops, fault } of steps) {
          injectFault(fault);
          await Promise.all(ops.map((each) => attempt(world, each)));
          injectFault(undefined);
          noTwoOpen(world);
        }
        await comeToRest(world, webhooks);
        await addsUp(world);
        const paid = (await ordersOf(world)).filter(({ paid_at, total }) => paid_at && total > 0);
        const after = await shop.commerceFigures();
        expect(after.total_orders - before.total_orders).toBe(paid.length);
        const kept = paid.reduce((sum, { total, refunded }) => sum + total - refunded, 0);
        expect(Math.round((after.revenue - before.revenue) * 100)).toBe(kept);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 40) },
    );
  }, 3_600_000);
});
