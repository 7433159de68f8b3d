import { DomainError } from '#lib/errors.ts';
import type { OrderRecord } from './order.repo.ts';

/** The discount whose use an open order keeps: the use is free again when it ends without payment. */
export const heldCodeOf = (order: OrderRecord | undefined): string | undefined =>
  order?.status === 'pending' && order.code_use === 'reserved' ? order.code_discount_id : undefined;

/** How many are kept in mind for a person. Money that came twice all the same goes back when it arrives. */
const most = 20;

/** True while the money of an order is on its way: the bank takes days to send it, or to say no. */
export const isWaiting = ({ status, waiting }: OrderRecord): boolean => status === 'pending' && waiting === true;

/** Which of these, oldest first, the checkouts after them shall know of. */
export const keptInMind = (orders: readonly OrderRecord[]): string[] => orders.slice(-most).map(({ id }) => id);

/** The account was deleted while its owner was checking out. */
export const accountGone = (): DomainError => new DomainError('unauthenticated', 'Please sign in again');
