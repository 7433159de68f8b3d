import { purchaseItems } from '#functions/catalog/public.ts';
import { counterItem } from '#lib/table/counter.ts';
import { figuresItem, findFigures, type OrderFigures } from './figures.repo.ts';
import { findOrder, type OrderRecord } from './order.repo.ts';
import { type Part, write } from './order-change.ts';

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
  let counted = await findFigures(orderId);
  // Read after the figures: a change in between leaves a task of its own, and that task's count refuses ours.
  const order = await findOrder(orderId);
  if (!order) return;
  const target = countsOf(order);
  for (const book of target.books.filter((id) => !counted.books.includes(id)))
    counted = await countBook(counted, book, [...counted.books, book], 1);
  for (const book of counted.books.filter((id) => !target.books.includes(id)))
    counted = await countBook(
      counted,
      book,
      counted.books.filter((id) => id !== book),
      -1,
    );
  await countMoney(counted, target);
}

/** A book that is gone from the catalogue keeps no counter; the site still counts the sale. */
async function countBook(counted: OrderFigures, book: string, books: string[], by: 1 | -1): Promise<OrderFigures> {
  let isGone = false;
  const refused = () => {
    isGone = true;
  };
  const bookPart = { items: purchaseItems(book, counted.order_id, by), refused };
  const sitePart = { items: [counterItem('purchases', by)] };
  const saved = await save({ ...counted, books }, [bookPart, sitePart]);
  return saved ?? (isGone ? must(await save({ ...counted, books }, [sitePart])) : must(saved));
}

async function countMoney(counted: OrderFigures, { orders, revenue }: Counts): Promise<void> {
  const items = [
    ...(orders === counted.orders ? [] : [counterItem('orders', orders - counted.orders)]),
    ...(revenue === counted.revenue ? [] : [counterItem('revenue_cents', revenue - counted.revenue)]),
  ];
  must(await save({ ...counted, orders, revenue }, [{ items }]));
}

async function save(figures: OrderFigures, counters: readonly Part[]): Promise<OrderFigures | undefined> {
  const isSaved = await write([{ items: [figuresItem(figures)] }, ...counters]);
  return isSaved ? { ...figures, revision: figures.revision + 1 } : undefined;
}

/** The task is tried again, and then sees what the other one counted. */
function must(saved: OrderFigures | undefined): OrderFigures {
  if (!saved) throw new Error('Somebody else counts this order');
  return saved;
}
