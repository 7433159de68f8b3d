import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/kernel/format.ts';
import type { WishlistItem } from '#shared/library/library.ts';
import { href } from '#shared/pages/href.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { isSpecialOffer } from '../api/library-figures.ts';

export interface LibraryWishProps {
  readonly item: WishlistItem;
  readonly now: number;
  /** Puts it into the cart, or reads it if it is owned meanwhile. */
  readonly act: ReactNode;
  readonly onRemove: () => void;
}

/** A wishlisted ebook. After a day it gets the offer's badge. */
export const LibraryWish = ({ item, now, act, onRemove }: LibraryWishProps) => (
  <li className="min-w-0">
    <Cover ebook={item.ebook} />
    <h3 className="mt-2.5 line-clamp-2 h-[2.56em] text-16">
      <TextLink look="title" to={href('ebook', { id: item.ebook.id })}>
        {item.ebook.title}
      </TextLink>
    </h3>
    <p className="mt-1 flex min-h-6 flex-wrap items-center gap-2 text-12 text-muted">
      Added {formatDate(item.added_at)}
      {isSpecialOffer(item, now) && <Badge look="accent">Special Offer</Badge>}
    </p>
    <p className="mt-1">
      <Price price={item.ebook.price} isFree={item.ebook.is_free} />
    </p>
    <div className="mt-2 flex gap-1">
      <div className="grid min-w-0 flex-1">{act}</div>
      <IconButton label={`Remove ${item.ebook.title} from wishlist`} onClick={onRemove}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    </div>
  </li>
);
