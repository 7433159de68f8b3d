import { seconds } from '../clock.ts';
import { logger } from '../logger.ts';
import { announce, type WorkerCall } from './announce.ts';
import type { OutboxQueue } from './outbox.entity.ts';
import {
  type AnyTask,
  claimTask,
  dueTask,
  dueTasks,
  finishTask,
  type OutboxRecord,
  postponeTask,
} from './outbox.repo.ts';

/** Does a task and answers those that follow from it. Each may be done again after a crash. */
type Perform<Task extends AnyTask> = (subject: string, task: Task) => Promise<readonly OutboxRecord<Task>[]>;

interface Outbox<Task extends AnyTask> {
  /**
   * Sees to tasks right after the commit that wrote them: those leased to this process are done, the worker is told of the
   * others. Never throws.
   */
  deliver(records: readonly OutboxRecord<Task>[]): Promise<void>;
  /** Does what is due until nothing is, or until `deadline` (milliseconds from now, by the wall clock). */
  sweep(deadline: number): Promise<void>;
  /** Does the tasks that an event names, when nobody else does them; without any it sweeps. */
  work(call: WorkerCall): Promise<void>;
}

const portion = 10;
/** With the longest task that begins at its end, a refund, it ends before the function's time does (`outboxTimeout`). */
const sweepTime = seconds(20);

/** Waits for all of them before it throws: a function that ends freezes what is still under way. */
async function eachOf<T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(things.map(act));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What the log says of a task. Not its subject: that of the newsletter's is an address. */
const aboutOf = ({ queue, task, id, attempts }: OutboxRecord) => ({ queue, task: task.kind, id, attempts });

/** A domain's queue: what its worker does. */
export function createOutbox<Task extends AnyTask>(queue: OutboxQueue, perform: Perform<Task>): Outbox<Task> {
  /** Does a leased task. Whatever goes wrong stays here: the task is tried again, later each time. */
  async function attempt(record: OutboxRecord<Task>): Promise<void> {
    const about = aboutOf(record);
    try {
      const next = await perform(record.subject, record.task);
      await finishTask(record);
      await deliver(next);
    } catch (error) {
      logger.warn('outbox task failed', { ...about, error: error as Error });
      // Not even postponed: its lease runs out, and a sweep finds it again.
      const isParked = await postponeTask(record).catch(() => false);
      if (isParked) logger.error('outbox task given up', about);
    }
  }

  async function deliver(records: readonly OutboxRecord<Task>[]): Promise<void> {
    const leased = records.filter(({ attempts }) => attempts > 0);
    const others = records.filter((record) => !leased.includes(record));
    await Promise.all([announce(others), ...leased.map(attempt)]);
  }

  async function claimAndAttempt(record: OutboxRecord<Task>): Promise<void> {
    const claimed = await claimTask(record);
    if (claimed?.state === 'parked') logger.error('outbox task given up', aboutOf(claimed));
    else if (claimed) await attempt(claimed);
  }

  async function sweep(deadline: number): Promise<void> {
    const end = performance.now() + deadline;
    while (performance.now() < end) {
      const due = (await dueTasks(queue, portion)) as OutboxRecord<Task>[];
      if (due.length === 0) return;
      await eachOf(due, claimAndAttempt);
    }
  }

  async function take(id: string): Promise<void> {
    const due = await dueTask(id);
    if (due) await claimAndAttempt(due as OutboxRecord<Task>);
  }

  async function work({ detail }: WorkerCall): Promise<void> {
    if (detail?.task_ids) await eachOf(detail.task_ids, take);
    else await sweep(sweepTime);
  }

  return { deliver, sweep, work };
}
