import { listGrants } from '#functions/library/public.ts';
import { now } from '#lib/clock.ts';
import { type ExportInPages, everything, type GoesOn, type LoadPersonalData } from '#lib/person/personal-data.ts';
import { readCounter } from '#lib/table/counter.ts';
import type { Daily } from '#lib/table/daily.ts';
import type { Order } from '#shared/commerce/order.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { findUsesOf, forgetUseItem } from './discount/code-use.repo.ts';
import { standingProblem } from './discount/coupon.ts';
import { findDiscounts, forgetPersonalCodes } from './discount/discount.repo.ts';
import { findCode } from './discount/find-code.ts';
import { dailyCopies, dailySales, orderCounter, purchaseCounter, revenueCounter } from './figures/figures.entity.ts';
import { closeCheckouts, findNewestCheckout, forgetCheckouts } from './order/open-checkout.repo.ts';
import { allOrdersOfUser, listOrdersOfUser, type OrderRecord, ordersOfUser } from './order/order.repo.ts';
import { toOrder } from './order/order.view.ts';
import { type Change, changeOrder } from './order/order-change.ts';
import { orderSearch } from './order/order-search.ts';
import { anonymousId } from './settlement/order-outcome.ts';

/*
 * Commerce as other domains use it. Loads neither the gateway nor the mailer.
 */

export { newPersonalCode } from './discount/personal-code.ts';

/**
 * Why nobody can use a code right now, as a sentence; undefined when it works. A personal code is unknown to everybody
 * but its owner.
 */
export async function findCodeProblem(code: string): Promise<string | undefined> {
  const finding = await findCode(code, undefined, async () => undefined);
  return typeof finding === 'object' ? standingProblem(finding, now()) : finding;
}

/** How often a person used a code. */
export interface CodeUse {
  readonly discount: string;
  readonly code: string | null;
  readonly uses: number;
}

/** All of a person's orders and the codes they used, for their data export. */
export const exportPurchases = async (userId: string): Promise<Purchases> =>
  purchasesOf(userId, await allOrdersOfUser(userId));

interface Purchases {
  readonly orders: Order[];
  readonly code_uses: CodeUse[];
}

async function purchasesOf(userId: string, orders: readonly OrderRecord[]): Promise<Purchases> {
  const ids = orders.flatMap(({ code_discount_id }) => code_discount_id ?? []);
  const [uses, discounts] = await Promise.all([findUsesOf(userId, ids), findDiscounts(ids)]);
  const code_uses = [...uses].map(([id, count]) => {
    // A code that is forgotten is still named by the order that used it.
    const named = orders.find((order) => order.code_discount_id === id)?.applied_discount;
    const { name = named ?? id, code = null } = discounts.get(id) ?? {};
    return { discount: name, code, uses: count };
  });
  return { orders: orders.map(toOrder), code_uses };
}

/** A person's newest orders, whatever their state. */
export const newestOrdersOf = async (userId: string, limit: number): Promise<Order[]> =>
  (await listOrdersOfUser(userId, { limit })).items.map(toOrder);

/** So many orders are answered at once. */
const mostAtOnce = 1000;
/** So many make a file. */
const ordersInAFile = 500;

/** For buyers with thousands of orders. A code is told beside the orders that used it, so on several pages perhaps. */
const purchasesInPages: ExportInPages = {
  async isMany({ id }) {
    return (await listOrdersOfUser(id, { limit: mostAtOnce })).next !== undefined;
  },
  rest: async () => ({}),
  async page({ id }, cursor) {
    const { items, next } = await listOrdersOfUser(id, { limit: ordersInAFile, cursor });
    return { part: { ...(await purchasesOf(id, items)) }, next };
  },
};

/**
 * Removes a person's identity from their orders and code uses: totals and code limits still add up, the email address
 * and anything they wrote are gone. For a new account, per-person limits start over. Safe to repeat after a crash.
 * Payments that arrive later for an open checkout are refunded automatically. `goesOn` stops it by throwing.
 */
export async function anonymiseOrders(userId: string, goesOn: GoesOn = () => undefined): Promise<void> {
  // From here on, a checkout under way either has written its order, which is found below, or cannot write one.
  await closeCheckouts(userId);
  const nobody = anonymousId();
  for await (const id of everyOrderOf(userId)) {
    goesOn();
    await changeOrder(id, (order) => withoutName(order, userId, nobody));
  }
  await forgetCheckouts(userId);
}

/** How many of the newest ebooks' orders the index may not have yet: each run of a deletion looks at them again. */
const mostRecent = 500;

/**
 * Somebody may have tens of thousands, so they are read while they are changed. The index may lag behind recent orders;
 * the newest checkout and the ebooks granted last cover those.
 */
async function* everyOrderOf(userId: string): AsyncGenerator<string> {
  const found = new Set<string>();
  for await (const { id } of ordersOfUser(userId)) {
    found.add(id);
    yield id;
  }
  const [newest, grants] = await Promise.all([findNewestCheckout(userId), listGrants(userId, everything)]);
  const recent = grants.slice(0, mostRecent);
  const others = new Set([...(newest ? [newest.id] : []), ...recent.flatMap(({ order_id }) => order_id ?? [])]);
  for (const id of others) if (!found.has(id)) yield id;
}

function withoutName(order: OrderRecord, userId: string, nobody: string): Change | undefined {
  if (order.user_id !== userId) return undefined;
  const refund_request = order.refund_request && { ...order.refund_request, reason: '', note: '' };
  const { code_discount_id: code } = order;
  // In the order's transaction, because only the order records which code was used.
  const use = code ? [forgetUseItem(code, userId)] : [];
  const anonymous = { ...order, user_id: nobody, email: '', refund_request };
  return { order: anonymous, parts: [{ items: [...use, ...orderSearch.items(order, anonymous)] }] };
}

/** The personal data this domain keeps. Orders come first, as finding them all needs the books they granted. */
export const personalData: LoadPersonalData = async () => ({
  entities: ['order', 'order-search', 'code-use', 'open-checkout', 'discount-code'],
  exportOf: async ({ id }) => ({ ...(await exportPurchases(id)) }),
  inPages: purchasesInPages,
  beforeDeletion: ({ id }, goesOn) => anonymiseOrders(id, goesOn),
  deleteOf: ({ id }) => forgetPersonalCodes(id),
});

/** Totals over all orders. Revenue is in dollars, net of refunds. */
export async function commerceFigures(): Promise<{ total_purchases: number; total_orders: number; revenue: number }> {
  const counters = [purchaseCounter, orderCounter, revenueCounter];
  const [total_purchases, total_orders, cents] = await Promise.all(counters.map(readCounter));
  return { total_purchases: total_purchases ?? 0, total_orders: total_orders ?? 0, revenue: toDollars(cents ?? 0) };
}

/** What was sold on a day. Cents; `revenue` is net of refunds, which count on their own day. */
export type DaySales = Readonly<Record<'orders' | 'revenue' | 'refunded', number>>;

/** Sales by day, of what was read of a period. */
export const salesByDay = (daily: Daily): ReadonlyMap<string, DaySales> =>
  new Map([...daily(dailySales)].map(([day, amounts]) => [day, { orders: 0, revenue: 0, refunded: 0, ...amounts }]));

/** Copies by day and ebook, without those that were returned. */
export const copiesByDay = (daily: Daily): ReadonlyMap<string, Readonly<Record<string, number>>> => daily(dailyCopies);
