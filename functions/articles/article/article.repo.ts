import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
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
  const { data } = await ArticleEntity.query.inListByTime({ list: 'current' }).go({ pages: 'all', order: 'desc' });
  return data;
}

/** A page of the articles of a stage, the latest first. */
export const listStage = (stage: Stage, query: PageQuery): Promise<Page<StoredArticle>> =>
  newestFirst(ArticleEntity.query.inStageByTime({ stage }), query);

/** A page of the trash, the latest deleted first. */
export const listTrashedArticles = (query: PageQuery): Promise<Page<StoredArticle>> =>
  newestFirst(ArticleEntity.query.inListByTime({ list: 'trash' }), query);

/** Articles that are due to be published at `moment`, the oldest first; at most 100, the next run finds the others. */
export async function findDueArticles(moment: string): Promise<StoredArticle[]> {
  const query = ArticleEntity.query.inStageByTime({ stage: 'scheduled' }).lte({ stage_at: moment });
  return (await query.go({ order: 'asc', limit: 100 })).data;
}

/** Ids of an author's articles, those in the trash too. */
export async function findIdsOfAuthor(author_id: string): Promise<string[]> {
  const { data } = await ArticleEntity.query.ofAuthor({ author_id }).go({ pages: 'all', attributes: ['id'] });
  return data.map(({ id }) => id);
}
