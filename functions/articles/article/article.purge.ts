import { dropObjects } from '#lib/objects/save-with-objects.ts';
import { deleteDraft, deleteRevisions, findDraft, findRevisions } from '../revision/revision.repo.ts';
import { deleteViews } from '../view/view.repo.ts';
import type { StoredArticle } from './article.repo.ts';

/** Deletes what belongs to an article that is being purged: earlier texts, draft, views, and their objects. */
export async function deleteArticleData({ id, content_key }: StoredArticle): Promise<void> {
  const [revisions, draft] = await Promise.all([findRevisions(id), findDraft(id)]);
  await Promise.all([deleteRevisions(revisions), deleteDraft(id), deleteViews(id)]);
  const texts = revisions.map((revision) => revision.content_key);
  await dropObjects([content_key, ...texts, ...(draft ? [draft.fields_key] : [])]);
}
