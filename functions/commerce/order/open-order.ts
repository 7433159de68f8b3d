import { DomainError } from '#lib/errors.ts';
import type { OrderRecord } from './order.repo.ts';

/** The discount whose use an open order holds; the use is returned when the order ends without payment. */
export const heldCodeOf = (order: OrderRecord | undefined): string | undefined =>
  order?.status === 'pending' && order.code_use === 'reserved' ? order.code_discount_id : undefined;

/** How many waiting orders are remembered per person. Beyond that, a double payment is refunded when it arrives. */
const most = 20;

/** True while an order's payment is on its way: a bank may take days to send or refuse it. */
export const isWaiting = ({ status, waiting }: OrderRecord): boolean => status === 'pending' && waiting === true;

/** The ids that later checkouts remember; `orders` are oldest first. */
export const rememberedOrderIds = (orders: readonly OrderRecord[]): string[] => orders.slice(-most).map(({ id }) => id);

/** The account was deleted while its owner was checking out. */
export const accountGone = (): DomainError => new DomainError('unauthenticated', 'Please sign in again');
