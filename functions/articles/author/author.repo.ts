import type { EntityItem } from 'electrodb';
import { invalid } from '#lib/errors.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { AuthorEntity } from './author.entity.ts';
import { findAuthorUse } from './author-use.repo.ts';

export type StoredAuthor = EntityItem<typeof AuthorEntity>;

export async function findAuthor(id: string): Promise<StoredAuthor | undefined> {
  return (await AuthorEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** The name of an author whom an article is to get; 422 when there is none with that id, or not for long. */
export async function nameOfAuthor(id: string): Promise<string> {
  const [author, { leaving_job }] = await Promise.all([findAuthor(id), findAuthorUse(id)]);
  if (author && leaving_job) throw invalid('author_id', `${author.name} is being deleted. Select another one.`);
  if (!author) throw invalid('author_id', 'This author no longer exists. Select another one.');
  return author.name;
}

/** All of them, sorted by name; there are few. */
export async function listAuthors(): Promise<StoredAuthor[]> {
  const { data } = await AuthorEntity.query.allByTime({}).go({ pages: 'all' });
  return data.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/** Part of a transaction that assigns an article to an author; refused when there is no such author. */
export const requireAuthorItem = (id: string): TransactItem => {
  const { TableName, Key } = AuthorEntity.get({ id }).params<{ TableName: string; Key: Record<string, string> }>();
  return { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } };
};
