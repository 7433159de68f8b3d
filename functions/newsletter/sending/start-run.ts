import { saveOutboxTask } from '#lib/outbox/outbox.repo.ts';
import type { SendingRun } from '#shared/newsletter/sending-payload.ts';
import { newTask } from '../task.ts';

/** The task that starts an execution; the worker does it, because no function of a machine may start its own. */
export const runTask = ({ newsletter_id, run, part }: Omit<SendingRun, 'turn' | 'outages'>) =>
  newTask(newsletter_id, { kind: 'send', run, part });

/** Has the worker start an execution with its next sweep. */
export const startRun = (run: SendingRun): Promise<void> => saveOutboxTask(runTask(run));
