import { seconds } from '#lib/clock.ts';
import { newsletterTasks } from './newsletter-tasks.ts';
import { takeWishes } from './wishes.ts';

/** Called when a task was left, and each minute for wishes of registrations and for what such a call may have missed. */
export async function handler(event: { readonly detail?: { readonly task_id?: string } }): Promise<void> {
  if (event.detail?.task_id) return newsletterTasks.take(event.detail.task_id);
  await takeWishes(seconds(8));
  await newsletterTasks.sweep(seconds(15));
}
