import type { EbookCard } from '#shared/catalog/ebook.ts';
import type { CartLine } from '#shared/commerce/cart.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { packageText } from '#web/lib/text/ebook-size.ts';
import { cartItemClasses } from './cart-item-classes.ts';

export interface CartItemProps {
  readonly item: EbookCard;
  /** Why the server did not count it, if so. */
  readonly problem: CartLine['problem'];
  /** Undefined while it must stay, because it is being paid for. */
  readonly onRemove: (() => void) | undefined;
  /** Called when the title is clicked, to close the panel. */
  readonly onLeave: () => void;
}

const problems: Record<NonNullable<CartLine['problem']>, string> = {
  unavailable: 'No longer available. It is not counted.',
  free: 'Free now. It is not counted; get it on its page.',
  owned: 'You own this already. It is not counted.',
};

const PackageSize = ({ item }: Pick<CartItemProps, 'item'>) => {
  const prompts = packageText(item);
  return prompts && <p className="mt-0.75 text-12 text-muted">{prompts}</p>;
};

/** One ebook in the cart. */
export const CartItem = ({ item, problem, onRemove, onLeave }: CartItemProps) => (
  <li className={cartItemClasses}>
    <Cover ebook={item} />
    <div className="min-w-0">
      <FrameworkTick framework={item.regulatory_source} />
      <h3 className="mt-0.75 text-16">
        <TextLink look="title" to={href('ebook', { id: item.id })} onClick={onLeave}>
          {item.title}
        </TextLink>
      </h3>
      <PackageSize item={item} />
      {problem && <p className="mt-1 text-14 text-draft">{problems[problem]}</p>}
    </div>
    <div className="grid justify-items-end">
      <span className={problem && 'text-muted line-through'}>
        <Price price={item.price} isFree={item.is_free} />
      </span>
      {onRemove && (
        // Its text, not its box, is aligned with the price.
        <Button variant="quiet" className="mt-2 -mr-2.25 px-2!" onClick={onRemove} aria-label={`Remove ${item.title}`}>
          Remove
        </Button>
      )}
    </div>
  </li>
);
