import { startExecution } from '#lib/aws/executions.ts';
import type { SendingRun } from '#shared/newsletter/sending-payload.ts';
import type { ForgetTask, SendTask, StoppedTask } from '../task.ts';
import { batchesOf, progressFrom } from './batch/batch.repo.ts';
import { countBatch } from './batch/count-batch.ts';
import { forgetRecipient } from './batch/forget.ts';
import { findRound, findSending } from './sending.repo.ts';

/** Execution names are used once. */
const executionName = ({ newsletter_id, run, part }: SendingRun): string => `${newsletter_id}-${run}-${part}`;

/** Not if the sending was paused, stopped or begun anew meanwhile. */
async function start(newsletter_id: string, { run, part, outages = 0 }: SendTask): Promise<void> {
  const sending = await findSending(newsletter_id);
  if (sending?.state !== 'sending' || sending.run !== run) return;
  const input: SendingRun = { newsletter_id, run, part, turn: 0, outages };
  await startExecution(executionName(input), input);
}

/** Batches in which workers may have been: a worker passes over those that others have claimed. */
const window = 100;

/** A stopped sending: whoever was being mailed is counted. Those who were not tried stay open. */
async function countStopped(newsletter_id: string): Promise<void> {
  const sending = await findSending(newsletter_id);
  const round = sending?.state === 'stopped' && (await findRound(newsletter_id, sending.round));
  if (!round) return;
  const progress = await progressFrom(newsletter_id, round.round, round.first_open, window);
  const open = [...progress.values()].filter(({ is_done }) => !is_done).map(({ number }) => Number(number));
  for (const batch of await batchesOf(newsletter_id, round.round, open)) {
    const untried = progress.get(batch.number)?.untried;
    await countBatch(batch, untried ?? batch.recipients.map((_, place) => place));
  }
}

/** What the newsletter's worker does for sendings; each may run again. */
export async function performForSending(subject: string, task: SendTask | StoppedTask | ForgetTask): Promise<void> {
  if (task.kind === 'send') return start(subject, task);
  return task.kind === 'stopped' ? countStopped(subject) : forgetRecipient(subject, task.email);
}
