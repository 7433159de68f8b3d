import type { SavedView, SavedViewEdit, SavedViewInput } from '#shared/accounts/saved-view.ts';
import type { ViewedList } from '#shared/accounts/viewed-lists.ts';
import { api } from '../api/api.ts';
import { useApi, useReload } from '../api/swr.ts';
import { useActs } from '../list/use-acts.ts';
import { toast } from '../toast.ts';

const route = 'GET /admin/saved-views';

/** The views that the person has saved, of every list. */
export const useSavedViews = () => useApi(route);

/** Saving, changing and deleting the own views of a list. */
export function useViewActs(list: ViewedList) {
  const reload = useReload();
  const { attempt } = useActs();

  async function save(input: SavedViewInput): Promise<SavedView> {
    const { message, saved_view } = await api('POST /admin/saved-views/{list}', { params: { list }, body: input });
    toast.success(message);
    await reload(route);
    return saved_view;
  }
  async function edit(id: string, change: SavedViewEdit): Promise<void> {
    const params = { list, id };
    const { message } = await api('PUT /admin/saved-views/{list}/{id}', { params, body: change });
    toast.success(message);
    await reload(route);
  }

  return {
    /** Throws, so that the form can say why. */
    save,
    /** The same. */
    edit,
    /** Puts what is shown in place of what a view kept. */
    replace: (id: string, state: Pick<SavedView, 'query' | 'hidden_columns'>): void =>
      void attempt(id, 'Failed to save the view', () => edit(id, state)),
    /** Deletes a view. Undo saves it again. */
    remove({ id, name, query, hidden_columns }: SavedView): void {
      const putBack = () =>
        void attempt(id, 'Failed to restore the view', async () => {
          await save({ name, query, hidden_columns });
        });
      void attempt(id, 'Failed to delete the view', async () => {
        const { message } = await api('DELETE /admin/saved-views/{list}/{id}', { params: { list, id } });
        toast.success(message, { label: 'Undo', onClick: putBack });
        await reload(route);
      });
    },
  };
}
