import { seconds } from '#lib/clock.ts';
import type { WorkerCall } from '#lib/outbox/announce.ts';
import { newsletterTasks } from './outbox.ts';
import { reviveSendings, sendDue } from './sending/look-after.ts';
import { takeRegistrationOptIns } from './subscriber/registration-opt-ins.ts';

/** Runs when a task is added, and every minute: for what is due or has died, registration opt-ins and any missed tasks. */
export async function handler(call: WorkerCall): Promise<void> {
  if (call.detail?.task_ids) return newsletterTasks.work(call);
  await sendDue();
  await reviveSendings();
  await takeRegistrationOptIns(seconds(8));
  await newsletterTasks.sweep(seconds(15));
}
