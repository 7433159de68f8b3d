import type { EntityItem } from 'electrodb';
import { readAll } from '#lib/table/batch.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { AuthorUseEntity } from './author-use.entity.ts';

export type AuthorUse = EntityItem<typeof AuthorUseEntity>;

/** Strongly consistent; no articles for an author who has never had one. */
export async function findAuthorUse(author_id: string): Promise<AuthorUse> {
  return (await AuthorUseEntity.get({ author_id }).go({ consistent: true })).data ?? { author_id, uses: 0 };
}

/** The same of several authors, by id; those who have never had an article are left out. */
export async function findAuthorUses(ids: readonly string[]): Promise<ReadonlyMap<string, AuthorUse>> {
  const keys = ids.map((author_id) => ({ author_id }));
  const found = await readAll(keys, (some) => AuthorUseEntity.get(some).go({ concurrency: 4, consistent: true }));
  return new Map(found.map((use) => [use.author_id, use]));
}

/* Parts of transactions. */

/** One article more has the author; refused while that one is being deleted. */
export const takeAuthorItem = (author_id: string): TransactItem => ({
  Update: AuthorUseEntity.update({ author_id })
    .add({ uses: 1 })
    .where(({ leaving_job }, { notExists }) => notExists(leaving_job))
    .params(),
});

/** One article less has the author. */
export const dropAuthorItem = (author_id: string): TransactItem => ({
  Update: AuthorUseEntity.update({ author_id }).add({ uses: -1 }).params(),
});

/**
 * No article gets the author any more: a job hands them over. Refused when another job has begun to since `use` was read, or
 * others hand theirs over to this one.
 */
export const leaveAuthorItem = ({ author_id, leaving_job }: AuthorUse, to: string, job: string): TransactItem => ({
  Update: AuthorUseEntity.patch({ author_id })
    .set({ leaving_to: to, leaving_job: job })
    .where((of, { eq, notExists }) => {
      const isAsRead = leaving_job === undefined ? notExists(of.leaving_job) : eq(of.leaving_job, leaving_job);
      return `${isAsRead} AND (${notExists(of.arriving)} OR ${eq(of.arriving, 0)})`;
    })
    .params(),
});

/** One author more hands articles over to this one, who stays until that is done; refused when this one is leaving, too. */
export const arriveItem = (author_id: string): TransactItem => ({
  Update: AuthorUseEntity.update({ author_id })
    .add({ uses: 0, arriving: 1 })
    .where(({ leaving_job }, { notExists }) => notExists(leaving_job))
    .params(),
});

/** One author less hands articles over to this one. */
export const arrivedItem = (author_id: string): TransactItem => ({
  Update: AuthorUseEntity.update({ author_id }).add({ arriving: -1 }).params(),
});

/** With the author; refused while an article has them, or others hand theirs over. */
export const endAuthorUseItem = (author_id: string): TransactItem => ({
  Delete: AuthorUseEntity.delete({ author_id })
    .where(
      ({ uses, arriving }, { eq, notExists }) =>
        `(${notExists(uses)} OR ${eq(uses, 0)}) AND (${notExists(arriving)} OR ${eq(arriving, 0)})`,
    )
    .params(),
});
