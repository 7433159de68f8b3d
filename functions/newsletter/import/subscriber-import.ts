import { sentFile } from '#functions/uploads/public.ts';
import type { Writer } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { invalid } from '#lib/errors.ts';
import { startedBefore, startJob } from '#lib/job/start.ts';
import { type Saved, saved } from '#lib/managed/answer.ts';
import type { Job } from '#shared/kernel/job.ts';
import type { SubscriberImport } from '#shared/newsletter/subscriber-import.ts';
import { newsletterQueue } from '../task.ts';

const started = (job: Job): Saved<'job', Job> => saved('job', `Started: ${job.title}`, job);

/** Starts the import of a file, or its dry run. 422 for what is no file of subscribers. */
export async function importSubscribers(writer: Writer, asked: SubscriberImport): Promise<Saved<'job', Job>> {
  const file = await sentFile(asked.upload_id);
  // An import that has ended took its file along: whoever lost the answer asks about that one.
  const before = file ? undefined : await startedBefore(writer);
  if (before) return started(before);
  if (file?.purpose !== 'subscribers') throw invalid('upload_id', 'Upload the file again');
  const { filename } = file;
  const { dry_run } = asked;
  const name = `subscribers-${dry_run ? 'check' : 'import'}-${nowIso().slice(0, 10)}.csv`;
  const job = await startJob(writer, newsletterQueue, {
    kind: 'subscriber.import',
    title: `${dry_run ? 'Check' : 'Import'} ${filename}`,
    ask: { ...asked, filename },
    file: { name, area: 'admin' },
  });
  return started(job);
}
