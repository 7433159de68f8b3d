import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import type { ApiRoute } from '#web/lib/api/api-types.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useGoSignIn } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { withWish } from './wish-cache.ts';

const routesWithHearts: readonly ApiRoute[] = ['GET /ebooks/public', 'POST /ebooks/filter', 'GET /ebooks/{id}'];

const save = (id: string, isWished: boolean): Promise<unknown> =>
  isWished
    ? api('POST /wishlist/add', { body: { ebook_id: id } })
    : api('DELETE /wishlist/remove/{ebookId}', { params: { ebookId: id } });

/** The wishlist heart: toggles at once wherever the ebook is shown, and reverts if the server refuses. */
export function useWish({ id, is_wishlisted: isWished }: Pick<EbookCard, 'id' | 'is_wishlisted'>) {
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const reload = useReload();
  const goSignIn = useGoSignIn();
  const [isBusy, setBusy] = useState(false);

  const show = (wished: boolean) =>
    mutate(
      (key) => Array.isArray(key) && routesWithHearts.includes(key[1] as ApiRoute),
      (data: unknown) => withWish(data, id, wished),
      { revalidate: false },
    );
  const change = async (wished: boolean) => {
    setBusy(true);
    void show(wished);
    try {
      await save(id, wished);
      toast.success(wished ? 'Added to wishlist' : 'Removed from wishlist');
      void reload('GET /user/library');
    } catch (error) {
      void show(!wished);
      toast.error(problemDetail(error, 'Failed to update wishlist'));
    } finally {
      setBusy(false);
    }
  };
  const toggle = () => {
    if (!user) {
      toast.error('Please log in to add items to your wishlist', { label: 'Sign In', onClick: () => goSignIn() });
    } else if (!isBusy) void change(!isWished);
  };
  return { isWished, isBusy, toggle };
}
