import { Check, ShoppingBag } from 'lucide-react';
import { useMemo } from 'react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { useCartItem } from '../../api/cart-item.ts';
import { cardOf } from '../../api/ebook-card.ts';

/** Add to Cart, or In Cart once added. A phone's bar has no room for the icon. */
export function CartButton({ ebook }: { readonly ebook: EbookDetail }) {
  const { isInCart, add } = useCartItem(useMemo(() => cardOf(ebook), [ebook]));
  const Icon = isInCart ? Check : ShoppingBag;
  return (
    <Button
      variant={isInCart ? 'done' : 'secondary'}
      className="max-xs:px-2.5"
      icon={<Icon size={16} aria-hidden="true" className="max-sm:hidden" />}
      onClick={add}
    >
      {isInCart ? 'In Cart' : 'Add to Cart'}
    </Button>
  );
}
