import type { Writer } from '../actor.ts';
import { seconds } from '../clock.ts';
import type { OutboxQueue } from '../outbox/outbox.entity.ts';
import { type OutboxRecord, outboxItem } from '../outbox/outbox.repo.ts';
import { transactUnlessRefused } from '../table/transact.ts';
import { findJob, handOverItem, isOver, type JobRecord, jobIdsAt, resumeJob, saveJob } from './job.repo.ts';
import { type JobTask, jobTask } from './job.task.ts';
import { type JobWalk, walkOn } from './walk.ts';
import { changeAfter, type JobAct, type Slice, workOff } from './work-off.ts';

/** What each kind of a domain's jobs does: an act on each of its things, or a walk through a list. */
export type JobActs = Readonly<Record<string, JobAct | JobWalk>>;

/** Things between two saves: what a run that dies has done since the last one is done again. */
const sliceSize = 20;
/** Then the rest is a new task, so that other tasks of the domain get their turn, and a run is far from its time limit. */
const runTime = seconds(60);

/**
 * Goes on with a job, slice by slice. Safe to repeat after a crash at any line: progress is saved under a condition, and
 * acts are such that the second time changes nothing. Returns the task that goes on when its time is over.
 */
export async function runJob(
  id: string,
  queue: OutboxQueue,
  acts: JobActs,
  time = runTime,
): Promise<OutboxRecord<JobTask>[]> {
  const end = performance.now() + time;
  const found = await findJob(id);
  let job = found?.is_given_up ? await resumeJob(found) : found;
  while (job && !isOver(job)) {
    if (performance.now() > end) return handOver(job, queue);
    job = await runSlice(job, acts);
  }
  return [];
}

/** Does the next things and saves that; undefined if another run has gone on meanwhile. */
async function runSlice(job: JobRecord, acts: JobActs): Promise<JobRecord | undefined> {
  const act = acts[job.kind];
  if (!act) throw new Error(`Nobody does jobs of the kind ${job.kind}`);
  const writer: Writer = { id: job.actor_id, name: job.by };
  const slice = await ('page' in act ? walkOn(act, writer, job) : actOnThings(act, writer, job));
  const saved = await saveJob(job, changeAfter(job, slice));
  // The outbox tries again, later and later.
  if (saved && slice.trouble) throw slice.trouble;
  return saved;
}

async function actOnThings(act: JobAct, writer: Writer, job: JobRecord): Promise<Slice> {
  const ids = await jobIdsAt(job, job.done, sliceSize);
  const once = (thing: string) => ({ key: `${job.id} ${thing}`, print: job.kind });
  const carryOut = (thing: string) => act.carryOut({ ...writer, once: once(thing) }, thing, job.ask);
  return workOff(ids, carryOut, act.nameOf, job.stumbles);
}

async function handOver(job: JobRecord, queue: OutboxQueue): Promise<OutboxRecord<JobTask>[]> {
  const task = jobTask(queue, job.id);
  const isOurs = await transactUnlessRefused([handOverItem(job), outboxItem(task)]);
  return isOurs ? [task] : [];
}
