import type { EbookCard } from '#shared/catalog/ebook.ts';
import { useCart } from '#web/lib/cart/cart.ts';
import { useGoSignIn } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';

/** One ebook's place in the cart. Adding requires a session; adding it twice only shows a message. */
export function useCartItem(ebook: EbookCard) {
  const cart = useCart();
  const { user } = useSession();
  const goSignIn = useGoSignIn();
  const add = () => {
    if (!user) goSignIn('Please sign in to add items to cart');
    else if (!cart.add(ebook)) toast.info('Item is already in your cart', { label: 'Open cart', onClick: cart.open });
  };
  return { isInCart: cart.has(ebook.id), add };
}
