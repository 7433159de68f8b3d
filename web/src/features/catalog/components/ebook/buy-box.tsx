import { Check } from 'lucide-react';
import { lazy, type Ref, Suspense } from 'react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { Price } from '#web/components/ui/price.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { late } from '#web/lib/late.tsx';
import { formatCount, formatDate } from '#web/lib/text/format.ts';
import type { Checkout } from '../../api/checkout.ts';
import { boxClasses } from './layout-classes.ts';
import { PaidActs } from './paid-acts.tsx';
import { ShareButton } from './share-button.tsx';
import { WishButton } from './wish-button.tsx';

export const FreeActs = late(() => import('./free-acts.tsx'), 'FreeActs');
const OwnerActs = lazy(async () => ({ default: (await import('./owner-acts.tsx')).OwnerActs }));

const formatNames = { pdf: 'PDF', txt: 'text', csv: 'CSV' } as const;

/** `PDF and text`, `CSV, PDF and text`. */
const listOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');

function filesOf({ formats, prompt_count }: EbookDetail): string {
  const list = listOf(formats.map((format) => formatNames[format]));
  return prompt_count === null ? list : `${formatCount(prompt_count)} prompts, as ${list}`;
}

/** `With files to work in: worksheets (XLSX) and report (DOCX)`. */
const attachmentsOf = ({ attachments }: EbookDetail): string =>
  attachments.length > 0
    ? `With files to work in: ${listOf(attachments.map(({ title, type }) => `${title} (${type.toUpperCase()})`))}`
    : '';

function promisesOf(ebook: EbookDetail): readonly string[] {
  const words = `${formatCount(ebook.word_count)} words, updated ${formatDate(ebook.updated_at)}`;
  return [filesOf(ebook), attachmentsOf(ebook), words, ...(ebook.is_free ? [] : ['Receipt with order number'])].filter(
    Boolean,
  );
}

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
        {isOwned && <OwnerActs ebook={ebook} />}
        {!isOwned && ebook.is_free && <FreeActs ebook={ebook} checkout={checkout} />}
      </Suspense>
      <div className="flex gap-2">
        {!isOwned && <WishButton ebook={ebook} />}
        <ShareButton ebook={ebook} />
      </div>
      <ul className="mt-1.5 grid gap-1.5 text-14 text-muted sm:border-t sm:border-line sm:pt-3.5">
        {promisesOf(ebook).map((promise) => (
          <li key={promise} className="flex gap-2">
            <Check size={16} aria-hidden="true" className="mt-0.75 flex-none text-accent" />
            {promise}
          </li>
        ))}
      </ul>
    </section>
  );
}
