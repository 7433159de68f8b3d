import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';

/** Executions to start, to stop, and to look after when they should be over. */
export const generationQueue = defineQueue('generation');

/** Concerns one attempt of a generation, whose id is the subject. */
export interface ExecutionTask {
  readonly kind: 'start' | 'stop' | 'settle';
  readonly attempt: number;
}

/** A task for the worker, due at once or at `due` (milliseconds). */
export const executionTask = (id: string, task: ExecutionTask, due?: number): OutboxRecord<ExecutionTask> =>
  waitingOutboxTask(generationQueue, id, task, due);
