import { executionState, startExecution, stopExecution } from '#lib/aws/executions.ts';
import { nowIso } from '#lib/clock.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import type { ExecutionInput } from '#shared/generation/payload.ts';
import { changeWhileUnderWay, findGeneration } from './generation.repo.ts';
import { rewriteTasks } from './rewrite/rewrite.tasks.ts';
import { type AttemptTask, type ExecutionTask, generationQueue } from './task.ts';

/** Each attempt is an execution of its own: names are used once. */
const executionName = (id: string, attempt: number): string => `${id}-${attempt}`;

const lost = 'The generation stopped before it was done. Try again.';

async function start(generation_id: string, attempt: number): Promise<void> {
  const stored = await findGeneration(generation_id);
  if (stored?.attempt !== attempt || stored.status !== 'queued') return;
  const input: ExecutionInput = { generation_id, attempt, resume_from: stored.step };
  await startExecution(executionName(generation_id, attempt), input);
}

const stop = (id: string, attempt: number): Promise<void> =>
  stopExecution(executionName(id, attempt), 'An admin canceled it');

/** An execution that ran out of time, or that nobody could start, could not say so itself. */
async function settle(generation_id: string, attempt: number): Promise<void> {
  const execution = await executionState(executionName(generation_id, attempt));
  if (execution?.status === 'running') throw new Error('An execution runs longer than its time limit');
  const set = { status: 'failed', error: lost, ended_at: nowIso() } as const;
  await changeWhileUnderWay({ generation_id, attempt }, { set, sentence: lost });
}

const acts: Readonly<Record<AttemptTask['kind'], (id: string, attempt: number) => Promise<void>>> = {
  start,
  stop,
  settle,
};

export const generationTasks = createOutbox<ExecutionTask>(generationQueue, async (id, task) => {
  if ('number' in task) await rewriteTasks[task.kind]({ generation_id: id, ...task });
  else await acts[task.kind](id, task.attempt);
  return [];
});
