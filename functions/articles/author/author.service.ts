import type { Writer } from '#lib/actor.ts';
import { below } from '#lib/edge/shown-at.ts';
import { conflict, invalid } from '#lib/errors.ts';
import type { Done } from '#lib/managed/answer.ts';
import { managed } from '#lib/managed/managed.ts';
import { articleList } from '../article/article.entity.ts';
import { findArticle, findIdsOfAuthor } from '../article/article.repo.ts';
import { articles, articlesShownAt, authorShownAt } from '../article/article.service.ts';
import { AuthorEntity } from './author.entity.ts';
import { findAuthor, type StoredAuthor } from './author.repo.ts';
import { toProfile } from './author.view.ts';

/** The authors as admins manage them. Articles show their names, so a change counts as one to the articles' list. */
export const authors = managed({
  entity: AuthorEntity,
  noun: 'author profile',
  field: 'author_profile',
  action: 'author',
  says: { unknown: 'Author not found' },
  id: 'author',
  name: ({ name }) => name,
  view: () => toProfile,
  shownAt: ({ id }) => [...articlesShownAt, ...authorShownAt(id), below('/og/article/')],
  list: articleList,
});

/** Reassigns the articles of an author. Concurrent editors notice it by the revision. */
async function handOver(writer: Writer, ids: readonly string[], from: string, to: StoredAuthor): Promise<void> {
  for (const id of ids) {
    const article = await findArticle(id);
    if (article?.author_id !== from || article.list === 'purging') continue;
    await articles.save(writer, 'updated', article, { author_id: to.id, author_name: to.name });
  }
}

async function heirOf(author: StoredAuthor, count: number, replaceWith: string | undefined): Promise<StoredAuthor> {
  if (!replaceWith || replaceWith === author.id) {
    const articles = count === 1 ? '1 article' : `${count} articles`;
    throw conflict(`${author.name} has ${articles}. Choose an author to take over.`, { articles: count });
  }
  const heir = await findAuthor(replaceWith);
  if (!heir) throw invalid('replace_with', 'This author no longer exists. Select another one.');
  return heir;
}

/** Deletes an author. Their articles, even trashed ones, go to `replaceWith` first; without it, 409 if any exist. */
export const deleteAuthor = (writer: Writer, id: string, replaceWith: string | undefined): Promise<Done> =>
  authors.delete(writer, id, async (author) => {
    const ids = await findIdsOfAuthor(id);
    if (ids.length > 0) await handOver(writer, ids, id, await heirOf(author, ids.length, replaceWith));
    return {};
  });
