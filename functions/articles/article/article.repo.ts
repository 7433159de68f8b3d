import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { ArticleEntity } from './article.entity.ts';

export type StoredArticle = EntityItem<typeof ArticleEntity>;
type Stage = StoredArticle['stage'];

/** An article in any stage: a strongly consistent read. */
export async function findArticle(id: string): Promise<StoredArticle | undefined> {
  return (await ArticleEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** Part of a transaction that is only about this revision of an article. */
export const requireArticleItem = ({ id, revision }: StoredArticle): TransactItem => {
  const { TableName, Key } = ArticleEntity.get({ id }).params<{ TableName: string; Key: Record<string, string> }>();
  const at = { ConditionExpression: 'revision = :revision', ExpressionAttributeValues: { ':revision': revision } };
  return { ConditionCheck: { TableName, Key, ...at } };
};

/** All but trashed ones, latest change first. Read once per change and cached in memory. */
export async function findCurrentArticles(): Promise<StoredArticle[]> {
  const { data } = await ArticleEntity.query.inListByTime({ list: 'current' }).go({ pages: 'all', order: 'desc' });
  return data;
}

/** A page of the articles of a stage, latest first. */
export const listStage = (stage: Stage, query: PageQuery): Promise<Page<StoredArticle>> =>
  newestFirst(ArticleEntity.query.inStageByTime({ stage }), query);

/** The trash, latest deletion first. What is deleted within 30 days is no more than what there is. */
export async function findTrashedArticles(): Promise<StoredArticle[]> {
  const { data } = await ArticleEntity.query.inListByTime({ list: 'trash' }).go({ pages: 'all', order: 'desc' });
  return data;
}

/** Articles that are due to be published at `moment`, oldest first; at most 100, the next run finds the others. */
export async function findDueArticles(moment: string): Promise<StoredArticle[]> {
  const query = ArticleEntity.query.inStageByTime({ stage: 'scheduled' }).lte({ stage_at: moment });
  return (await query.go({ order: 'asc', limit: 100 })).data;
}

/** Articles of an author that are read at a time. */
const pageSize = 20;

/** Ids of an author's articles, including those in the trash, from a cursor on. The index may lag. */
export async function pageOfAuthor(author_id: string, cursor: string | undefined) {
  const query = ArticleEntity.query.ofAuthor({ author_id });
  const page = await query.go({ limit: pageSize, cursor: cursor ?? null, attributes: ['id'] });
  return { ids: page.data.map(({ id }) => id), next: page.cursor ?? undefined };
}
