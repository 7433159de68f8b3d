import type { EbookDetail } from '#shared/catalog/ebook.ts';
import type { Checkout } from '../../api/checkout.ts';
import { BuyButton } from './buy-button.tsx';
import { CartButton } from './cart-button.tsx';

export interface PaidActsProps {
  readonly ebook: EbookDetail;
  readonly checkout: Checkout;
}

/** Buy Now and Add to Cart; on phones the sticky prompt has them. */
export const PaidActs = ({ ebook, checkout }: PaidActsProps) => (
  <div className="grid gap-2.5 max-sm:hidden">
    <BuyButton id={ebook.id} checkout={checkout} size={48} />
    <CartButton ebook={ebook} />
  </div>
);
