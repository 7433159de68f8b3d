import { auditItem } from '#lib/audit.ts';
import { now, nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { releaseSlugItem } from '#lib/table/slug.ts';
import { transact } from '#lib/table/transact.ts';
import { patience } from '#lib/trash.ts';
import { findArticle, findDue, purgeArticleItem, type StoredArticle } from './article.repo.ts';
import { auditFields, saveArticle, type Writer } from './article.save.ts';
import { deleteDraftFields, dropObjects } from './article.text.ts';
import { mustFindArticle, toDetail, unknownArticle } from './article.view.ts';
import { deleteDraftItem, deleteRevisions, findRevisions } from './revision.repo.ts';
import { deleteViews } from './view.repo.ts';

export async function deleteArticle(writer: Writer, id: string): Promise<{ success: true; message: string }> {
  await saveArticle(writer, 'article.deleted', await mustFindArticle(id), { deleted_at: nowIso() });
  return { success: true, message: 'Article deleted successfully' };
}

/** Takes an article out of the trash, as a draft, while it is kept. */
export async function restoreArticle(writer: Writer, id: string) {
  const before = await findArticle(id);
  if (!before) throw unknownArticle();
  if (!before.deleted_at) throw conflict('This article is not in the trash');
  if (Date.parse(before.deleted_at) + patience < now()) throw unknownArticle();
  const change = { status: 'draft', deleted_at: undefined, scheduled_at: undefined } as const;
  const after = await saveArticle(writer, 'article.restored', before, change);
  return { success: true as const, message: 'Article restored', article: await toDetail(after) };
}

/**
 * Deletes an article for good: first what hangs on it, at last itself, so that a purge which was cut off is found again.
 * Its slugs are free then. Answers whether it is gone; one that was restored meanwhile is refused by the table.
 */
async function purge(writer: Writer, article: StoredArticle): Promise<void> {
  const revisions = await findRevisions(article.id);
  await dropObjects([article.content_key, ...revisions.map(({ content_key }) => content_key)]);
  await Promise.all([deleteRevisions(revisions), deleteDraftFields(article.id), deleteViews(article.id)]);
  await transact([
    purgeArticleItem(article),
    deleteDraftItem(article.id),
    ...article.slugs.slice(0, 90).map((slug) => releaseSlugItem('article', slug, article.id)),
    auditItem(writer, {
      action: 'article.purged',
      target: { id: article.id, name: article.title },
      before: auditFields(article),
    }),
  ]);
}

/** The articles that the trash has kept long enough, each with what purges it. */
export async function overdue(writer: Writer): Promise<(() => Promise<void>)[]> {
  const articles = await findDue('trash', new Date(now() - patience).toISOString());
  return articles.map((article) => () => purge(writer, article));
}
