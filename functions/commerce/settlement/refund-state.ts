import type { Cents } from '#shared/kernel/money.ts';
import type { GatewayRefund } from '../gateway/gateway.ts';
import type { OrderRecord, StoredLine, StoredRefund } from '../order/order.repo.ts';
import type { Task } from '../order/task.ts';
import { ended, idsOf, isSecondPayment, type Outcome, outcome, refundTask, sum, withStatus } from './order-outcome.ts';

/** An admin gives money back for lines: written down first, then asked of the gateway. */
export function requestedRefund(order: OrderRecord, lines: readonly StoredLine[], at: string): Outcome {
  const asked = sum(order.refunds.filter(({ state }) => state === 'requested').map(({ amount }) => amount));
  const left = order.total - order.refunded - asked;
  const amount = Math.min(sum(lines.map(({ paid }) => paid)), left);
  const id = `${order.id}-${order.refunds.length + 1}`;
  const { gateway } = order;
  const refund: StoredRefund = { id, lines: idsOf(lines), amount, state: 'requested', reason: 'admin', at, gateway };
  return outcome({ ...order, refunds: [...order.refunds, refund] }, { tasks: refundTask(refund) });
}

/** `charged` is what the payment was, `refunds` all that went back of it so far. */
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

/** A known refund after a report. Banks send refunds back days after the gateway called them done, and for good. */
function toldOf(known: StoredRefund, refunds: readonly GatewayRefund[]): StoredRefund {
  const told = refunds.filter((refund) => isSame(known, refund));
  if (known.sent_back || told.length === 0) return known;
  const given = told.find(({ failed }) => !failed);
  if (!given) return { ...known, ...sentBack };
  return known.state === 'done' ? known : { ...known, amount: given.amount, state: 'done' };
}

/** Takes away what was given back: the named lines, or all when all the money went back. */
export function settled(order: OrderRecord, news: readonly StoredRefund[], charged: Cents): Outcome {
  const counting = order.refunds.filter(isDone);
  // A bank may take back what the shop still believes to be refunded: no more than everything can be gone.
  const refunded = Math.min(sum(counting.map(({ amount }) => amount)), Math.max(order.total, charged));
  const isAll = (charged > 0 && refunded >= charged) || counting.some(({ reason }) => reason === 'dispute');
  const named = new Set(counting.flatMap(({ lines }) => lines));
  const gone = (line: StoredLine) => isAll || named.has(line.ebook_id);
  const revoke = idsOf(order.lines.filter((line) => line.status === 'granted' && gone(line)));
  const lines = order.lines.map((line): StoredLine => ({ ...line, status: gone(line) ? 'refunded' : kept(line) }));
  const alarm = concernOf(news, isAll);
  const next = { ...order, refunded, lines, attention: alarm ?? attentionAfter(order, lines) };
  const mails = refundMails(news.filter(isDone));
  if (order.paid_at) return outcome(withStatus(next), { revoke, alarm, tasks: [{ kind: 'figures' }, ...mails] });
  // Refunded before we heard that it was paid: nothing is delivered any more, but money went back all the same.
  if (isAll) return { ...ended(next, 'refunded', alarm), tasks: mails };
  // It ended without books, and the money is here again: a person has to look.
  return outcome(order.status === 'refunded' ? { ...next, status: 'refused' } : next, { alarm, tasks: mails });
}

const isDone = ({ state }: StoredRefund): boolean => state === 'done';

/** A line whose refund came back is neither the buyer's nor paid back: it can be refunded again. */
const kept = ({ status }: StoredLine): StoredLine['status'] => (status === 'refunded' ? 'open' : status);

const unnamedRefund = 'Part of the money was given back at the payment gateway. Decide which books to take away.';
const brokenRefund =
  'A refund did not reach the buyer: their bank sent it back. Books that it took away stay away until you decide.';

/** What a person has to decide after this news. */
function concernOf(news: readonly StoredRefund[], isAll: boolean): string | undefined {
  const isUnnamed = !isAll && news.some((refund) => isDone(refund) && refund.reason === 'outside');
  const isBroken = news.some(({ sent_back }) => sent_back);
  return [isBroken ? brokenRefund : [], isUnnamed ? unnamedRefund : []].flat().join(' ') || undefined;
}

const refundMails = (done: readonly StoredRefund[]): Task[] =>
  done.filter(({ amount }) => amount > 0).map(({ id }): Task => ({ kind: 'refund-mail', refund_id: id }));

const refusal = 'A refund was refused by the payment gateway';

/** A refusal asks for nobody any more when what it was about has gone back in another way. */
function attentionAfter({ attention, refunds }: OrderRecord, lines: readonly StoredLine[]): string | undefined {
  const refused = refunds.filter(({ state, sent_back }) => state === 'failed' && !sent_back);
  const named = new Set(refused.flatMap((refund) => refund.lines));
  const isAnswered = lines.every(({ ebook_id, status }) => !named.has(ebook_id) || status === 'refunded');
  return attention?.startsWith(refusal) && isAnswered ? undefined : attention;
}

/** The gateway will not give this money back; a person has to find out why. */
export function failedRefund(order: OrderRecord, refundId: string, why: string): Outcome | undefined {
  const isOpen = order.refunds.some(({ id, state }) => id === refundId && state === 'requested');
  if (!isOpen) return undefined;
  const attention = `${refusal} (${why}).`;
  const refunds = order.refunds.map((r): StoredRefund => (r.id === refundId ? { ...r, state: 'failed' } : r));
  return outcome({ ...order, refunds, attention }, { alarm: attention });
}
