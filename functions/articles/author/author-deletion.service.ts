import type { Writer } from '#lib/actor.ts';
import { conflict, invalid } from '#lib/errors.ts';
import { findJob, isOver } from '#lib/job/job.repo.ts';
import { toJob } from '#lib/job/job.view.ts';
import { prepareJob } from '#lib/job/start.ts';
import { type Done, done } from '#lib/managed/answer.ts';
import { type Part, transact, unlessWritten } from '#lib/table/transact.ts';
import { formatItems } from '#shared/kernel/format.ts';
import type { Job } from '#shared/kernel/job.ts';
import { articleQueue } from '../task.ts';
import { findAuthor, requireAuthorItem, type StoredAuthor } from './author.repo.ts';
import { authors } from './author.service.ts';
import { type AuthorDeletion, authorDeletion } from './author-deletion.job.ts';
import {
  type AuthorUse,
  arrivedItem,
  arriveItem,
  endAuthorUseItem,
  findAuthorUse,
  leaveAuthorItem,
} from './author-use.repo.ts';

/** `job` hands the articles over first; null when there were none. */
interface AuthorDeleted extends Done {
  readonly job: Job | null;
}

const changedMeanwhile = () => conflict('The articles of this author have just changed. Please try again.');
const goesOn = (author: StoredAuthor) => `${author.name} is deleted once all articles are handed over`;

/** The job that hands the author's articles over; undefined when none does, or it has failed. */
async function runningJob({ leaving_job }: AuthorUse): Promise<Job | undefined> {
  const job = leaving_job === undefined ? undefined : await findJob(leaving_job);
  return job && !isOver(job) ? toJob(job) : undefined;
}

async function heirOf(
  author: StoredAuthor,
  { uses, leaving_to }: AuthorUse,
  chosen = leaving_to,
): Promise<StoredAuthor> {
  if (!chosen || chosen === author.id)
    throw conflict(`${author.name} has ${formatItems(uses, 'article')}. Choose an author to take over.`, {
      articles: uses,
    });
  const heir = await findAuthor(chosen);
  if (!heir) throw invalid('replace_with', 'This author no longer exists. Select another one.');
  return heir;
}

/** The heir stays until the articles are there. One who is being deleted takes nothing over. */
const arrival = (heir: StoredAuthor, { leaving_to }: AuthorUse): Part[] => {
  if (leaving_to === heir.id) return [];
  const refused = () => invalid('replace_with', `${heir.name} is being deleted. Select another one.`);
  const arriving = { items: [requireAuthorItem(heir.id), arriveItem(heir.id)], refused };
  return leaving_to === undefined ? [arriving] : [arriving, { items: [arrivedItem(leaving_to)] }];
};

/** From here on no article gets the author; a job hands over those that have, however many. */
async function handOver(writer: Writer, author: StoredAuthor, use: AuthorUse, heir: StoredAuthor): Promise<Job> {
  const ask: AuthorDeletion = { author_id: author.id, heir_id: heir.id };
  const { job, items, announce } = prepareJob(writer, articleQueue, {
    kind: authorDeletion,
    title: `Delete ${author.name} and hand ${formatItems(use.uses, 'article')} over to ${heir.name}`,
    ask: { ...ask },
    total: use.uses,
  });
  const leaving = { items: [leaveAuthorItem(use, heir.id, job.id)], refused: changedMeanwhile };
  const isThere = async () => (await findAuthorUse(author.id)).leaving_job === job.id;
  await transact([leaving, ...arrival(heir, use), { items }]).catch(unlessWritten(isThere));
  await announce();
  return job;
}

const deleteUnused = (writer: Writer, id: string): Promise<Done> =>
  authors.delete(writer, id, async () => ({
    also: [{ items: [endAuthorUseItem(id)], refused: changedMeanwhile }],
  }));

/**
 * Deletes an author. Their articles, even trashed ones, go to `replaceWith` first, as a job; without it, 409 if there are any.
 * Asked for again, it goes on: by the job that runs, or by a new one if that has failed.
 */
export async function deleteAuthor(
  writer: Writer,
  id: string,
  replaceWith: string | undefined,
): Promise<AuthorDeleted> {
  const [author, use] = [await authors.mustFind(id), await findAuthorUse(id)];
  const running = await runningJob(use);
  if (running) return { ...done(goesOn(author)), job: running };
  if (use.arriving) throw conflict(`Articles are being handed over to ${author.name}. Please wait until that is done.`);
  if (use.uses <= 0 && use.leaving_job === undefined) return { ...(await deleteUnused(writer, id)), job: null };
  const job = await handOver(writer, author, use, await heirOf(author, use, replaceWith));
  return { ...done(goesOn(author)), job };
}
