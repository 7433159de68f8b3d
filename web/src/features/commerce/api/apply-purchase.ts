import type { User } from '#shared/accounts/user.ts';
import { api } from '#web/lib/api/api.ts';
import { useReloadAll } from '#web/lib/api/swr.ts';
import { useCart } from '#web/lib/cart/cart.ts';
import { useSession } from '#web/lib/session/session.tsx';

/** The user with ebooks that were just acquired. */
const withEbooks = (user: User, ids: readonly string[]): User => ({
  ...user,
  purchased_ebooks: [...new Set([...user.purchased_ebooks, ...ids])],
});

/**
 * Brings this browser up to date with a purchase, as a reload of the page would: the user's books, the cart without
 * them and without the used code, and all data. The purchase stands: if the user cannot be loaded, the ids known to be
 * bought are enough. Never throws.
 */
export function useApplyPurchase(): (ids: readonly string[]) => Promise<void> {
  const { user: known, updateUser } = useSession();
  const { items, remove, setCode } = useCart();
  const reloadAll = useReloadAll();
  return async (ids) => {
    const user = await api('GET /auth/me').catch(() => known && withEbooks(known, ids));
    if (!user) return;
    updateUser(user);
    const bought = items.filter(({ id }) => user.purchased_ebooks.includes(id));
    for (const { id } of bought) remove(id);
    if (bought.length > 0) setCode('');
    // What cannot be loaded says so where it is shown.
    await reloadAll().catch(() => undefined);
  };
}
