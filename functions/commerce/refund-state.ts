import type { Cents } from '#shared/kernel/money.ts';
import type { DisputeReport, GatewayRefund } from './gateway.ts';
import type { OrderRecord, StoredLine, StoredRefund } from './order.repo.ts';
import { ended, idsOf, type Outcome, outcome, refundTask, sum, withStatus } from './order-outcome.ts';
import type { Task } from './outbox.repo.ts';

/** An admin gives money back for lines: written down first, then asked of the gateway. */
export function requestedRefund(order: OrderRecord, lines: readonly StoredLine[], at: string): Outcome {
  const asked = sum(order.refunds.filter(({ state }) => state === 'requested').map(({ amount }) => amount));
  const left = order.total - order.refunded - asked;
  const amount = Math.min(sum(lines.map(({ paid }) => paid)), left);
  const id = `${order.id}-${order.refunds.length + 1}`;
  const refund: StoredRefund = { id, lines: idsOf(lines), amount, state: 'requested', reason: 'admin', at };
  return outcome({ ...order, refunds: [...order.refunds, refund] }, { tasks: refundTask(refund) });
}

/** `charged` is what the payment was, `refunds` all that went back of it so far. */
export interface RefundReport {
  readonly payment: string | undefined;
  readonly charged: Cents;
  readonly refunds: readonly GatewayRefund[];
}

export function afterRefunds(order: OrderRecord, report: RefundReport, at: string): Outcome | undefined {
  const given = report.refunds.filter(({ failed }) => !failed);
  const news = given.filter(
    (refund) => !order.refunds.some((known) => isSame(known, refund) && known.state === 'done'),
  );
  if (news.length === 0) return afterBrokenRefund(order, report.refunds);
  const completed = order.refunds.map((known): StoredRefund => {
    const match = news.find((refund) => isSame(known, refund));
    return match ? { ...known, amount: match.amount, state: 'done' } : known;
  });
  const outside = news
    .filter((refund) => !order.refunds.some((known) => isSame(known, refund)))
    .map(({ id, amount }): StoredRefund => ({ id, lines: [], amount, state: 'done', reason: 'outside', at }));
  const done = completed.filter((refund) => news.some((each) => isSame(refund, each)));
  const next = { ...order, refunds: [...completed, ...outside], payment: order.payment ?? report.payment };
  return settled(next, [...done, ...outside], report.charged);
}

const brokenRefund = 'A refund did not reach the buyer: their bank sent it back.';

/** Banks may return a refund days after the gateway had called it done. */
function afterBrokenRefund(order: OrderRecord, refunds: readonly GatewayRefund[]): Outcome | undefined {
  const isBroken = refunds.some(
    (r) => r.failed && order.refunds.some((known) => isSame(known, r) && known.state === 'done'),
  );
  if (!isBroken || order.attention === brokenRefund) return undefined;
  return outcome({ ...order, attention: brokenRefund }, { alarm: brokenRefund });
}

const isSame = (known: StoredRefund, refund: GatewayRefund): boolean =>
  known.id === refund.refund_id || known.id === refund.id;

/** Takes away what was given back: the named lines, or all when all the money went back. */
function settled(order: OrderRecord, done: readonly StoredRefund[], charged: Cents): Outcome {
  const doneRefunds = order.refunds.filter(({ state }) => state === 'done');
  const refunded = sum(doneRefunds.map(({ amount }) => amount));
  const isAll = (charged > 0 && refunded >= charged) || doneRefunds.some(({ reason }) => reason === 'dispute');
  const named = new Set(doneRefunds.flatMap(({ lines }) => lines));
  const gone = (line: StoredLine) => isAll || named.has(line.ebook_id);
  const revoke = idsOf(order.lines.filter((line) => line.status === 'granted' && gone(line)));
  const lines = order.lines.map((line): StoredLine => (gone(line) ? { ...line, status: 'refunded' } : line));
  const attention = !isAll && done.some(({ reason }) => reason === 'outside') ? unnamedRefund : order.attention;
  const next = { ...order, refunded, lines, attention };
  const alarm = attention === order.attention ? undefined : attention;
  if (order.paid_at) return outcome(withStatus(next), { revoke, alarm, tasks: followUps(done) });
  // Refunded before we heard that it was paid: nothing is delivered any more.
  return isAll ? ended(next, 'refunded', alarm) : outcome(next, { alarm });
}

const unnamedRefund = 'Part of the money was given back at the payment gateway. Decide which books to take away.';

const followUps = (done: readonly StoredRefund[]): Task[] => [
  { kind: 'figures' },
  ...done.filter(({ amount }) => amount > 0).map(({ id }): Task => ({ kind: 'refund-mail', refund_id: id })),
];

/** The gateway will not give this money back; a person has to find out why. */
export function failedRefund(order: OrderRecord, refundId: string, why: string): Outcome | undefined {
  const isOpen = order.refunds.some(({ id, state }) => id === refundId && state === 'requested');
  if (!isOpen) return undefined;
  const attention = `A refund was refused by the payment gateway (${why}).`;
  const refunds = order.refunds.map((r): StoredRefund => (r.id === refundId ? { ...r, state: 'failed' } : r));
  return outcome({ ...order, refunds, attention }, { alarm: attention });
}

const disputed = 'The buyer’s bank disputes this payment. Answer it at the payment gateway.';

/** A lost dispute is a refund that the bank made. */
export function afterDispute(order: OrderRecord, report: DisputeReport, at: string): Outcome | undefined {
  const isOver = order.refunds.some(({ id }) => id === report.dispute);
  if (isOver) return undefined;
  if (report.state === 'won')
    return order.attention === disputed ? outcome({ ...order, attention: undefined }) : undefined;
  if (report.state === 'open')
    return order.attention === disputed ? undefined : outcome({ ...order, attention: disputed }, { alarm: disputed });
  const amount = Math.min(report.amount, Math.max(0, order.total - order.refunded));
  const lines = idsOf(order.lines.filter(({ status }) => status !== 'refunded'));
  const refund: StoredRefund = { id: report.dispute, lines, amount, state: 'done', reason: 'dispute', at };
  const attention = order.attention === disputed ? undefined : order.attention;
  return settled({ ...order, refunds: [...order.refunds, refund], attention }, [refund], order.total);
}
