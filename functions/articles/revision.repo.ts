import type { EntityItem } from 'electrodb';
import type { TransactItem } from '#lib/table/transact.ts';
import { DraftEntity } from './draft.entity.ts';
import { RevisionEntity } from './revision.entity.ts';

export type StoredRevision = EntityItem<typeof RevisionEntity>;
export type StoredDraft = EntityItem<typeof DraftEntity>;

/** Texts of an article, newest first. A few more than are kept, until the next save. */
export async function findRevisions(article_id: string): Promise<StoredRevision[]> {
  return (await RevisionEntity.query.ofArticle({ article_id }).go({ order: 'desc', pages: 'all' })).data;
}

export async function findRevision(article_id: string, id: string): Promise<StoredRevision | undefined> {
  return (await RevisionEntity.get({ article_id, id }).go()).data ?? undefined;
}

/** Part of the transaction that saves its text. */
export const insertRevisionItem = (revision: StoredRevision): TransactItem => ({
  Put: RevisionEntity.create(revision).params(),
});

export async function deleteRevisions(revisions: readonly StoredRevision[]): Promise<void> {
  await RevisionEntity.delete(revisions.map(({ article_id, id }) => ({ article_id, id }))).go();
}

export async function findDraft(article_id: string): Promise<StoredDraft | undefined> {
  return (await DraftEntity.get({ article_id }).go({ consistent: true })).data ?? undefined;
}

export async function putDraft(draft: StoredDraft): Promise<void> {
  await DraftEntity.put(draft).go();
}

export async function deleteDraft(article_id: string): Promise<void> {
  await DraftEntity.delete({ article_id }).go();
}

/** Part of a transaction that makes what was autosaved out of date. */
export const deleteDraftItem = (article_id: string): TransactItem => ({
  Delete: DraftEntity.delete({ article_id }).params(),
});
