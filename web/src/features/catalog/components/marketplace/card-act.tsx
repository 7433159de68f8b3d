import { Check, ShoppingBag } from 'lucide-react';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { useCartItem } from '../../api/cart-item.ts';
import { useIsOwned } from '../../api/ownership.ts';

export interface CardActProps {
  readonly ebook: EbookCard;
  /** Whether this free ebook is being added to the library. */
  readonly isGetting: boolean;
  readonly onGet: (id: string) => void;
}

function CartButton({ ebook }: { readonly ebook: EbookCard }) {
  const { isInCart, add } = useCartItem(ebook);
  const Icon = isInCart ? Check : ShoppingBag;
  return (
    <Button
      variant={isInCart ? 'done' : 'secondary'}
      className="px-2.5 sm:px-3"
      aria-label={`${isInCart ? 'In cart' : 'Add to cart'}: ${ebook.title}`}
      icon={<Icon size={16} aria-hidden="true" className="max-sm:hidden" />}
      onClick={add}
    >
      {isInCart ? 'In Cart' : 'Cart'}
    </Button>
  );
}

/** The action on a card: Read if owned, Get if free, else Cart. */
export function CardAct({ ebook, isGetting, onGet }: CardActProps) {
  const isOwned = useIsOwned(ebook.id);
  if (isOwned)
    return (
      <ButtonLink to={href('ebook', { id: ebook.id })} aria-label={`Read: ${ebook.title}`} className="px-3">
        Read
      </ButtonLink>
    );
  if (!ebook.is_free) return <CartButton ebook={ebook} />;
  return (
    <Button
      aria-label={`Get free ebook: ${ebook.title}`}
      className="px-3"
      busy={isGetting}
      busyText="Getting…"
      onClick={() => onGet(ebook.id)}
    >
      Get
    </Button>
  );
}
