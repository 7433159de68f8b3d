import { Heart } from 'lucide-react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { useWish } from '../../api/wishlist.ts';

/** The heart with its label. */
export function WishButton({ ebook }: { readonly ebook: EbookDetail }) {
  const { isWished, isBusy, toggle } = useWish(ebook);
  return (
    <Button
      aria-pressed={isWished}
      busy={isBusy}
      className="flex-1 px-2"
      icon={<Heart size={16} aria-hidden="true" className={isWished ? 'fill-current text-accent' : undefined} />}
      onClick={toggle}
    >
      Wishlist
    </Button>
  );
}
