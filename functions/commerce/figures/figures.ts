import { purchaseItems } from '#functions/catalog/public.ts';
import { siteDay } from '#functions/settings/public.ts';
import { now } from '#lib/clock.ts';
import { retryOnConflict } from '#lib/retry.ts';
import type { Amounts } from '#lib/table/adding.ts';
import { counterItem } from '#lib/table/counter.ts';
import { dailyItem } from '#lib/table/daily.ts';
import { shardOf } from '#lib/table/shards.ts';
import { type Part, type TransactItem, transactUnlessRefused } from '#lib/table/transact.ts';
import { findOrder, type OrderRecord } from '../order/order.repo.ts';
import {
  dailyCopies,
  dailySales,
  orderCounter,
  purchaseCounter,
  refundCounter,
  revenueCounter,
} from './figures.entity.ts';
import { figuresItem, findFigures, type OrderFigures } from './figures.repo.ts';

interface Counts extends Required<Pick<OrderFigures, 'orders' | 'revenue' | 'refunded' | 'books'>> {
  /** When the newest refund was made. */
  readonly refunded_at?: string | undefined;
}

/** What an order should count as. Free orders count as nothing; books taken back are not sold. */
function countsOf(order: OrderRecord): Counts {
  if (!order.paid_at || order.total === 0) return { orders: 0, revenue: 0, refunded: 0, books: [] };
  const sold = order.lines.filter(({ status }) => status === 'granted').map(({ ebook_id }) => ebook_id);
  const { total, refunded } = order;
  const refunded_at = order.refunds
    .flatMap(({ state, at }) => (state === 'done' ? at : []))
    .sort()
    .at(-1);
  return { orders: 1, revenue: total - refunded, refunded, books: sold, refunded_at };
}

/**
 * Adjusts the site's and the books' counters by the difference between what was counted of an order and its current
 * state. Each in its own small transaction, apart from the purchase, so a best seller does not become a hot key.
 */
export async function updateFigures(orderId: string): Promise<void> {
  const isCounted = await retryOnConflict({ tries: 6, wait: 20 }, () => countMissing(orderId));
  if (!isCounted) throw new Error('Concurrent counts of this order kept winning');
}

/** Undefined when a concurrent count of this order won; the caller retries. */
async function countMissing(orderId: string): Promise<true | undefined> {
  let counted: OrderFigures | undefined = await findFigures(orderId);
  // Read after the figures: a later change has its own task, and that task's count makes ours fail.
  const order = await findOrder(orderId);
  if (!order) return true;
  const target = countsOf(order);
  counted = { ...counted, day: await dayOfSale(counted, order) };
  const [missing, wrong] = [without(target.books, counted.books), without(counted.books, target.books)];
  for (const book of missing) counted = counted && (await countBook(counted, book, 1));
  for (const book of wrong) counted = counted && (await countBook(counted, book, -1));
  // Written even when nothing is missing, so a concurrent count of an older state is refused.
  return counted && (await countMoney(counted, target)) ? true : undefined;
}

/** Decided once, so that a copy that is returned leaves the day that it was counted on. */
async function dayOfSale({ day, orders }: OrderFigures, { paid_at }: OrderRecord): Promise<string | undefined> {
  if (day || orders > 0 || !paid_at) return day;
  return siteDay(Date.parse(paid_at));
}

const without = (books: readonly string[], others: readonly string[]): string[] =>
  books.filter((book) => !others.includes(book));

/** A book no longer in the catalogue has no counter; the site still counts the sale. */
async function countBook(counted: OrderFigures, book: string, by: 1 | -1): Promise<OrderFigures | undefined> {
  const books = by === 1 ? [...counted.books, book] : without(counted.books, [book]);
  let isGone = false;
  const refused = () => {
    isGone = true;
  };
  const bookPart = { items: purchaseItems(book, counted.order_id, by), refused };
  const { day } = counted;
  const ofDay = day ? [dailyItem(dailyCopies, day, { [book]: by }, shardOf(book))] : [];
  const sitePart = { items: [counterItem(purchaseCounter, by), ...ofDay] };
  const saved = await save({ ...counted, books }, [bookPart, sitePart]);
  return saved ?? (isGone ? save({ ...counted, books }, [sitePart]) : undefined);
}

/**
 * Parts of a transaction: what is paid counts on the day of the sale, what is given back on the day of the refund. A refund
 * that the bank has sent back counts, below zero, when that is known.
 */
async function dailyMoney(counted: OrderFigures, target: Counts): Promise<TransactItem[]> {
  const { day, orders, revenue, refunded = 0 } = counted;
  const paid = target.revenue + target.refunded - (revenue + refunded);
  const back = target.refunded - refunded;
  const refundedAt = back > 0 && target.refunded_at ? Date.parse(target.refunded_at) : now();
  const amounts: (readonly [string | undefined, Amounts])[] = [
    [paid === 0 ? undefined : day, { orders: target.orders - orders, revenue: paid, refunded: 0 }],
    [back === 0 ? undefined : await siteDay(refundedAt), { orders: 0, revenue: -back, refunded: back }],
  ];
  // A transaction may change an item once.
  const byDay = Map.groupBy(amounts, ([each]) => each);
  return [...byDay].flatMap(([each, own]) => {
    const sum = (name: string) => own.reduce((total, [, amount]) => total + (amount[name] ?? 0), 0);
    const sums = { orders: sum('orders'), revenue: sum('revenue'), refunded: sum('refunded') };
    return each ? [dailyItem(dailySales, each, sums)] : [];
  });
}

async function countMoney(counted: OrderFigures, target: Counts): Promise<boolean> {
  const { orders, revenue, refunded } = target;
  const more = [
    [orderCounter, orders - counted.orders],
    [revenueCounter, revenue - counted.revenue],
    [refundCounter, refunded - (counted.refunded ?? 0)],
  ] as const;
  const items = more.flatMap(([counter, by]) => (by === 0 ? [] : [counterItem(counter, by)]));
  const ofDays = await dailyMoney(counted, target);
  const figures = { ...counted, orders, revenue, refunded };
  return (await save(figures, [{ items: [...items, ...ofDays] }])) !== undefined;
}

async function save(figures: OrderFigures, counters: readonly Part[]): Promise<OrderFigures | undefined> {
  const isSaved = await transactUnlessRefused([{ items: [figuresItem(figures)] }, ...counters]);
  return isSaved ? { ...figures, revision: figures.revision + 1 } : undefined;
}
