import type { OrderRecord } from '../order/order.repo.ts';

/** How many are kept in mind for a person. Money that came twice all the same goes back when it arrives. */
const most = 20;

/** True while the money of an order is on its way: the bank takes days to send it, or to say no. */
export const isWaiting = ({ status, waiting }: OrderRecord): boolean => status === 'pending' && waiting === true;

/** Which of these, oldest first, the checkouts after them shall know of. */
export const keptInMind = (orders: readonly OrderRecord[]): string[] => orders.slice(-most).map(({ id }) => id);

/** The lines whose ebooks are among these. */
export const linesAmong = (orders: readonly OrderRecord[], ebookIds: readonly string[]): OrderRecord['lines'] =>
  orders.flatMap(({ lines }) => lines.filter(({ ebook_id }) => ebookIds.includes(ebook_id)));
