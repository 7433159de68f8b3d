import { saveOutboxTask } from '#lib/outbox/outbox.repo.ts';
import type { SendingRun } from '#shared/newsletter/sending-payload.ts';
import { newTask } from '../task.ts';

type NewRun = Pick<SendingRun, 'newsletter_id' | 'run' | 'part'> & Partial<Pick<SendingRun, 'outages'>>;

/** The task that starts an execution; the worker does it, because no function of a machine may start its own. */
export const runTask = ({ newsletter_id, run, part, outages = 0 }: NewRun, due?: number) =>
  newTask(newsletter_id, { kind: 'send', run, part, ...(outages > 0 && { outages }) }, due);

/** Has the worker start an execution with its next sweep, from `due` (milliseconds) on. */
export const startRun = (run: NewRun, due: number): Promise<void> => saveOutboxTask(runTask(run, due));
