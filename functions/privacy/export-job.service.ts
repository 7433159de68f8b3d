import { randomUUID } from 'node:crypto';
import type { SignedIn } from '#lib/actor.ts';
import { conflict, notFound } from '#lib/errors.ts';
import type { ExportFiles } from '#shared/privacy/export-files.ts';
import { type ExportJob, findExportJob, startExportJob } from './export-job.repo.ts';
import { fileKey, inFuture, isOver, keptFor } from './export-job.ts';

const coming = 'Your export is large, so it is being prepared. You get a mail when it can be downloaded.';
const there = 'Your export is ready. Download its files below.';

/** The export as its person sees it. */
const shown = (job: ExportJob | undefined): ExportFiles =>
  job && !isOver(job) && job.state !== 'preparing'
    ? { state: 'ready', files: job.files, expires_at: job.expires_at }
    : { state: job && !isOver(job) ? 'preparing' : 'none', files: 0, expires_at: null };

/** Has a large export written, unless that has been asked for. Returns what to tell the person. */
export async function askForExport({ id: user_id, subject, email }: SignedIn): Promise<string> {
  const last = await findExportJob(user_id);
  if (last && isOver(last)) throw conflict('Your last export is being deleted. Please ask again in a few minutes.');
  if (last) return last.state === 'preparing' ? coming : there;
  const started = { id: randomUUID(), step: 1, files: 0, state: 'preparing' as const, expires_at: inFuture(keptFor) };
  await startExportJob({ user_id, subject, email, ...started });
  return coming;
}

export const exportFiles = async ({ id }: SignedIn): Promise<ExportFiles> => shown(await findExportJob(id));

/** A link to a file of the caller's own export. */
export async function linkToFile({ id }: SignedIn, file: number): Promise<{ url: string }> {
  const job = await findExportJob(id);
  const isThere = Number.isInteger(file) && file >= 1 && file <= shown(job).files;
  if (!job || !isThere) throw notFound('This export is no longer there');
  // Hardly a request needs it.
  const { downloadUrl } = await import('#lib/aws/objects.ts');
  return { url: await downloadUrl(fileKey(job, file), `account-export-${file}-of-${job.files}.json`) };
}
