import { executionState, startExecution, stopExecution } from '#lib/aws/executions.ts';
import { nowIso } from '#lib/clock.ts';
import type { ExecutionInput, RewriteRun } from '#shared/generation/payload.ts';
import type { RewriteTask } from '../task.ts';
import { endWriting, findRewrite } from './rewrite.repo.ts';

/** Each time is an execution of its own: names are used once. */
const executionName = ({ generation_id, position, number }: RewriteRun): string =>
  `${generation_id}-s${position}-${number}`;

const lost = 'The writing stopped before it was done. Ask for it again.';

async function start({ generation_id, position, number }: RewriteRun): Promise<void> {
  const stored = await findRewrite({ generation_id, position });
  if (stored?.number !== number || stored.status !== 'writing') return;
  const input: ExecutionInput = { generation_id, position, number };
  await startExecution(executionName(input), input);
}

const stop = (run: RewriteRun): Promise<void> => stopExecution(executionName(run), 'An admin discarded it');

/** An execution that ran out of time, or that nobody could start, could not say so itself. */
async function settle(run: RewriteRun): Promise<void> {
  const execution = await executionState(executionName(run));
  if (execution?.status === 'running') throw new Error('An execution runs longer than its time limit');
  await endWriting(run, { status: 'failed', error: lost, ended_at: nowIso() });
}

/** What the worker does about a section that is written again. */
export const rewriteTasks: Readonly<Record<RewriteTask['kind'], (run: RewriteRun) => Promise<void>>> = {
  rewrite: start,
  'rewrite-stop': stop,
  'rewrite-settle': settle,
};
