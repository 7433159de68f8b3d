import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { useSession } from '#web/lib/session/session.tsx';

/** Whether the ebook is among the person's own, bought or free, as far as this browser has heard. */
export const useIsOwned = (id: string): boolean => useSession().user?.purchased_ebooks.includes(id) ?? false;

/** For an ebook with its text: whether the server gives all of a paid one tells best, also after a refund. */
export function useOwnsEbook({ id, is_free, content_access }: EbookDetail): boolean {
  const isOwned = useIsOwned(id);
  return is_free ? isOwned : content_access === 'full';
}
