import type { ReactNode } from 'react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { TagList } from '#web/components/ui/tag-list.tsx';
import { packageText, sizeOf } from '#web/lib/text/ebook-size.ts';
import { InlineText } from '../inline-text.tsx';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="font-strong tabular-nums">{children}</dd>
  </div>
);

const Rating = ({ rating, rating_count }: Pick<EbookDetail, 'rating' | 'rating_count'>) =>
  rating_count === 0 ? (
    'Not rated yet'
  ) : (
    <>
      {rating.toFixed(1)} of 5 <span className="font-normal text-muted">({formatCount(rating_count)})</span>
    </>
  );

/** Description, figures and tags. */
export const EbookFacts = ({ ebook }: { readonly ebook: EbookDetail }) => (
  <div className="max-sm:col-span-full">
    <p className="max-w-[56ch] font-serif text-16 leading-[1.6] sm:text-18">
      <InlineText text={ebook.description} />
    </p>
    <dl className="mt-5.5 grid grid-cols-2 gap-x-7 gap-y-2.5 border-t border-line pt-4 text-14 sm:flex sm:flex-wrap">
      <Fact name={packageText(ebook) ? 'In the package' : 'Read time'}>{sizeOf(ebook)}</Fact>
      <Fact name="Level">{ebook.difficulty_level}</Fact>
      <Fact name="Rating by buyers">
        <Rating {...ebook} />
      </Fact>
      {ebook.is_free || <Fact name="Purchases">{ebook.purchases === 0 ? 'New' : formatCount(ebook.purchases)}</Fact>}
    </dl>
    <div className="mt-4.5">
      <TagList tags={ebook.tags} />
    </div>
  </div>
);
