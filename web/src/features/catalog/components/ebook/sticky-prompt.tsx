import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { Cover } from '#web/components/ui/cover.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { Checkout } from '../../api/checkout.ts';
import { BuyButton } from './buy-button.tsx';
import { CartButton } from './cart-button.tsx';

export interface StickyPromptProps {
  readonly ebook: EbookDetail;
  readonly checkout: Checkout;
  /** Whether the buy box is out of view. Phones always show the prompt. */
  readonly isShown: boolean;
}

/**
 * Price and purchase at the bottom of the window while reading the preview. Keeps its space while hidden: no jump. On a
 * phone, the way to the payment page takes the place of the cart.
 */
export const StickyPrompt = ({ ebook, checkout, isShown }: StickyPromptProps) => (
  <section
    aria-label="Purchase this ebook"
    data-bar={isShown ? 'shown' : 'phone'}
    className={classNames(
      'no-print sticky bottom-0 z-15 mt-10 -mb-14 border-t border-line bg-surface shadow-float-up sm:-mb-20',
      !isShown && 'sm:invisible',
    )}
  >
    <div className="wrap-page flex min-h-16 items-center gap-2 sm:min-h-18 sm:gap-4">
      <Cover ebook={ebook} className="w-9 flex-none max-sm:hidden" />
      <p className="min-w-0 font-serif text-16 leading-[1.3] font-semibold max-sm:hidden">
        <span className="block truncate">{ebook.title}</span>
        <span className="block truncate font-sans text-14 font-normal text-muted">
          You are reading the preview. Buy once, keep the files.
        </span>
      </p>
      <span className="mr-auto sm:mr-0 sm:ml-auto">
        <Price price={ebook.price} className="text-18" />
      </span>
      <span className={checkout.busy || checkout.url !== null ? 'max-sm:hidden' : undefined}>
        <CartButton ebook={ebook} />
      </span>
      <BuyButton id={ebook.id} checkout={checkout} size={40} />
    </div>
  </section>
);
