import { deleteAll } from '#lib/table/delete-all.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { SavedView } from '#shared/accounts/saved-view.ts';
import { SavedViewsEntity, type StoredView, type StoredViews } from './saved-view.entity.ts';
import { inOrder } from './view-changes.ts';

export type ViewsKey = Pick<StoredViews, 'user_id' | 'list'>;

/** A person's views of one list; none before the first is saved. */
export async function findViews(key: ViewsKey): Promise<StoredViews> {
  const { data } = await SavedViewsEntity.get(key).go({ consistent: true });
  return data ?? { ...key, views: [], step: 0 };
}

/** A person's views of all lists, by list and name: one query. */
export async function listViews(user_id: string): Promise<SavedView[]> {
  const { data } = await SavedViewsEntity.query
    .whatHasThisPersonSaved({ user_id })
    .go({ consistent: true, pages: 'all' });
  return data.flatMap(({ list, views }) => inOrder(views).map((view) => ({ ...view, list })));
}

/** Part of a transaction; refused when the views have changed since they were read. */
export const replacedViewsItem = (
  { user_id, list, step }: StoredViews,
  views: readonly StoredView[],
): TransactItem => ({
  Update: SavedViewsEntity.update({ user_id, list })
    .set({ views: [...views], step: step + 1 })
    .where((now, { eq, notExists }) => (step === 0 ? notExists(now.step) : eq(now.step, step)))
    .params(),
});

/** Removes what a person has saved. */
export const forgetViews = (user_id: string): Promise<void> =>
  deleteAll(
    async (limit) => {
      const query = SavedViewsEntity.query.whatHasThisPersonSaved({ user_id });
      return (await query.go({ attributes: ['user_id', 'list'], limit })).data;
    },
    async (keys) => (await SavedViewsEntity.delete(keys).go()).unprocessed,
  );
