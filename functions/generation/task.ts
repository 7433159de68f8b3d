import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';
import type { RewriteRun } from '#shared/generation/payload.ts';

/** Executions to start, to stop, and to look after when they should be over. */
export const generationQueue = defineQueue('generation');

/** Concerns one attempt of a generation, whose id is the subject. */
export interface AttemptTask {
  readonly kind: 'start' | 'stop' | 'settle';
  readonly attempt: number;
}

/** Concerns one time that a section of a generation is written again. */
export interface RewriteTask {
  readonly kind: 'rewrite' | 'rewrite-stop' | 'rewrite-settle';
  readonly position: number;
  readonly number: number;
}

export type ExecutionTask = AttemptTask | RewriteTask;

/** A task for the worker, due at once or at `due` (milliseconds). */
export const executionTask = (id: string, task: ExecutionTask, due?: number): OutboxRecord<ExecutionTask> =>
  waitingOutboxTask(generationQueue, id, task, due);

/** The same about a section. */
export const rewriteTask = (
  { generation_id, position, number }: RewriteRun,
  kind: RewriteTask['kind'],
  due?: number,
): OutboxRecord<ExecutionTask> => executionTask(generation_id, { kind, position, number }, due);
