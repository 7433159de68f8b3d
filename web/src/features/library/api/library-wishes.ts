import type { UserLibrary, WishlistItem } from '#shared/library/library.ts';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { useApi, useReload } from '#web/lib/api/swr.ts';
import { toast } from '#web/lib/toast.ts';

const without = (library: UserLibrary, item: WishlistItem): UserLibrary => ({
  ...library,
  wishlist: library.wishlist.filter(({ wishlist_id }) => wishlist_id !== item.wishlist_id),
  total_wishlisted: library.total_wishlisted - 1,
});

/** The user's library. A wish is removed at once, with Undo, and restored if the server refuses. */
export function useLibrary() {
  const library = useApi('GET /user/library');
  const reload = useReload();
  const failed = (error: unknown) => toast.error(problemDetail(error, 'Failed to update wishlist'));

  async function restore(item: WishlistItem): Promise<void> {
    await api('POST /wishlist/add', { body: { ebook_id: item.ebook.id } }).catch(failed);
    await reload('GET /user/library', 'GET /ebooks/public');
  }

  async function removeWish(item: WishlistItem): Promise<void> {
    const { data } = library;
    if (!data) return;
    await library.mutate(without(data, item), { revalidate: false });
    try {
      await api('DELETE /wishlist/remove/{ebookId}', { params: { ebookId: item.ebook.id } });
      toast.success('Removed from wishlist', { label: 'Undo', onClick: () => void restore(item) });
    } catch (error) {
      failed(error);
    }
    await reload('GET /user/library', 'GET /ebooks/public');
  }

  return { ...library, removeWish };
}
