import { announce } from '#lib/outbox/announce.ts';
import { saveOutboxTask } from '#lib/outbox/outbox.repo.ts';
import type { SendingRun } from '#shared/newsletter/sending-payload.ts';
import { newTask } from '../task.ts';

/** The task that starts an execution; the worker does it, because no function of a machine may start its own. */
export const runTask = ({ newsletter_id, run, part }: Omit<SendingRun, 'turn'>) =>
  newTask(newsletter_id, { kind: 'send', run, part });

/** Has the worker start an execution; if it is lost, whoever looks after sendings finds that nobody is seen. */
export async function startRun(run: SendingRun): Promise<void> {
  const task = runTask(run);
  await saveOutboxTask(task);
  await announce([task]);
}
