import { Check } from 'lucide-react';
import { type ReactNode, type Ref, Suspense } from 'react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { formatCount, formatDate, formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { LatePart } from '#web/components/ui/late/late-part.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { late, lateComponent } from '#web/lib/late.tsx';
import type { Checkout } from '../../api/checkout.ts';
import { boxClasses } from './layout-classes.ts';
import { PaidActs } from './paid-acts.tsx';
import { ShareButton } from './share-button.tsx';
import { WishButton } from './wish-button.tsx';

export const FreeActs = late(() => import('./free-acts.tsx'), 'FreeActs');
const OwnerActs = lateComponent(async () => (await import('./owner-acts.tsx')).OwnerActs);

const formatNames = { pdf: 'PDF', epub: 'EPUB', txt: 'text', csv: 'CSV', docx: 'Word' } as const;

/** `PDF, EPUB and text`, `CSV, PDF and text`. */
const listOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');

const namesOf = (formats: EbookDetail['formats']): string => listOf(formats.map((format) => formatNames[format]));

/** The files of a book. The prompts of a package are in its CSV; the other files describe how to use them. */
function filesOf({ formats, prompt_count, word_count, updated_at }: EbookDetail): readonly string[] {
  const day = formatDate(updated_at);
  if (!prompt_count) return [namesOf(formats), `${formatCount(word_count)} words, updated ${day}`];
  const guide = namesOf(formats.filter((format) => format !== 'csv'));
  return [`${formatItems(prompt_count, 'prompt')} as CSV`, guide && `How to use them, as ${guide}`, `Updated ${day}`];
}

/** `With files to work in: worksheets (XLSX) and report (DOCX)`. */
const attachmentsOf = ({ attachments }: EbookDetail): string =>
  attachments.length > 0
    ? `With files to work in: ${listOf(attachments.map(({ title, type }) => `${title} (${type.toUpperCase()})`))}`
    : '';

const promisesOf = (ebook: EbookDetail): readonly string[] =>
  [...filesOf(ebook), attachmentsOf(ebook), ebook.is_free ? '' : 'Receipt with order number'].filter(Boolean);

const Promised = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex gap-2">
    <Check size={16} aria-hidden="true" className="mt-0.75 flex-none text-accent" />
    <span>{children}</span>
  </li>
);

export interface BuyBoxProps {
  readonly ref: Ref<HTMLElement>;
  readonly ebook: EbookDetail;
  readonly isOwned: boolean;
  readonly checkout: Checkout;
}

/** Actions to get the ebook, or to use an owned one. On phones the sticky prompt has the price and the buy buttons. */
export function BuyBox({ ref, ebook, isOwned, checkout }: BuyBoxProps) {
  const isForSale = !isOwned && !ebook.is_free;
  return (
    <section ref={ref} aria-label={isOwned ? 'Your ebook' : 'Purchase'} className={`no-print ${boxClasses}`}>
      {!isOwned && (
        <p className={classNames('mb-1 flex min-h-9 items-center', isForSale && 'max-sm:hidden')}>
          <Price price={ebook.price} isFree={ebook.is_free} className="text-28" />
        </p>
      )}
      <Suspense fallback={<div className="h-25" />}>
        {isForSale && <PaidActs ebook={ebook} checkout={checkout} />}
        {isOwned && (
          <LatePart part={OwnerActs} instead={<div className="h-25" />}>
            <OwnerActs ebook={ebook} />
          </LatePart>
        )}
        {!isOwned && ebook.is_free && <FreeActs ebook={ebook} checkout={checkout} />}
      </Suspense>
      <div className="flex gap-2">
        {!isOwned && <WishButton ebook={ebook} />}
        <ShareButton ebook={ebook} />
      </div>
      <ul className="mt-1.5 grid gap-1.5 text-14 text-muted sm:border-t sm:border-line sm:pt-3.5">
        {promisesOf(ebook).map((promise) => (
          <Promised key={promise}>{promise}</Promised>
        ))}
        {isForSale && (
          <Promised>
            <TextLink to={href('refunds')}>30-day money-back guarantee</TextLink>
          </Promised>
        )}
      </ul>
    </section>
  );
}
