import type { DisputeReport, DisputeState } from '../gateway/gateway.ts';
import type { OrderRecord, StoredRefund } from '../order/order.repo.ts';
import { idsOf, isSecondPayment, type Outcome, outcome } from './order-outcome.ts';
import { settled } from './refund-state.ts';

const disputed = 'The buyer’s bank disputes this payment. Answer it at the payment gateway.';

/** The progress of a dispute; a late report of an earlier state is stale. */
const progress: Readonly<Record<DisputeState, number>> = { open: 1, won: 2, lost: 3 };

/** The outcome of a dispute report for an order. A lost dispute is a refund made by the bank. */
export function afterDispute(order: OrderRecord, report: DisputeReport, at: string): Outcome | undefined {
  const { dispute, state } = report;
  const before = order.disputes?.[dispute];
  if (before && progress[state] <= progress[before]) return undefined;
  const disputes = { ...order.disputes, [dispute]: state };
  if (state === 'open') return outcome({ ...order, disputes, attention: disputed }, { alarm: disputed });
  const isAnswered = order.attention === disputed && !Object.values(disputes).includes('open');
  const next = { ...order, disputes, attention: isAnswered ? undefined : order.attention };
  return state === 'won' || isSecondPayment(order, report.payment) ? outcome(next) : afterLost(next, report, at);
}

function afterLost(order: OrderRecord, report: DisputeReport, at: string): Outcome {
  const amount = Math.min(report.amount, order.total);
  const lines = idsOf(order.lines.filter(({ status }) => status !== 'refunded'));
  const { gateway } = order;
  const refund: StoredRefund = { id: report.dispute, lines, amount, state: 'done', reason: 'dispute', at, gateway };
  return settled({ ...order, refunds: [...order.refunds, refund] }, [refund], order.total);
}
