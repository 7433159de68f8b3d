import type { EntityItem } from 'electrodb';
import { ifCondition } from '#lib/table/condition.ts';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { ArticleEntity } from './article.entity.ts';

export type StoredArticle = EntityItem<typeof ArticleEntity>;
type Stage = StoredArticle['stage'];

/** One on whatever stage, as it is now. */
export async function findArticle(id: string): Promise<StoredArticle | undefined> {
  return (await ArticleEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** All but trashed ones, the latest changed first. Read once a change and kept in memory. */
export async function findCurrentArticles(): Promise<StoredArticle[]> {
  const { data } = await ArticleEntity.query.inListByChange({ list: 'current' }).go({ pages: 'all', order: 'desc' });
  return data;
}

/** A page of the articles of a stage, the latest first. */
export const listStage = (stage: Stage, query: PageQuery): Promise<Page<StoredArticle>> =>
  newestFirst(ArticleEntity.query.inStageByTime({ stage }), query);

/** Articles that are on a stage since `before`, the oldest first; at most 100, the next run finds the others. */
export async function findDue(stage: Stage, before: string): Promise<StoredArticle[]> {
  const { data } = await ArticleEntity.query
    .inStageByTime({ stage })
    .lte({ stage_at: before })
    .go({ order: 'asc', limit: 100 });
  return data;
}

/** Ids of an author's articles, those in the trash too. */
export async function findIdsOfAuthor(author_id: string): Promise<string[]> {
  const { data } = await ArticleEntity.query.ofAuthor({ author_id }).go({ pages: 'all', attributes: ['id'] });
  return data.map(({ id }) => id);
}

/** Part of a transaction; refused when the id is taken. */
export const insertArticleItem = (article: StoredArticle): TransactItem => ({
  Put: ArticleEntity.create(article).params(),
});

/** Part of a transaction that puts `after` in the place of the revision it was made from; refused when that is gone. */
export const replaceArticleItem = (after: StoredArticle, revision: number): TransactItem => ({
  Put: ArticleEntity.put(after)
    .where((stored, { eq }) => eq(stored.revision, revision))
    .params(),
});

/** The last step of a purge; false when it is not, or no more, being purged. */
export async function deletePurged(id: string): Promise<boolean> {
  const purged = ArticleEntity.delete({ id }).where((stored, { eq }) => eq(stored.stage, 'purging'));
  return (await ifCondition(purged.go())) !== undefined;
}
