import type { JobTask } from '#lib/job/job.task.ts';
import { newOutboxTask, outboxItem, type OutboxRecord as Stored, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { orderQueue } from '../queue.ts';

/** What has to happen after an order changes, written in the same transaction. */
export type Task =
  /** Mail the receipt. */
  | { readonly kind: 'receipt' }
  /** Update the counters to match the order. */
  | { readonly kind: 'figures' }
  /** Ask the gateway for a refund stored as `requested`. */
  | { readonly kind: 'refund'; readonly refund_id: string }
  /** Mail the buyer about a refund. */
  | { readonly kind: 'refund-mail'; readonly refund_id: string }
  /** Mail the buyer why the refund that they asked for is declined. */
  | { readonly kind: 'decline-mail' }
  /** Tell the catalogue that the buyer has got the books, or lost some. */
  | { readonly kind: 'copies' }
  /** Go on with a job. */
  | JobTask;

export type OutboxRecord = Stored<Task>;

const isForWorker = ({ kind }: Task): boolean => kind === 'receipt' || kind === 'copies' || kind.endsWith('-mail');

/** An order's task. Mails and copies of books go to the worker; this process does figures and refunds, because its response shows them. */
export const newTask = (order_id: string, task: Task): OutboxRecord =>
  (isForWorker(task) ? waitingOutboxTask : newOutboxTask)(orderQueue, order_id, task);

export const taskItem = (record: OutboxRecord): TransactItem => outboxItem(record);
