import { newId } from '#lib/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { OrderRecord, StoredLine, StoredRefund } from '../order/order.repo.ts';
import type { Task } from '../order/task.ts';

/*
 * What an order becomes when something is reported about its money is decided in `payment-state.ts`,
 * `refund-state.ts` and `dispute-state.ts`. They are pure, and the same report again, or an older one that comes late,
 * changes nothing: so it does not matter who reports, how often and in which order.
 */

/** A decision: the order as it shall be and what has to be written with it. */
export interface Outcome {
  readonly order: OrderRecord;
  /** Lines whose books the buyer gets. */
  readonly grant: readonly StoredLine[];
  /** Ebooks the buyer loses. */
  readonly revoke: readonly string[];
  readonly code: 'take' | 'return' | undefined;
  readonly tasks: readonly Task[];
  /** Something only a person can put right. */
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

/** Orders of a deleted account belong to nobody: nobody can be given their books. */
const anonymousPrefix = 'anon_';
export const anonymousId = (): string => newId('user').replace(/^usr_/, anonymousPrefix);
export const isAnonymous = (order: OrderRecord): boolean => order.user_id.startsWith(anonymousPrefix);

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
export const idsOf = (lines: readonly StoredLine[]): string[] => lines.map(({ ebook_id }) => ebook_id);

/** Of the order, but not the one that paid it: it bought nothing, and what goes back of it takes nothing away. */
export const isSecondPayment = (order: OrderRecord, payment: string | undefined): boolean =>
  order.payment !== undefined && payment !== undefined && order.payment !== payment;

/** The status of an order whose money came, by what of it went back. */
export function withStatus(order: OrderRecord): OrderRecord {
  const all = order.lines.every(({ status }) => status === 'refunded');
  const some = order.refunded > 0 || order.lines.some(({ status }) => status === 'refunded');
  return { ...order, status: all ? 'refunded' : some ? 'partially_refunded' : 'paid' };
}

/** It ends without books: the code's use is free again. */
export function ended(order: OrderRecord, status: 'expired' | 'refunded', alarm?: string): Outcome {
  const held = order.code_use === 'reserved';
  const code_use = held ? 'returned' : order.code_use;
  return outcome({ ...order, status, waiting: false, code_use }, { alarm, code: held ? 'return' : undefined });
}

/** Asks the gateway for a refund that is written down. */
export const refundTask = (refund: StoredRefund | undefined): Task[] =>
  refund?.state === 'requested' ? [{ kind: 'refund', refund_id: refund.id }] : [];
