import type { AdminEbook, EbookEdit } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';
import { useEbookLists } from './ebook-lists.ts';
import { useReloadEbooks } from './reload-ebooks.ts';

/** An admin's changes to ebooks. Each shows a message and reloads lists and figures. */
export function useAdminEbooks() {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const lists = useEbookLists();
  const refresh = useReloadEbooks();

  /** The trash gives back drafts: whoever deleted a published ebook has to know that it is not for sale again. */
  const restore = ({ id, status }: AdminEbook, places: ReadonlySet<string>) =>
    attempt(id, 'Failed to update ebook', async () => {
      const { ebook } = await api('POST /admin/ebooks/{id}/restore', { params: { id } });
      if (status === 'published') toast.info('Restored as a draft. Publish it to sell it again.');
      else toast.success('Ebook restored');
      await lists.putBack(ebook, places);
      await reload('GET /admin/ebooks/summary', 'GET /admin/stats');
    });

  const remove = (ebook: AdminEbook) =>
    attempt(ebook.id, 'Failed to delete ebook', async () => {
      const { id } = ebook;
      const places = lists.listsOf(id);
      await api('DELETE /admin/ebooks/{id}', { params: { id } });
      toast.success('Ebook deleted successfully', { label: 'Undo', onClick: () => void restore(ebook, places) });
      await refresh();
    });

  /** Throws, so the form can keep what was typed. */
  async function edit(id: string, body: EbookEdit): Promise<void> {
    await api('PUT /admin/ebooks/{id}', { params: { id }, body });
    toast.success('Ebook updated successfully');
    await refresh();
  }

  return { remove, edit, busyId };
}
