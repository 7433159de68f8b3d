import type { SessionReport } from '../gateway/gateway.ts';
import type { OrderRecord, StoredLine, StoredRefund } from '../order/order.repo.ts';
import {
  ended,
  idsOf,
  isAnonymous,
  isSecondPayment,
  type Outcome,
  outcome,
  refundTask,
  sum,
  withStatus,
} from './order-outcome.ts';

/** `owned` are the books the buyer got elsewhere in the meantime. */
export function afterSession(
  order: OrderRecord,
  report: SessionReport,
  owned: ReadonlySet<string>,
  at: string,
): Outcome | undefined {
  if (!isOwnSession(order, report)) return afterForeignSession(order, report);
  const isPending = order.status === 'pending';
  if (report.state === 'paid') return afterPayment(order, report, owned, at);
  if (report.state === 'expired' || report.state === 'failed') return isPending ? ended(order, 'expired') : undefined;
  if (report.state === 'waiting' && isPending && !order.waiting)
    return outcome({ ...order, waiting: true, payment: report.payment });
  return undefined;
}

/** An order whose session was opened but not recorded, because of a crash, takes the one that names it. */
const isOwnSession = ({ session_id }: OrderRecord, { id }: SessionReport): boolean => !session_id || session_id === id;

const paidElsewhere = 'A payment arrived in a session that is not the one of this order.';

/** Whoever can open sessions in the gateway's account can name any order in them: money there delivers nothing. */
function afterForeignSession(order: OrderRecord, { state }: SessionReport): Outcome | undefined {
  if (state !== 'paid' || order.attention === paidElsewhere) return undefined;
  return outcome({ ...order, attention: paidElsewhere }, { alarm: paidElsewhere });
}

function afterPayment(
  order: OrderRecord,
  report: SessionReport,
  owned: ReadonlySet<string>,
  at: string,
): Outcome | undefined {
  if (order.status === 'pending' || order.status === 'expired') {
    const isRight = report.amount === order.total && report.currency === order.currency;
    return isRight ? delivered(order, report.payment, owned, at) : refused(order, report);
  }
  if (!isSecondPayment(order, report.payment) || order.attention === paidTwice) return undefined;
  return outcome({ ...order, attention: paidTwice }, { alarm: paidTwice });
}

const paidTwice = 'A second payment arrived for this order.';

function refused(order: OrderRecord, { amount, currency, payment }: SessionReport): Outcome {
  const attention = `The payment was ${amount} ${currency}, the order is ${order.total} ${order.currency} (cents).`;
  return outcome({ ...order, status: 'refused', waiting: false, payment, attention }, { alarm: attention });
}

/** The payment arrived: grants the books, and refunds those the buyer already owns. */
export function delivered(
  order: OrderRecord,
  payment: string | undefined,
  owned: ReadonlySet<string>,
  at: string,
): Outcome {
  const isOwned = ({ ebook_id }: StoredLine) => isAnonymous(order) || owned.has(ebook_id);
  const twice = order.lines.filter(isOwned);
  const grant = order.lines.filter((line) => !isOwned(line));
  const back = ownedRefund(order, twice, at);
  const lines = order.lines.map((line): StoredLine => ({ ...line, status: isOwned(line) ? idle(back) : 'granted' }));
  const refunds = back ? [...order.refunds, back] : order.refunds;
  const paid: OrderRecord = { ...order, paid_at: at, payment, lines, refunds, waiting: false };
  const code_use = order.code_use && 'used';
  return outcome(withStatus({ ...paid, code_use }), {
    grant,
    code: order.code_use === 'returned' ? 'take' : undefined,
    tasks: order.total === 0 ? [] : [{ kind: 'receipt' }, { kind: 'figures' }, { kind: 'copies' }, ...refundTask(back)],
  });
}

/** An undelivered line stays open until its money is refunded, or is done when it cost nothing. */
const idle = (back: StoredRefund | undefined): StoredLine['status'] => (back?.state === 'done' ? 'refunded' : 'open');

function ownedRefund(order: OrderRecord, twice: readonly StoredLine[], at: string): StoredRefund | undefined {
  if (twice.length === 0) return undefined;
  const amount = Math.min(sum(twice.map(({ paid }) => paid)), order.total - order.refunded);
  const state = amount > 0 ? 'requested' : 'done';
  return { id: `${order.id}-owned`, lines: idsOf(twice), amount, state, reason: 'owned', at, gateway: order.gateway };
}
