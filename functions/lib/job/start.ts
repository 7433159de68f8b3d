import type { AdminArea } from '#shared/kernel/endpoint.ts';
import type { Job } from '#shared/kernel/job.ts';
import type { Writer } from '../actor.ts';
import { auditItem } from '../audit/audit.ts';
import { days, nowIso, ttlAfter } from '../clock.ts';
import { newId } from '../ids.ts';
import { madeBefore, makeOnce } from '../once/once.ts';
import { announce } from '../outbox/announce.ts';
import type { OutboxQueue } from '../outbox/outbox.entity.ts';
import { outboxItem } from '../outbox/outbox.repo.ts';
import { type TransactItem, transact, unlessWritten, type Write } from '../table/transact.ts';
import { findJob, type JobRecord, newJobItems } from './job.repo.ts';
import { jobTask } from './job.task.ts';
import { toJob, withFailures } from './job.view.ts';

/** The name of a file that a job writes, and the part of the back-office that it is for. */
export interface JobFile {
  readonly name: string;
  readonly area: AdminArea;
}

/** What is to be done, and with what. */
export interface NewJob {
  /** Thing and act: `ebook.unpublish`. */
  readonly kind: `${string}.${string}`;
  /** `Unpublish 26 ebooks`. */
  readonly title: string;
  /** What the act has to know besides: a price. */
  readonly ask: Readonly<Record<string, unknown>>;
  /** Absent for a job that walks through a list. */
  readonly ids?: readonly string[];
  /** How many things a walk goes through, if that is cheap to know. */
  readonly total?: number | undefined;
  /** Of a job that writes a file. */
  readonly file?: JobFile;
}

/** What the audit log says of it: what was asked for, and the things, as long as they are few. */
const asked = ({ ask, ids = [] }: NewJob): Readonly<Record<string, unknown>> => ({
  ...ask,
  ...(ids.length > 0 && ids.length <= mostListed && { ids }),
});
/** Each thing has its own row as well. */
const mostListed = 10;

const keptFor = days(30);

const newJob = (writer: Writer, { ids, total = ids?.length, ...wanted }: NewJob): JobRecord => ({
  ...{ id: newId('job'), ...wanted, state: 'queued', total, done: 0, failed: 0, failures: [] },
  ...{ actor_id: writer.id, by: writer.name, asked_at: nowIso(), step: 0, stumbles: 0, ttl: ttlAfter(keptFor) },
});

/** A job that some transaction starts. */
interface Prepared {
  readonly job: Job;
  /** Parts of the transaction: the job, the ids of its things, its task for the domain's worker and its audit row. */
  readonly items: readonly TransactItem[];
  /** Tells the worker of it, once the transaction is written. */
  announce(): Promise<void>;
}

/** A job for the transaction of the act that causes it. */
export function prepareJob(writer: Writer, queue: OutboxQueue, wanted: NewJob): Prepared {
  const job = newJob(writer, wanted);
  const task = jobTask(queue, job.id);
  const target = { id: job.id, name: job.title };
  const row = auditItem(writer, { action: 'job.started', target, after: asked(wanted) });
  return {
    job: toJob(job),
    items: [...newJobItems(job, wanted.ids ?? []), outboxItem(task), row],
    announce: () => announce([task]),
  };
}

/** The job that this request has started before, for what a job uses up: it could not be started a second time. */
export async function startedBefore({ once }: Writer): Promise<Job | undefined> {
  const id = await madeBefore(once);
  return id === undefined ? undefined : withFailures(await findJob(id));
}

/** Starts a job by itself. A request that was sent again gets the job of the first time. */
export async function startJob(writer: Writer, queue: OutboxQueue, wanted: NewJob): Promise<Job> {
  const { job, items, announce: tell } = prepareJob(writer, queue, wanted);
  const make = async (also: readonly Write[]): Promise<Job> => {
    const isThere = unlessWritten(async () => (await findJob(job.id)) !== undefined);
    await transact([...items, ...also]).catch(isThere);
    await tell();
    return job;
  };
  const { once } = writer;
  return once
    ? makeOnce(once, { id: job.id, make: (part) => make([part]), find: async (id) => withFailures(await findJob(id)) })
    : make([]);
}
