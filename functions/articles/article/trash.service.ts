import { auditItem } from '#lib/audit/audit.ts';
import { now, nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { dropObjects } from '#lib/objects/write-beside.ts';
import { decideAgain } from '#lib/table/save.ts';
import { releaseSlugItem } from '#lib/table/slug.ts';
import { transact } from '#lib/table/transact.ts';
import { patience } from '#lib/trash.ts';
import { deleteDraft, deleteRevisions, findDraft, findRevisions } from '../revision/revision.repo.ts';
import { deleteViews } from '../view/view.repo.ts';
import { articleSlugs } from './article.entity.ts';
import { deletePurged, findArticle, findDue, replaceArticleItem, type StoredArticle } from './article.repo.ts';
import { auditFields, saveArticle, type Writer } from './article.save.ts';
import { besideArticle, detailWith, mustFindArticle, unknownArticle } from './article.view.ts';

export const deleteArticle = (writer: Writer, id: string): Promise<{ success: true; message: string }> =>
  decideAgain(async () => {
    await saveArticle(writer, 'article.deleted', await mustFindArticle(id), { deleted_at: nowIso() });
    return { success: true, message: 'Article deleted successfully' };
  });

/** Takes an article out of the trash, as a draft, while it is kept. */
export const restoreArticle = (writer: Writer, id: string) =>
  decideAgain(async () => {
    const before = await findArticle(id);
    if (!before) throw unknownArticle();
    if (!before.deleted_at) throw conflict('This article is not in the trash');
    if (Date.parse(before.deleted_at) + patience < now()) throw unknownArticle();
    const change = { status: 'draft', deleted_at: undefined, scheduled_at: undefined } as const;
    const beside = await besideArticle(before);
    const after = await saveArticle(writer, 'article.restored', before, change);
    return { success: true as const, message: 'Article restored', article: detailWith(after, beside) };
  });

/** Slugs that fit into one transaction. */
const mostSlugs = 90;

/** The commit of a purge: from here on nobody can restore the article, and its slugs are free. */
async function giveUp(writer: Writer, article: StoredArticle): Promise<void> {
  const given: StoredArticle = { ...article, stage: 'purging', revision: article.revision + 1 };
  await transact([
    replaceArticleItem(given, article.revision),
    ...article.slugs.slice(0, mostSlugs).map((slug) => releaseSlugItem(articleSlugs, slug, article.id)),
    auditItem(writer, {
      action: 'article.purged',
      target: { id: article.id, name: article.title },
      before: auditFields(article),
    }),
  ]);
}

/**
 * Deletes an article for good. Once that is decided, what hangs on it goes, then its item, so that a purge which was cut
 * off is found again; at last its objects, when nothing refers to them. One that was restored meanwhile is refused by the
 * table and loses nothing.
 */
async function purge(writer: Writer, article: StoredArticle): Promise<void> {
  if (article.stage !== 'purging') await giveUp(writer, article);
  const [revisions, draft] = await Promise.all([findRevisions(article.id), findDraft(article.id)]);
  await Promise.all([deleteRevisions(revisions), deleteDraft(article.id), deleteViews(article.id)]);
  if (!(await deletePurged(article.id))) return;
  const texts = revisions.map(({ content_key }) => content_key);
  await dropObjects([article.content_key, ...texts, ...(draft ? [draft.fields_key] : [])]);
}

/** The articles that the trash has kept long enough, and those whose purge was cut off, each with what purges it. */
export async function overdue(writer: Writer): Promise<(() => Promise<void>)[]> {
  const [begun, due] = await Promise.all([
    findDue('purging', nowIso()),
    findDue('trash', new Date(now() - patience).toISOString()),
  ]);
  return [...begun, ...due].map((article) => () => purge(writer, article));
}
