import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { AdminDiscount } from '#shared/commerce/discount.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { type DiscountValues, discountOf } from '../../api/discount-values.ts';
import { TrialResult } from './trial-result.tsx';
import { TrialSearch, type TriedEbook } from './trial-search.tsx';

export interface DiscountTrialProps {
  /** The form as it stands. */
  readonly values: DiscountValues;
  /** The saved one that it would replace. */
  readonly discount: AdminDiscount | null;
}

/** Tries the discount as it stands in the form on a cart, before it is saved. */
export function DiscountTrial({ values, discount }: DiscountTrialProps) {
  const heading = useId();
  const [cart, setCart] = useState<readonly TriedEbook[]>([]);
  const isIn = (id: string) => cart.some((ebook) => ebook.id === id);
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-card border border-line bg-sunken p-4">
      <h3 id={heading} className="text-16">
        Try on a cart
      </h3>
      <p className="mt-1 mb-3 text-14 text-muted">Pick ebooks to see what they would cost. Nothing is saved.</p>
      <TrialSearch isIn={isIn} onPick={(ebook) => setCart([...cart, ebook])} />
      {cart.length > 0 && (
        <ul aria-label="Ebooks in the cart" className="mt-3">
          {cart.map(({ id, title, price }) => (
            <li key={id} className="flex items-center gap-2 text-14">
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="flex-none font-mono">{formatPrice(price)}</span>
              <IconButton label={`Take ${title} out`} onClick={() => setCart(cart.filter((ebook) => ebook.id !== id))}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {cart.length > 0 && (
        <TrialResult
          tried={discountOf(values, discount)}
          isComplete={values.value !== ''}
          id={discount?.id}
          ebookIds={cart.map(({ id }) => id)}
        />
      )}
    </section>
  );
}
