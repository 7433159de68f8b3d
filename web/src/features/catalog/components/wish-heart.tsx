import { Heart } from 'lucide-react';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { useWish } from '../api/wishlist.ts';

/** The heart on a card. */
export function WishHeart({ ebook }: { readonly ebook: EbookCard }) {
  const { isWished, isBusy, toggle } = useWish(ebook);
  return (
    <IconButton
      label={`Wishlist: ${ebook.title}`}
      aria-pressed={isWished}
      aria-busy={isBusy || undefined}
      onClick={toggle}
    >
      <Heart size={20} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}
