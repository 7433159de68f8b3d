import type { EbookCard } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { cutText } from '#web/lib/text/cut-text.ts';
import { useFeaturedEbooks, useShelfCandidates } from '../../api/ebook-list.ts';
import { chooseShelf } from '../../api/shelf.ts';
import { CoverLink } from '../cover-link.tsx';
import { bookClasses, captionClasses, ShelfSkeleton, shelfClasses } from './shelf-skeleton.tsx';

const Book = ({ ebook }: { readonly ebook: EbookCard }) => (
  <li className={bookClasses}>
    <CoverLink ebook={ebook} eager className="self-end" />
    <div className={captionClasses}>
      <p className="flex h-5 items-center overflow-hidden">
        <FrameworkTick framework={ebook.regulatory_source} />
      </p>
      <TextLink
        to={href('ebook', { id: ebook.id })}
        look="title"
        className="mt-1 mb-1.5 line-clamp-2 h-[2.6em] font-serif text-14 leading-[1.3] font-semibold"
      >
        {cutText(ebook.title, 50)}
      </TextLink>
      <p className="flex h-6 items-center">
        <Price price={ebook.price} isFree={ebook.is_free} className="text-14" />
      </p>
    </div>
  </li>
);

/** Real books on the first screen. If they fail to load, the featured ebooks below report it. */
export function Shelf() {
  const { data: candidates, error } = useShelfCandidates();
  const { data: featured, error: featuredError } = useFeaturedEbooks();
  if (error && !candidates) return null;
  if (!candidates || !(featured || featuredError)) return <ShelfSkeleton />;
  const books = chooseShelf(candidates, new Set(featured?.map(({ id }) => id)));
  if (books.length === 0) return null;
  return (
    <ul aria-label="On the shelf" className={shelfClasses}>
      {books.map((ebook) => (
        <Book key={ebook.id} ebook={ebook} />
      ))}
    </ul>
  );
}
