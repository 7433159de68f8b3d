import { newId } from '#lib/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { OrderRecord, StoredLine, StoredRefund } from '../order/order.repo.ts';
import type { Task } from '../order/task.ts';

/*
 * `payment-state.ts`, `refund-state.ts` and `dispute-state.ts` decide how a report about its money changes an order.
 * They are pure, and a repeated or stale report changes nothing, so it does not matter who reports, how often, or in
 * which order.
 */

/** A decision: the order after the change, and what has to be written with it. */
export interface Outcome {
  readonly order: OrderRecord;
  /** Lines whose books the buyer gets. */
  readonly grant: readonly StoredLine[];
  /** Ebooks the buyer loses. */
  readonly revoke: readonly string[];
  readonly code: 'take' | 'return' | undefined;
  readonly tasks: readonly Task[];
  /** A problem only an admin can resolve. */
  readonly alarm: string | undefined;
}

export const outcome = (order: OrderRecord, rest: Partial<Outcome> = {}): Outcome => ({
  order,
  grant: [],
  revoke: [],
  code: undefined,
  tasks: [],
  alarm: undefined,
  ...rest,
});

/** Orders of a deleted account have no owner, so nobody can be granted their books. */
const anonymousPrefix = 'anon_';
export const anonymousId = (): string => newId('user').replace(/^usr_/, anonymousPrefix);
export const isAnonymous = (order: OrderRecord): boolean => order.user_id.startsWith(anonymousPrefix);

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
export const idsOf = (lines: readonly StoredLine[]): string[] => lines.map(({ ebook_id }) => ebook_id);

/** True for a payment other than the one that paid the order: it bought nothing, so refunding it takes nothing away. */
export const isSecondPayment = (order: OrderRecord, payment: string | undefined): boolean =>
  order.payment !== undefined && payment !== undefined && order.payment !== payment;

/** Sets the status of a paid order from what was refunded. */
export function withStatus(order: OrderRecord): OrderRecord {
  const all = order.lines.every(({ status }) => status === 'refunded');
  const some = order.refunded > 0 || order.lines.some(({ status }) => status === 'refunded');
  return { ...order, status: all ? 'refunded' : some ? 'partially_refunded' : 'paid' };
}

/** Ends an order without books and returns the code's use. */
export function ended(order: OrderRecord, status: 'expired' | 'refunded', alarm?: string): Outcome {
  const held = order.code_use === 'reserved';
  const code_use = held ? 'returned' : order.code_use;
  return outcome({ ...order, status, waiting: false, code_use }, { alarm, code: held ? 'return' : undefined });
}

/** The task that executes a requested refund. */
export const refundTask = (refund: StoredRefund | undefined): Task[] =>
  refund?.state === 'requested' ? [{ kind: 'refund', refund_id: refund.id }] : [];
