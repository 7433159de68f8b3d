import type { Writer } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { type Done, done } from '#lib/managed/answer.ts';
import { dropObjects, saveWithObjects } from '#lib/objects/save-with-objects.ts';
import type { ArticleDraft } from '#shared/articles/article.ts';
import type { StoredArticle } from '../article/article.repo.ts';
import { articles } from '../article/article.service.ts';
import { draftObject } from '../article/article.text.ts';
import { deleteDraft, putDraft } from './revision.repo.ts';

/**
 * Stores the latest autosave of an article. Nothing that readers see changes, so the audit log gets no row: a writer
 * who types for an hour would fill it.
 */
export async function keepDraft(
  writer: Writer,
  article: StoredArticle,
  fields: ArticleDraft['fields'],
): Promise<ArticleDraft> {
  const draft = { saved_at: nowIso(), saved_by: writer.name, revision: article.revision };
  const object = draftObject(article.id, fields);
  const item = { article_id: article.id, fields_key: object.key, ...draft };
  const replaced = await saveWithObjects([object], () => putDraft(item));
  if (replaced) await dropObjects([replaced.fields_key]);
  return { ...draft, fields };
}

export async function discardDraft(articleId: string): Promise<Done> {
  const { id } = await articles.mustFind(articleId);
  const discarded = await deleteDraft(id);
  if (discarded) await dropObjects([discarded.fields_key]);
  return done('Draft discarded');
}
