import type { Writer } from '#lib/actor.ts';
import { conflict } from '#lib/errors.ts';
import type { JobWalk, WalkedPage } from '#lib/job/walk.ts';
import { logger } from '#lib/logger.ts';
import { retryOnStaleRevision } from '#lib/managed/retry-on-stale-revision.ts';
import { isRefusal } from '#lib/table/transact.ts';
import { findArticle, pageOfAuthor } from '../article/article.repo.ts';
import { articles } from '../article/article.service.ts';
import { findAuthor, type StoredAuthor } from './author.repo.ts';
import { authors } from './author.service.ts';
import { arrivedItem, endAuthorUseItem, findAuthorUse } from './author-use.repo.ts';

/** The kind of these jobs. */
export const authorDeletion = 'author.delete';

/** Who is deleted, and who takes the articles over. */
export interface AuthorDeletion {
  readonly author_id: string;
  readonly heir_id: string;
}

/** Where a round through the author's articles is, and how many of them it has handed over. */
interface Place {
  readonly cursor?: string | undefined;
  readonly handed: number;
  /** The round before found nothing to do: this one waits first. */
  readonly waits?: true;
}
const start: Place = { handed: 0 };

const placeAfter = (handed: number, cursor: string | undefined): Place => {
  if (cursor !== undefined) return { cursor, handed };
  return handed === 0 ? { ...start, waits: true } : start;
};

/** Gives an article its new author; false for one that has another one by now. Concurrent editors notice it by the revision. */
const handOver = (writer: Writer, id: string, from: string, to: StoredAuthor): Promise<boolean> =>
  retryOnStaleRevision('updated', async () => {
    const article = await findArticle(id);
    if (article?.author_id !== from || article.list === 'purging') return false;
    await articles.save(writer, 'updated', article, { author_id: to.id, author_name: to.name });
    return true;
  });

/** One that cannot be changed does not hold up the others: it is found again as long as it has the author. */
async function isHandedOver(writer: Writer, id: string, from: string, to: StoredAuthor): Promise<boolean> {
  try {
    return await handOver(writer, id, from, to);
  } catch (error) {
    logger.warn('article not handed over', { id, refused: isRefusal(error), error: error as Error });
    return false;
  }
}

const remove = (writer: Writer, { author_id, heir_id }: AuthorDeletion) =>
  authors.delete(writer, author_id, async () => ({
    also: [endAuthorUseItem(author_id), arrivedItem(heir_id)],
  }));

const end: WalkedPage = { done: 0, next: undefined };

/**
 * Hands the articles of an author over, round by round, until the count of them is zero; then the author is deleted. The count
 * is exact and nothing gets this author any more, so the end is certain, whatever the index has shown.
 */
export const authorDeletionWalk: JobWalk = {
  async page(writer, { id, ask, position, stumbles }) {
    const deletion = ask as AuthorDeletion;
    const { author_id, heir_id } = deletion;
    const [author, heir, use] = await Promise.all([
      findAuthor(author_id),
      findAuthor(heir_id),
      findAuthorUse(author_id),
    ]);
    // It is done, or a later job does it.
    if (!author || use.leaving_job !== id) return end;
    if (use.uses <= 0) {
      await remove(writer, deletion);
      return end;
    }
    if (!heir)
      throw conflict('Who was to take over is no longer there. Delete this author again, and choose another one.');
    const place: Place = position === undefined ? start : JSON.parse(position);
    // A change that the index has not shown yet, or an article that was busy. The task is tried again, later and later.
    if (place.waits && stumbles === 0) throw new Error('Articles have the author that the index did not show');
    const page = await pageOfAuthor(author_id, place.cursor);
    let handed = 0;
    for (const each of page.ids) if (await isHandedOver(writer, each, author_id, heir)) handed += 1;
    return { done: handed, next: JSON.stringify(placeAfter(place.handed + handed, page.next)) };
  },
};
