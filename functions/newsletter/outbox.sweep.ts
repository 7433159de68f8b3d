import { seconds } from '#lib/clock.ts';
import { eachOnItsOwn } from '#lib/each-on-its-own.ts';
import type { WorkerCall } from '#lib/outbox/announce.ts';
import { newsletterTasks } from './outbox.ts';
import { reviveSendings, sendDue } from './sending/look-after.ts';
import { takeRegistrationOptIns } from './subscriber/registration-opt-ins.ts';

/** Runs when a task is added, and every minute: for what is due or has died, registration opt-ins and any missed tasks. */
export async function handler(call: WorkerCall): Promise<void> {
  if (call.detail?.task_ids) return newsletterTasks.work(call);
  const sweeps = [
    sendDue,
    reviveSendings,
    () => takeRegistrationOptIns(seconds(8)),
    () => newsletterTasks.sweep(seconds(15)),
  ];
  await eachOnItsOwn<() => Promise<unknown>>(sweeps, async (sweep) => void (await sweep()));
}
