import type { EbookCard } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { useRetryFailed } from '#web/lib/api/swr.ts';
import { cutText } from '#web/lib/text/cut-text.ts';
import { sizeOf } from '#web/lib/text/ebook-size.ts';
import { useFeaturedEbooks } from '../../api/ebook-list.ts';
import { CoverLink } from '../cover-link.tsx';
import { FeaturedSkeleton, gridClasses, itemClasses } from './featured-skeleton.tsx';

const Featured = ({ ebook }: { readonly ebook: EbookCard }) => (
  <li className={itemClasses}>
    <CoverLink ebook={ebook} />
    <div>
      <FrameworkTick framework={ebook.regulatory_source} />
      <h3 className="mt-1 mb-1.5">
        <TextLink to={href('ebook', { id: ebook.id })} look="title">
          {cutText(ebook.title, 50)}
        </TextLink>
      </h3>
      <p className="text-14 leading-[1.45] text-muted">{cutText(ebook.description, 120)}</p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 text-14 text-muted">
        <span className="text-ink">
          <Price price={ebook.price} isFree={ebook.is_free} className="text-14" />
        </span>
        <span>{sizeOf(ebook)}</span>
        <span>{ebook.difficulty_level}</span>
      </p>
    </div>
  </li>
);

/** The newest ebooks, up to six. */
export function FeaturedEbooks() {
  const { data, error } = useFeaturedEbooks();
  const retryFailed = useRetryFailed();
  if (!data && error)
    return <FailedState heading="h3" title="Ebooks could not be loaded" error={error} onRetry={retryFailed} />;
  if (!data) return <FeaturedSkeleton />;
  if (data.length === 0)
    return (
      <EmptyState heading="h3" title="No ebooks available yet">
        The first ones are on their way.
      </EmptyState>
    );
  return (
    <ul className={`${gridClasses} *:below-192`}>
      {data.map((ebook) => (
        <Featured key={ebook.id} ebook={ebook} />
      ))}
    </ul>
  );
}
