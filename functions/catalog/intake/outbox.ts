import { seconds } from '#lib/clock.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { dueReading } from './due.ts';
import { finishReading } from './ending.ts';
import { readOriginal, refused } from './reading.ts';
import { intakeQueue, type ReadingTask } from './task.ts';

const neverEnded = 'Reading this file did not come to an end. Try again, or save the document as a new file.';

/**
 * Reads the file of an ebook and publishes the ebook, or says why that cannot be. What may pass (the store or the table
 * is away) is tried again, later and later; after the last attempt it is said that it did not work.
 */
async function read(id: string, task: ReadingTask, isLast: boolean): Promise<[]> {
  const ebook = await dueReading(id, task);
  if (!ebook) return [];
  await finishReading(ebook, task, isLast ? refused(neverEnded) : await readOriginal(ebook));
  return [];
}

/** One file at a time: two would not fit into the memory. The last one of a sweep has three minutes left. */
export const intakeTasks = createOutbox(intakeQueue, read, { atOnce: 1, sweepTime: seconds(100) });
