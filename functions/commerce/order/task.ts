import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { newOutboxTask, outboxItem, type OutboxRecord as Stored, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';
import type { TransactItem } from '#lib/table/transact.ts';

export const orderQueue = defineQueue('commerce');

/** What has to happen after an order's change, kept in the change's own transaction. */
export type Task =
  /** Mail the receipt. */
  | { readonly kind: 'receipt' }
  /** Bring the counters up to what the order says. */
  | { readonly kind: 'figures' }
  /** Ask the gateway for a refund that is written down as requested. */
  | { readonly kind: 'refund'; readonly refund_id: string }
  /** Tell the buyer of money that is on its way back. */
  | { readonly kind: 'refund-mail'; readonly refund_id: string };

export type OutboxRecord = Stored<Task>;

const isMail = ({ kind }: Task): boolean => kind === 'receipt' || kind === 'refund-mail';

/** A task of an order. Mails are the worker's; figures and refunds are leased to this process, whose answer shows them. */
export const newTask = (order_id: string, task: Task): OutboxRecord =>
  (isMail(task) ? waitingOutboxTask : newOutboxTask)(orderQueue, order_id, task);

export const taskItem = (record: OutboxRecord): TransactItem => outboxItem(record);
