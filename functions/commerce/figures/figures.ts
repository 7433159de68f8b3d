import { purchaseItems } from '#functions/catalog/public.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { counterItem } from '#lib/table/counter.ts';
import type { Part } from '#lib/table/transact.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { findOrder, type OrderRecord } from '../order/order.repo.ts';
import { orderCounter, purchaseCounter, refundCounter, revenueCounter } from './figures.entity.ts';
import { figuresItem, findFigures, type OrderFigures } from './figures.repo.ts';

type Counts = Required<Pick<OrderFigures, 'orders' | 'revenue' | 'refunded' | 'books'>>;

/** What an order should count as. Free orders count as nothing; books taken back are not sold. */
function countsOf(order: OrderRecord): Counts {
  if (!order.paid_at || order.total === 0) return { orders: 0, revenue: 0, refunded: 0, books: [] };
  const sold = order.lines.filter(({ status }) => status === 'granted').map(({ ebook_id }) => ebook_id);
  const { total, refunded } = order;
  return { orders: 1, revenue: total - refunded, refunded, books: sold };
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
  const [missing, wrong] = [without(target.books, counted.books), without(counted.books, target.books)];
  for (const book of missing) counted = counted && (await countBook(counted, book, 1));
  for (const book of wrong) counted = counted && (await countBook(counted, book, -1));
  // Written even when nothing is missing, so a concurrent count of an older state is refused.
  return counted && (await countMoney(counted, target)) ? true : undefined;
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
  const sitePart = { items: [counterItem(purchaseCounter, by)] };
  const saved = await save({ ...counted, books }, [bookPart, sitePart]);
  return saved ?? (isGone ? save({ ...counted, books }, [sitePart]) : undefined);
}

async function countMoney(counted: OrderFigures, { orders, revenue, refunded }: Counts): Promise<boolean> {
  const more = [
    [orderCounter, orders - counted.orders],
    [revenueCounter, revenue - counted.revenue],
    [refundCounter, refunded - (counted.refunded ?? 0)],
  ] as const;
  const items = more.flatMap(([counter, by]) => (by === 0 ? [] : [counterItem(counter, by)]));
  return (await save({ ...counted, orders, revenue, refunded }, [{ items }])) !== undefined;
}

async function save(figures: OrderFigures, counters: readonly Part[]): Promise<OrderFigures | undefined> {
  const isSaved = await transactUnlessRefused([{ items: [figuresItem(figures)] }, ...counters]);
  return isSaved ? { ...figures, revision: figures.revision + 1 } : undefined;
}
