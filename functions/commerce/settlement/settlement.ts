import { grantItems, revokeItem } from '#functions/library/public.ts';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { report } from '#lib/metrics.ts';
import type { Part, TransactItem } from '#lib/table/transact.ts';
import { returnUse, takeLateUse } from '../discount/code-use.repo.ts';
import { gatewayNameOf } from '../gateway/gateway.ts';
import type { OrderRecord, StoredLine } from '../order/order.repo.ts';
import { changeOrder } from '../order/order-change.ts';
import { refundRequestItems } from '../order/refund-request.repo.ts';
import { newTask, type OutboxRecord, taskItem } from '../order/task.ts';
import { type EventKey, seenItem } from './gateway-event.repo.ts';
import type { Outcome } from './order-outcome.ts';

/** What the failed conditions of earlier attempts revealed. */
interface Learnt {
  /** Books the buyer got elsewhere. */
  readonly owned: Set<string>;
  /** Books this order cannot take away, because another order granted them or nobody has them. */
  readonly kept: Set<string>;
  /** Code-use counters that cannot be changed: a deleted person has none. */
  readonly useless: Set<number>;
  eventIsSeen: boolean;
}
/** Decides how an order changes. `owned` are books the buyer turned out to own already. */
export type Rule = (order: OrderRecord, owned: ReadonlySet<string>) => Outcome | undefined;

export interface Settlement {
  /** The order as it is now; undefined when there is none, or it was opened with another gateway than the event's. */
  readonly order: OrderRecord | undefined;
  /** Written with the change and leased to the caller, which delivers them. */
  readonly tasks: readonly OutboxRecord[];
}

/** What else is written in the change's transaction. */
export interface Along {
  /** The gateway event that caused the change. */
  readonly event?: EventKey;
  /** Builds an audit row from the order after the change. */
  readonly row?: (after: OrderRecord) => TransactItem;
}

/**
 * The only place where an order's payment state changes after checkout: a rule's decision is written in one transaction
 * with the books, the code's use, the gateway's event, the outbox and the audit row. An event changes only orders of
 * its own gateway.
 */
export async function settle(orderId: string, rule: Rule, { event, row }: Along = {}): Promise<Settlement> {
  const learnt: Learnt = { owned: new Set(), kept: new Set(), useless: new Set(), eventIsSeen: false };
  let tasks: OutboxRecord[] = [];
  let alarm: string | undefined;
  const order = await changeOrder(orderId, (current) => {
    const outcome = learnt.eventIsSeen || !isOfGateway(current, event) ? undefined : rule(current, learnt.owned);
    tasks = (outcome?.tasks ?? []).map((task) => newTask(orderId, task));
    alarm = outcome?.alarm;
    if (!outcome) return undefined;
    const along = [...refundRequestItems(current, outcome.order), ...(row ? [row(outcome.order)] : [])];
    return { order: outcome.order, parts: [...parts(outcome, learnt, tasks, event), { items: along }] };
  });
  if (alarm) {
    logger.error('order needs attention', { order_id: orderId, why: alarm });
    report('ordersInDoubt', 1);
  }
  return { order: order && isOfGateway(order, event) ? order : undefined, tasks };
}

const isOfGateway = (order: OrderRecord, event: EventKey | undefined): boolean =>
  event === undefined || event.gateway === gatewayNameOf(order);

function parts(outcome: Outcome, learnt: Learnt, tasks: readonly OutboxRecord[], event: EventKey | undefined): Part[] {
  const { order, grant, revoke } = outcome;
  const lost = revoke.filter((id) => !learnt.kept.has(id));
  return [
    ...grant.map((line) => grantPart(order, line, learnt)),
    ...lost.map((id) => ({
      items: [revokeItem(order.user_id, id, order.id)],
      refused: () => void learnt.kept.add(id),
    })),
    ...codeParts(outcome, learnt),
    ...(event ? [eventPart(event, learnt)] : []),
    { items: tasks.map(taskItem) },
  ];
}

const eventPart = (event: EventKey, learnt: Learnt): Part => ({
  items: [seenItem(event)],
  refused: () => {
    learnt.eventIsSeen = true;
  },
});

const grantPart = (order: OrderRecord, { ebook_id, paid }: StoredLine, { owned }: Learnt): Part => ({
  items: grantItems(order.user_id, [{ ebook_id, order_id: order.id, paid }], order.paid_at ?? nowIso()),
  refused: () => void owned.add(ebook_id),
});

function codeParts({ order, code }: Outcome, { useless }: Learnt): Part[] {
  if (!code || !order.code_discount_id) return [];
  const change = code === 'take' ? takeLateUse : returnUse;
  return change(order.code_discount_id, order.user_id).flatMap((item, index) =>
    useless.has(index) ? [] : [{ items: [item], refused: () => void useless.add(index) }],
  );
}
