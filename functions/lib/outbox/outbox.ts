import { seconds } from '../clock.ts';
import { logger } from '../logger.ts';
import { report } from '../metrics.ts';
import { announce, type WorkerCall } from './announce.ts';
import type { OutboxQueue } from './outbox.entity.ts';
import {
  type AnyTask,
  claimTask,
  dueTask,
  dueTasks,
  finishTask,
  isLastAttempt,
  mostOverdue,
  type OutboxRecord,
  parkTask,
  postponeTask,
} from './outbox.repo.ts';

/**
 * Performs a task and returns its follow-up tasks. May run again after a crash. `isLast`: if this attempt fails, the task
 * is given up.
 */
type Perform<Task extends AnyTask> = (
  subject: string,
  task: Task,
  isLast: boolean,
) => Promise<readonly OutboxRecord<Task>[]>;

interface Outbox<Task extends AnyTask> {
  /**
   * Called right after the commit that wrote the tasks: runs those leased to this process and announces the others to
   * the worker. Never throws.
   */
  deliver(records: readonly OutboxRecord<Task>[]): Promise<void>;
  /** Runs due tasks until there are none, or until `deadline` (milliseconds from now, by the wall clock). */
  sweep(deadline: number): Promise<void>;
  /** Runs the tasks named by an event, unless they are leased, as long as a sweep would; without any it sweeps. */
  work(call: WorkerCall): Promise<void>;
}

/** How a worker goes through its queue. */
interface Pace {
  /** Tasks that are done side by side. */
  readonly atOnce?: number;
  /** How long a sweep, or a call for named tasks, begins further ones, in milliseconds. */
  readonly sweepTime?: number;
}

const portion = 10;
/**
 * When it is over, a sweep begins no further portion. The longest task, a job that hands over after a minute, may then
 * still begin: with the slice that it finishes, the worker is done well within its five minutes.
 */
const usualSweepTime = seconds(20);

interface Portions {
  readonly size: number;
  /** When no further portion begins; by the clock of `performance`. */
  readonly end?: number;
}

/** Waits for all that has begun before it throws: work still in flight is frozen when a function returns. */
async function eachOf<T>(
  things: readonly T[],
  { size, end = Number.POSITIVE_INFINITY }: Portions,
  act: (thing: T) => Promise<void>,
): Promise<void> {
  const ends: PromiseSettledResult<void>[] = [];
  for (let at = 0; at < things.length && performance.now() < end; at += size)
    ends.push(...(await Promise.allSettled(things.slice(at, at + size).map(act))));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What the log shows of a task. Not its subject: in the newsletter's queue that is an address. */
const aboutOf = ({ queue, task, id, attempts }: OutboxRecord) => ({ queue, task: task.kind, id, attempts });

/** Parks a task for an operator. A job ends with it, and says so. */
async function giveUp(record: OutboxRecord): Promise<void> {
  const { givenUpItems } = await import('../job/given-up.ts');
  if (!(await parkTask(record, await givenUpItems(record)))) return;
  logger.error('outbox task given up', aboutOf(record));
  report('tasksGivenUp', 1);
}

/** A domain's outbox: its queue and its worker. */
export function createOutbox<Task extends AnyTask>(
  queue: OutboxQueue,
  perform: Perform<Task>,
  { atOnce = portion, sweepTime = usualSweepTime }: Pace = {},
): Outbox<Task> {
  /** Runs a leased task. Errors do not leave it: the task is retried with growing delays. */
  async function attempt(record: OutboxRecord<Task>): Promise<void> {
    const about = aboutOf(record);
    try {
      const next = await perform(record.subject, record.task, isLastAttempt(record));
      await finishTask(record);
      await deliver(next);
    } catch (error) {
      logger.warn('outbox task failed', { ...about, error: error as Error });
      const end = isLastAttempt(record) ? giveUp(record) : postponeTask(record);
      // If it cannot even be postponed, its lease expires and a sweep finds it again.
      await end.catch(() => undefined);
    }
  }

  async function deliver(records: readonly OutboxRecord<Task>[]): Promise<void> {
    const leased = records.filter(({ attempts }) => attempts > 0);
    const others = records.filter((record) => !leased.includes(record));
    await Promise.all([announce(others), ...leased.map(attempt)]);
  }

  async function claimAndAttempt(record: OutboxRecord<Task>): Promise<void> {
    // Its last attempt has died.
    if (isLastAttempt(record)) return giveUp(record);
    const claimed = await claimTask(record);
    if (claimed) await attempt(claimed);
  }

  async function sweep(deadline: number): Promise<void> {
    const end = performance.now() + deadline;
    // Before the work: an alarm has to see how late it is even if the worker dies of it.
    report('outboxAge', (await mostOverdue(queue)) / 1000);
    while (performance.now() < end) {
      const due = (await dueTasks(queue, atOnce)) as OutboxRecord<Task>[];
      if (due.length === 0) return;
      await eachOf(due, { size: atOnce }, claimAndAttempt);
    }
  }

  async function take(id: string): Promise<void> {
    const due = await dueTask(id);
    if (due) await claimAndAttempt(due as OutboxRecord<Task>);
  }

  async function work({ detail }: WorkerCall): Promise<void> {
    const ids = detail?.task_ids;
    // An event may name a hundred tasks of some seconds each: a sweep does what is left.
    if (ids) await eachOf(ids, { size: atOnce, end: performance.now() + sweepTime }, take);
    else await sweep(sweepTime);
  }

  return { deliver, sweep, work };
}
