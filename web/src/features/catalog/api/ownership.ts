import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { useSession } from '#web/lib/session/session.tsx';

/** Whether the user owns the ebook, bought or free, as far as this browser knows. */
export const useIsOwned = (id: string): boolean => useSession().user?.purchased_ebooks.includes(id) ?? false;

/** For a loaded ebook: full access to a paid one is the best evidence of ownership, even after a refund. */
export function useOwnsEbook({ id, is_free, content_access }: EbookDetail): boolean {
  const isOwned = useIsOwned(id);
  return is_free ? isOwned : content_access === 'full';
}
