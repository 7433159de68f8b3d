import { nowIso } from '#lib/clock.ts';
import type { ArticleDraft } from '#shared/articles/article.ts';
import type { StoredArticle } from './article.repo.ts';
import type { Writer } from './article.save.ts';
import { deleteDraftFields, writeDraftFields } from './article.text.ts';
import { mustFindArticle } from './article.view.ts';
import { deleteDraft, putDraft } from './revision.repo.ts';

/**
 * Keeps what somebody has written so far beside an article, the last one only. Nothing that is read changes, so the log
 * gets no row: a writer who types for an hour would fill it.
 */
export async function keepDraft(
  writer: Writer,
  article: StoredArticle,
  fields: ArticleDraft['fields'],
): Promise<ArticleDraft> {
  const draft = { saved_at: nowIso(), saved_by: writer.name, version: article.version };
  await writeDraftFields(article.id, fields);
  await putDraft({ article_id: article.id, ...draft });
  return { ...draft, fields };
}

export async function discardDraft(articleId: string): Promise<{ success: true; message: string }> {
  const { id } = await mustFindArticle(articleId);
  await deleteDraft(id);
  await deleteDraftFields(id);
  return { success: true, message: 'Draft discarded' };
}
