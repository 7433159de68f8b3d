import type { JobFileLink } from '#shared/kernel/job.ts';
import { forbidden, notFound } from '../errors.ts';
import { jobFor, type Onlooker } from './job.view.ts';
import { fileKey, fileOf } from './job-file.ts';

/**
 * A link to the file of a job, which dies after a minute: for admins and whoever asked for it, as long as their role has the
 * list that is in it. 404 when there is none or its week is over.
 */
export async function linkToJobFile(onlooker: Onlooker, id: string): Promise<JobFileLink> {
  const job = await jobFor(onlooker, id);
  const file = job && fileOf(job);
  if (!job?.file || !file) throw notFound('This file is no longer there. Please export the list again.');
  const { area } = job.file;
  if (!onlooker.areas.some((each) => each === area)) throw forbidden('Your role does not have this list any more');
  // Hardly a request needs it.
  const { downloadUrl } = await import('../aws/objects.ts');
  return { url: await downloadUrl(fileKey(job), file.name), filename: file.name };
}
