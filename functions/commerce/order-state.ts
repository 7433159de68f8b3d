import type { Cents } from '#shared/kernel/money.ts';
import type { DisputeReport, GatewayRefund, SessionReport } from './gateway.ts';
import type { OrderRecord, StoredLine, StoredRefund } from './order.repo.ts';
import type { Task } from './outbox.entity.ts';

/*
 * What an order becomes when something is reported about its money. Pure: the same report again, or an older one
 * that comes late, changes nothing, so it does not matter who reports, how often and in which order.
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

const outcome = (order: OrderRecord, rest: Partial<Outcome> = {}): Outcome => ({
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
export const anonymousId = (userId: string): string => userId.replace(/^usr_/, anonymousPrefix);
const isAnonymous = (order: OrderRecord): boolean => order.user_id.startsWith(anonymousPrefix);

const wasPaid = (order: OrderRecord): boolean => order.paid_at !== undefined;
const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
const idsOf = (lines: readonly StoredLine[]): string[] => lines.map(({ ebook_id }) => ebook_id);

/** The status of an order whose money came, by what of it went back. */
function withStatus(order: OrderRecord): OrderRecord {
  const all = order.lines.every(({ status }) => status === 'refunded');
  const some = order.refunded > 0 || order.lines.some(({ status }) => status === 'refunded');
  return { ...order, status: all ? 'refunded' : some ? 'partially_refunded' : 'paid' };
}

/** Nobody can pay any more: the code's use is free again. */
export function expired(order: OrderRecord): Outcome {
  const held = order.code_use === 'reserved';
  const code_use = held ? 'returned' : order.code_use;
  return outcome({ ...order, status: 'expired', waiting: false, code_use }, { code: held ? 'return' : undefined });
}

/** `owned` are the books that the buyer has got otherwise in the meantime. */
export function afterSession(
  order: OrderRecord,
  report: SessionReport,
  owned: ReadonlySet<string>,
  at: string,
): Outcome | undefined {
  const isPending = order.status === 'pending';
  if (report.state === 'paid') return afterPayment(order, report, owned, at);
  if (report.state === 'expired' || report.state === 'failed') return isPending ? expired(order) : undefined;
  if (report.state === 'waiting' && isPending && !order.waiting)
    return outcome({ ...order, waiting: true, payment: report.payment });
  return undefined;
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
  const isSecond = order.payment !== undefined && report.payment !== undefined && order.payment !== report.payment;
  if (!isSecond || order.attention === paidTwice) return undefined;
  return outcome({ ...order, attention: paidTwice }, { alarm: paidTwice });
}

const paidTwice = 'A second payment arrived for this order.';

function refused(order: OrderRecord, { amount, currency, payment }: SessionReport): Outcome {
  const attention = `The payment was ${amount} ${currency}, the order is ${order.total} ${order.currency} (cents).`;
  return outcome({ ...order, status: 'refused', waiting: false, payment, attention }, { alarm: attention });
}

/** The money is here: books are given, and money for books that the buyer owns by now goes back. */
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
    tasks: order.total === 0 ? [] : [{ kind: 'receipt' }, { kind: 'figures' }, ...askFor(back)],
  });
}

/** A line that is not delivered waits for its money to go back, or is done when it cost nothing. */
const idle = (back: StoredRefund | undefined): StoredLine['status'] => (back?.state === 'done' ? 'refunded' : 'open');

const askFor = (refund: StoredRefund | undefined): Task[] =>
  refund?.state === 'requested' ? [{ kind: 'refund', refund_id: refund.id }] : [];

function ownedRefund(order: OrderRecord, twice: readonly StoredLine[], at: string): StoredRefund | undefined {
  if (twice.length === 0) return undefined;
  const amount = Math.min(sum(twice.map(({ paid }) => paid)), order.total - order.refunded);
  const state = amount > 0 ? 'requested' : 'done';
  return { id: `${order.id}-owned`, lines: idsOf(twice), amount, state, reason: 'owned', at };
}

/** An admin gives money back for lines: written down first, then asked of the gateway. */
export function requestedRefund(order: OrderRecord, lines: readonly StoredLine[], at: string): Outcome {
  const asked = sum(order.refunds.filter(({ state }) => state === 'requested').map(({ amount }) => amount));
  const left = order.total - order.refunded - asked;
  const amount = Math.min(sum(lines.map(({ paid }) => paid)), left);
  const id = `${order.id}-${order.refunds.length + 1}`;
  const refund: StoredRefund = { id, lines: idsOf(lines), amount, state: 'requested', reason: 'admin', at };
  return outcome({ ...order, refunds: [...order.refunds, refund] }, { tasks: askFor(refund) });
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
  if (wasPaid(order)) return outcome(withStatus(next), { revoke, alarm, tasks: followUps(done) });
  return isAll ? neverDelivered(next, alarm) : outcome(next, { alarm });
}

const unnamedRefund = 'Part of the money was given back at the payment gateway. Decide which books to take away.';

const followUps = (done: readonly StoredRefund[]): Task[] => [
  { kind: 'figures' },
  ...done.filter(({ amount }) => amount > 0).map(({ id }): Task => ({ kind: 'refund-mail', refund_id: id })),
];

/** Refunded before we heard that it was paid: nothing is delivered any more. */
function neverDelivered(order: OrderRecord, alarm: string | undefined): Outcome {
  const held = order.code_use === 'reserved';
  const code_use = held ? 'returned' : order.code_use;
  const next: OrderRecord = { ...order, status: 'refunded', waiting: false, code_use };
  return outcome(next, { alarm, code: held ? 'return' : undefined });
}

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
