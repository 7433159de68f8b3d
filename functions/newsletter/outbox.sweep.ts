import { seconds } from '#lib/clock.ts';
import type { WorkerCall } from '#lib/outbox/announce.ts';
import { newsletterTasks } from './outbox.ts';
import { takeRegistrationOptIns } from './subscriber/registration-opt-ins.ts';

/** Called when a task was left, and each minute for wishes of registrations and for what such a call may have missed. */
export async function handler(call: WorkerCall): Promise<void> {
  if (call.detail?.task_ids) return newsletterTasks.work(call);
  await takeRegistrationOptIns(seconds(8));
  await newsletterTasks.sweep(seconds(15));
}
