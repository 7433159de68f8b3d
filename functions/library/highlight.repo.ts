import type { EntityItem } from 'electrodb';
import { everything, type GoesOn } from '#lib/person/personal-data.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { mostHighlights } from '#shared/library/choices.ts';
import type { Highlight, HighlightEdit, HighlightPage } from '#shared/library/highlight.ts';
import { HighlightCountEntity, HighlightEntity } from './highlight.entity.ts';

/** Most highlights in one answer. The table ends a query after 1 MB as well, so no answer is larger. */
const pageSize = 500;

/** Which highlight: of whom, in which ebook. */
export interface HighlightId {
  readonly user_id: string;
  readonly ebook_id: string;
  readonly key: string;
}

type Stored = EntityItem<typeof HighlightEntity>;
const shown = ({ user_id: _, ebook_id: __, ...highlight }: Stored): Highlight => highlight;

/** A page of what this person has marked in an ebook, after a key: one query. Keys are of one length, and hexadecimal. */
export async function listHighlights(userId: string, ebookId: string, after?: string): Promise<HighlightPage> {
  const all = HighlightEntity.query.whatHasThisPersonMarked({ user_id: userId, ebook_id: ebookId });
  const query = after === undefined ? all : all.between({ key: `${after}~` }, { key: '~' });
  const { data, cursor } = await query.go({ consistent: true, limit: pageSize });
  return { highlights: data.map(shown), next: cursor === null ? null : (data.at(-1)?.key ?? null) };
}

/** What this person has marked in all of their ebooks, for an export. */
export async function exportHighlights(userId: string): Promise<(Highlight & { readonly ebook_id: string })[]> {
  const query = HighlightEntity.query.whatHasThisPersonMarked({ user_id: userId });
  const { data } = await query.go({ consistent: true, count: everything });
  return data.map(({ user_id: _, ...highlight }) => highlight);
}

/** So many make a page of an export. */
const exportPage = 2000;

/** A page of the same. */
export async function highlightsFrom(userId: string, cursor?: string) {
  const query = HighlightEntity.query.whatHasThisPersonMarked({ user_id: userId });
  const { data, cursor: next } = await query.go({ consistent: true, count: exportPage, cursor: cursor ?? null });
  return { highlights: data.map(({ user_id: _, ...highlight }) => highlight), next: next ?? undefined };
}

/** How much this person has marked in all of their ebooks: a number is kept for each ebook. */
export async function countHighlights(userId: string): Promise<number> {
  const query = HighlightCountEntity.query.howManyHasThisPersonMarked({ user_id: userId });
  const { data } = await query.go({ consistent: true, attributes: ['highlights'], count: everything });
  return data.reduce((sum, { highlights }) => sum + highlights, 0);
}

/** Replaces a highlight, and returns it. Undefined when there is none. */
export async function changeHighlight(
  id: HighlightId,
  edit: HighlightEdit,
  at: string,
): Promise<Highlight | undefined> {
  const change = HighlightEntity.patch(id).set({ ...edit, updated_at: at });
  const changed = await ifCondition(change.go({ response: 'all_new' }));
  return changed && shown(changed.data as Stored);
}

/** Part of a transaction; refused when there is such a highlight already. */
export const insertHighlightItem = (id: HighlightId, highlight: Highlight): TransactItem => ({
  Put: HighlightEntity.create({ ...highlight, ...id }).params(),
});

/** Part of a transaction; refused when there is no such highlight. */
export const removeHighlightItem = (id: HighlightId): TransactItem => ({
  Delete: HighlightEntity.remove(id).params(),
});

type CountOf = Pick<HighlightId, 'user_id' | 'ebook_id'>;

/** Part of a transaction; refused when the person has marked as much of the ebook as anybody may. */
export const oneHighlightMoreItem = ({ user_id, ebook_id }: CountOf): TransactItem => ({
  Update: HighlightCountEntity.update({ user_id, ebook_id })
    .add({ highlights: 1 })
    .where(({ highlights }, { lt, notExists }) => `${notExists(highlights)} OR ${lt(highlights, mostHighlights)}`)
    .params(),
});

/** Part of a transaction. */
export const oneHighlightLessItem = ({ user_id, ebook_id }: CountOf): TransactItem => ({
  Update: HighlightCountEntity.patch({ user_id, ebook_id }).add({ highlights: -1 }).params(),
});

/** Removes a person's highlights, then what was counted of them. `goesOn` stops it by throwing. */
export async function forgetHighlights(userId: string, goesOn: GoesOn): Promise<void> {
  await deleteAll(
    async (limit) => {
      const query = HighlightEntity.query.whatHasThisPersonMarked({ user_id: userId });
      return (await query.go({ attributes: ['user_id', 'ebook_id', 'key'], limit })).data;
    },
    async (keys) => (await HighlightEntity.delete(keys).go()).unprocessed,
    goesOn,
  );
  await deleteAll(
    async (limit) => {
      const query = HighlightCountEntity.query.howManyHasThisPersonMarked({ user_id: userId });
      return (await query.go({ attributes: ['user_id', 'ebook_id'], limit })).data;
    },
    async (keys) => (await HighlightCountEntity.delete(keys).go()).unprocessed,
    goesOn,
  );
}
