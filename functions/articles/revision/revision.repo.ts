import type { EntityItem } from 'electrodb';
import { unavailable } from '#lib/errors.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { DraftEntity } from './draft.entity.ts';
import { RevisionEntity } from './revision.entity.ts';

export type StoredRevision = EntityItem<typeof RevisionEntity>;
export type StoredDraft = EntityItem<typeof DraftEntity>;

/** Texts of an article, newest first: a consistent read. May be a few more than are kept, until the next save. */
export async function findRevisions(article_id: string): Promise<StoredRevision[]> {
  const query = RevisionEntity.query.ofArticle({ article_id });
  return (await query.go({ order: 'desc', pages: 'all', consistent: true })).data;
}

export async function findRevision(article_id: string, id: string): Promise<StoredRevision | undefined> {
  return (await RevisionEntity.get({ article_id, id }).go()).data ?? undefined;
}

/** Part of the transaction that saves its text. */
export const insertRevisionItem = (revision: StoredRevision): TransactItem => ({
  Put: RevisionEntity.create(revision).params(),
});

/** Part of a transaction that restores a text; refused when the text is no longer kept. */
export const requireRevisionItem = ({ article_id, id }: StoredRevision): TransactItem => {
  const asked = RevisionEntity.get({ article_id, id });
  const { TableName, Key } = asked.params<{ TableName: string; Key: Record<string, string> }>();
  return { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } };
};

/** Deletes all of them, or throws: a remaining one must not be taken for deleted. */
export async function deleteRevisions(revisions: readonly StoredRevision[]): Promise<void> {
  const keys = revisions.map(({ article_id, id }) => ({ article_id, id }));
  const { unprocessed } = await RevisionEntity.delete(keys).go();
  if (unprocessed.length > 0) throw unavailable('The shop is busy. Please try again in a moment.', 2);
}

export async function findDraft(article_id: string): Promise<StoredDraft | undefined> {
  return (await DraftEntity.get({ article_id }).go({ consistent: true })).data ?? undefined;
}

/** Part of a transaction that keeps a draft; refused when there is another one than the one it replaces, if any. */
export const putDraftItem = (draft: StoredDraft, replaced: StoredDraft | undefined): TransactItem => ({
  Put: {
    ...DraftEntity.put(draft).params<NonNullable<TransactItem['Put']>>(),
    ...(replaced ? only(replaced.fields_key) : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
});

const only = (fieldsKey: string) => ({
  ConditionExpression: 'fields_key = :key',
  ExpressionAttributeValues: { ':key': fieldsKey },
});

/** Returns the deleted draft. */
export async function deleteDraft(article_id: string): Promise<StoredDraft | undefined> {
  return (await DraftEntity.delete({ article_id }).go({ response: 'all_old' })).data ?? undefined;
}

/**
 * Part of a transaction that makes the autosaved draft obsolete. With `known`, the key of its fields or null for no draft,
 * it is refused when there is another one.
 */
export function deleteDraftItem(article_id: string, known?: string | null): TransactItem {
  const draft = DraftEntity.delete({ article_id }).params<NonNullable<TransactItem['Delete']>>();
  if (known === undefined) return { Delete: draft };
  const none = 'attribute_not_exists(pk)';
  if (known === null) return { Delete: { ...draft, ConditionExpression: none } };
  const { ConditionExpression, ...values } = only(known);
  return { Delete: { ...draft, ...values, ConditionExpression: `${none} OR ${ConditionExpression}` } };
}
