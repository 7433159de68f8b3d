import { publish } from '#lib/aws/events.ts';
import type { NewsletterTask } from './task.repo.ts';

/** Tells the worker of a task at once. When this is lost, the sweep finds the task within a minute. */
export const announce = ({ id }: NewsletterTask): Promise<void> =>
  publish('rampart.newsletter', 'task.waiting', { task_id: id });
