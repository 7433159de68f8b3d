import type { Cents } from '#shared/kernel/money.ts';
import type { GatewayRefund } from '../gateway/gateway.ts';
import type { OrderRecord, StoredLine, StoredRefund } from '../order/order.repo.ts';
import type { Task } from '../order/task.ts';
import { ended, idsOf, isSecondPayment, type Outcome, outcome, refundTask, sum, withStatus } from './order-outcome.ts';

/** An admin refunds lines: the refund is stored first, then requested from the gateway. */
export function requestedRefund(order: OrderRecord, lines: readonly StoredLine[], at: string): Outcome {
  const asked = sum(order.refunds.filter(({ state }) => state === 'requested').map(({ amount }) => amount));
  const left = order.total - order.refunded - asked;
  const amount = Math.min(sum(lines.map(({ paid }) => paid)), left);
  const id = `${order.id}-${order.refunds.length + 1}`;
  const { gateway } = order;
  const refund: StoredRefund = { id, lines: idsOf(lines), amount, state: 'requested', reason: 'admin', at, gateway };
  return outcome({ ...order, refunds: [...order.refunds, refund] }, { tasks: refundTask(refund) });
}

/** `charged` is the amount of the payment, `refunds` all its refunds so far. */
export interface RefundReport {
  readonly payment: string | undefined;
  readonly charged: Cents;
  readonly refunds: readonly GatewayRefund[];
}

export function afterRefunds(order: OrderRecord, report: RefundReport, at: string): Outcome | undefined {
  if (isSecondPayment(order, report.payment)) return undefined;
  const isKnown = (refund: GatewayRefund) => order.refunds.some((known) => isSame(known, refund));
  const outside = report.refunds.filter((refund) => !isKnown(refund)).map((refund) => madeOutside(order, refund, at));
  const refunds = [...order.refunds.map((known) => toldOf(known, report.refunds)), ...outside];
  const news = refunds.filter((refund, index) => refund !== order.refunds[index]);
  if (news.length === 0) return undefined;
  return settled({ ...order, refunds, payment: order.payment ?? report.payment }, news, report.charged);
}

const isSame = (known: StoredRefund, refund: GatewayRefund): boolean =>
  known.id === refund.refund_id || known.id === refund.id;

const sentBack = { state: 'failed', sent_back: true } as const;

function madeOutside({ gateway }: OrderRecord, { id, amount, failed }: GatewayRefund, at: string): StoredRefund {
  const refund: StoredRefund = { id, lines: [], amount, state: 'done', reason: 'outside', at, gateway };
  return failed ? { ...refund, ...sentBack } : refund;
}

/** A known refund after a report. A bank may send a refund back days after it was reported done; that is final. */
function toldOf(known: StoredRefund, refunds: readonly GatewayRefund[]): StoredRefund {
  const told = refunds.filter((refund) => isSame(known, refund));
  if (known.sent_back || told.length === 0) return known;
  const given = told.find(({ failed }) => !failed);
  if (!given) return { ...known, ...sentBack };
  return known.state === 'done' ? known : { ...known, amount: given.amount, state: 'done' };
}

/** Takes away the refunded books: the named lines, or all of them when the whole amount was refunded. */
export function settled(order: OrderRecord, news: readonly StoredRefund[], charged: Cents): Outcome {
  const counting = order.refunds.filter(isDone);
  // Capped: a bank may take back money that the shop still counts as refunded.
  const refunded = Math.min(sum(counting.map(({ amount }) => amount)), Math.max(order.total, charged));
  const isAll = (charged > 0 && refunded >= charged) || counting.some(({ reason }) => reason === 'dispute');
  const named = new Set(counting.flatMap(({ lines }) => lines));
  const gone = (line: StoredLine) => isAll || named.has(line.ebook_id);
  const revoke = idsOf(order.lines.filter((line) => line.status === 'granted' && gone(line)));
  const lines = order.lines.map((line): StoredLine => ({ ...line, status: gone(line) ? 'refunded' : kept(line) }));
  const alarm = concernOf(news, isAll);
  const done = news.filter(isDone);
  // Whatever was refunded answers what the buyer asked for; for the rest they may ask again.
  const refund_request = done.length > 0 ? undefined : order.refund_request;
  const next = { ...order, refunded, lines, refund_request, attention: alarm ?? attentionAfter(order, lines) };
  const mails = refundMails(done);
  const copies: Task[] = revoke.length > 0 ? [{ kind: 'copies' }] : [];
  if (order.paid_at)
    return outcome(withStatus(next), { revoke, alarm, tasks: [{ kind: 'figures' }, ...copies, ...mails] });
  // Refunded before we knew of the payment: nothing will be delivered, but the refund is still mailed.
  if (isAll) return { ...ended(next, 'refunded', alarm), tasks: mails };
  // It ended without books, and the money is back: an admin has to look.
  return outcome(order.status === 'refunded' ? { ...next, status: 'refused' } : next, { alarm, tasks: mails });
}

const isDone = ({ state }: StoredRefund): boolean => state === 'done';

/** A line whose refund was sent back is neither granted nor refunded: it can be refunded again. */
const kept = ({ status }: StoredLine): StoredLine['status'] => (status === 'refunded' ? 'open' : status);

const unnamedRefund = 'Part of the money was given back at the payment gateway. Decide which books to take away.';
const brokenRefund =
  'A refund did not reach the buyer: their bank sent it back. Books that it took away stay away until you decide.';

/** What an admin has to decide after these changes. */
function concernOf(news: readonly StoredRefund[], isAll: boolean): string | undefined {
  const isUnnamed = !isAll && news.some((refund) => isDone(refund) && refund.reason === 'outside');
  const isBroken = news.some(({ sent_back }) => sent_back);
  return [isBroken ? brokenRefund : [], isUnnamed ? unnamedRefund : []].flat().join(' ') || undefined;
}

const refundMails = (done: readonly StoredRefund[]): Task[] =>
  done.filter(({ amount }) => amount > 0).map(({ id }): Task => ({ kind: 'refund-mail', refund_id: id }));

const refusal = 'A refund was refused by the payment gateway';

/** A refused refund needs no attention once its lines were refunded another way. */
function attentionAfter({ attention, refunds }: OrderRecord, lines: readonly StoredLine[]): string | undefined {
  const refused = refunds.filter(({ state, sent_back }) => state === 'failed' && !sent_back);
  const named = new Set(refused.flatMap((refund) => refund.lines));
  const isAnswered = lines.every(({ ebook_id, status }) => !named.has(ebook_id) || status === 'refunded');
  return attention?.startsWith(refusal) && isAnswered ? undefined : attention;
}

/** The gateway refused the refund; an admin has to find out why. */
export function failedRefund(order: OrderRecord, refundId: string, why: string): Outcome | undefined {
  const isOpen = order.refunds.some(({ id, state }) => id === refundId && state === 'requested');
  if (!isOpen) return undefined;
  const attention = `${refusal} (${why}).`;
  const refunds = order.refunds.map((r): StoredRefund => (r.id === refundId ? { ...r, state: 'failed' } : r));
  return outcome({ ...order, refunds, attention }, { alarm: attention });
}
