import { useId } from 'react';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Near } from '#web/components/ui/near.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { usePublicEbooks } from '../api/choice/public-ebook.ts';
import { useAllEbooks } from '../api/ebook-list.ts';
import { relatedEbooks, type Subject } from '../api/related-ebooks.ts';
import { CoverLink } from './cover-link.tsx';

const Book = ({ ebook }: { readonly ebook: EbookCard }) => (
  <li className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-3.5">
    <CoverLink ebook={ebook} />
    <div>
      <FrameworkTick framework={ebook.regulatory_source} />
      <h3 className="mt-1 mb-1.5 line-clamp-3 text-16 leading-[1.3]">
        <TextLink look="title" to={href('ebook', { id: ebook.id })}>
          {ebook.title}
        </TextLink>
      </h3>
      <Price price={ebook.price} isFree={ebook.is_free} className="text-14" />
    </div>
  </li>
);

export interface RelatedEbooksProps extends Subject {
  /** `From the library`. */
  readonly title: string;
  /** The ebook that is on the page already. */
  readonly except?: string;
  readonly className?: string;
}

const none: readonly string[] = [];

/** The shelf, with those of the chosen ebooks that it does not have; empty until both are loaded. */
function useShelfWith(chosen: readonly string[]): readonly EbookCard[] {
  const { data } = useAllEbooks();
  const shelf = data?.items;
  const further = usePublicEbooks(shelf ? chosen.filter((id) => !shelf.some((ebook) => ebook.id === id)) : none);
  return shelf && further ? [...shelf, ...further] : [];
}

function Books({ title, except, className, chosen = none, topics }: RelatedEbooksProps) {
  const heading = useId();
  const others = useShelfWith(chosen).filter(({ id }) => id !== except);
  const ebooks = relatedEbooks(others, { chosen, topics });
  if (ebooks.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="shelf-edge no-print">
      <h2 id={heading} className="py-2.5 font-sans text-14 leading-normal font-semibold tracking-normal">
        {title}
      </h2>
      <ul className={className}>
        {ebooks.map((ebook) => (
          <Book key={ebook.id} ebook={ebook} />
        ))}
      </ul>
    </section>
  );
}

/** The ebooks chosen for a text, else two on its subject. Loaded when the place comes near; nothing is shown without any. */
export const RelatedEbooks = (props: RelatedEbooksProps) => (
  <Near>
    <Books {...props} />
  </Near>
);
