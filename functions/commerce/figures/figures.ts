import { purchaseItems } from '#functions/catalog/public.ts';
import { retryOvertaken } from '#lib/retry.ts';
import { counterItem } from '#lib/table/counter.ts';
import type { Part } from '#lib/table/transact.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { findOrder, type OrderRecord } from '../order/order.repo.ts';
import { orderCounter, purchaseCounter, revenueCounter } from './figures.entity.ts';
import { figuresItem, findFigures, type OrderFigures } from './figures.repo.ts';

type Counts = Pick<OrderFigures, 'orders' | 'revenue' | 'books'>;

/** What an order should count for. Free ones count for nothing, books taken back are not sold. */
function countsOf(order: OrderRecord): Counts {
  if (!order.paid_at || order.total === 0) return { orders: 0, revenue: 0, books: [] };
  const sold = order.lines.filter(({ status }) => status === 'granted').map(({ ebook_id }) => ebook_id);
  return { orders: 1, revenue: order.total - order.refunded, books: sold };
}

/**
 * Raises or lowers the site's and the books' counters by what is missing between what was counted of an order and
 * what it is now. One small transaction each, outside the buying one, so that a best seller is no hot key.
 */
export async function bringUpFigures(orderId: string): Promise<void> {
  const isCounted = await retryOvertaken({ tries: 6, wait: 20 }, () => countMissing(orderId));
  if (!isCounted) throw new Error('Others keep counting this order');
}

/** Undefined when somebody else counted this order meanwhile: then it has to be looked at again. */
async function countMissing(orderId: string): Promise<true | undefined> {
  let counted: OrderFigures | undefined = await findFigures(orderId);
  // Read after the figures: a change in between leaves a task of its own, and that task's count refuses ours.
  const order = await findOrder(orderId);
  if (!order) return true;
  const target = countsOf(order);
  const [missing, wrong] = [without(target.books, counted.books), without(counted.books, target.books)];
  for (const book of missing) counted = counted && (await countBook(counted, book, 1));
  for (const book of wrong) counted = counted && (await countBook(counted, book, -1));
  // Written even when nothing is missing: whoever counts an older state of the order is refused by it.
  return counted && (await countMoney(counted, target)) ? true : undefined;
}

const without = (books: readonly string[], others: readonly string[]): string[] =>
  books.filter((book) => !others.includes(book));

/** A book that is gone from the catalogue keeps no counter; the site still counts the sale. */
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

async function countMoney(counted: OrderFigures, { orders, revenue }: Counts): Promise<boolean> {
  const items = [
    ...(orders === counted.orders ? [] : [counterItem(orderCounter, orders - counted.orders)]),
    ...(revenue === counted.revenue ? [] : [counterItem(revenueCounter, revenue - counted.revenue)]),
  ];
  return (await save({ ...counted, orders, revenue }, [{ items }])) !== undefined;
}

async function save(figures: OrderFigures, counters: readonly Part[]): Promise<OrderFigures | undefined> {
  const isSaved = await transactUnlessRefused([{ items: [figuresItem(figures)] }, ...counters]);
  return isSaved ? { ...figures, revision: figures.revision + 1 } : undefined;
}
