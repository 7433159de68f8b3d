import type { Writer } from '#lib/actor.ts';
import { newId } from '#lib/ids.ts';
import { announceUnlessBusy } from '#lib/outbox/announce.ts';
import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';

/** Files of ebooks to read. A queue of its own: reading one may take a minute and most of a gigabyte. */
export const intakeQueue = defineQueue('catalog-intake');

/** The file of an ebook, whose id is the subject, is to be read. */
export interface ReadingTask {
  readonly kind: 'read';
  /** Counts the readings of an ebook: only the latest one ends. */
  readonly reading: number;
  /** The upload that a cover in the file becomes: the same one however often the task is tried. */
  readonly cover_id: string;
  /** Who asked for it. */
  readonly by: Pick<Writer, 'id' | 'name'>;
}

export const readingTask = (ebookId: string, reading: number, { id, name }: Writer): OutboxRecord<ReadingTask> =>
  waitingOutboxTask(intakeQueue, ebookId, { kind: 'read', reading, cover_id: newId('upload'), by: { id, name } });

/** Readings side by side that events start: each worker has 1.8 GB, and a new account runs ten functions at once. */
const mostAtOnce = 4;

/** Tells the worker of a reading. When many files are sent at once, sweeps read those that are left over. */
export const announceReading = (task: OutboxRecord<ReadingTask>): Promise<void> => announceUnlessBusy(task, mostAtOnce);
