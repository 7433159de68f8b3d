import { announce } from '#lib/outbox/announce.ts';
import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { askForTask, type OutboxRecord, outboxItem, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';
import { transact } from '#lib/table/transact.ts';

/** Work on the files of an ebook, which is the task's subject. It looks at what there is, so doing it twice changes nothing. */
export type FileTask =
  /** Make the files that everybody gets. */
  | { readonly kind: 'make' }
  /** Make a person's own copies, or remove them when the person has lost the ebook. */
  | { readonly kind: 'copies'; readonly user_id: string };

/** A queue of its own: typesetting takes memory and seconds, and jobs of admins do not wait for it. */
export const fileQueue = defineQueue('catalog-files');

export const makeTask = (ebookId: string): OutboxRecord<FileTask> =>
  waitingOutboxTask<FileTask>(fileQueue, ebookId, { kind: 'make' });

export const copiesTask = (ebookId: string, user_id: string): OutboxRecord<FileTask> =>
  waitingOutboxTask<FileTask>(fileQueue, ebookId, { kind: 'copies', user_id });

/** Has the worker do what a reader waits for. However often they ask, it is one task. */
export async function askFor(task: OutboxRecord<FileTask>): Promise<void> {
  const added = await askForTask(task);
  if (added) await announce([added]);
}

/** Has the worker look at a person's copies of these ebooks, at most a hundred: they were bought, or taken back. */
export async function renewCopiesOf(userId: string, ebookIds: readonly string[]): Promise<void> {
  const tasks = ebookIds.map((id) => copiesTask(id, userId));
  await transact(tasks.map(outboxItem));
  await announce(tasks);
}
