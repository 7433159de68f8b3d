import { Link } from 'react-router-dom';
import type { BookHits, TextHit, TextSearch } from '#shared/catalog/text-search.ts';
import { formatCount, formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

interface HitProps {
  readonly id: string;
  readonly search: string;
  readonly hit: TextHit;
}

/** An occurrence with the words around it; leads there, with the search open in the ebook. */
const Hit = ({ id, search, hit: { heading, block, before, match, after } }: HitProps) => (
  <li>
    <Link
      to={href('ebook', { id }, { find: search, block: String(block) })}
      className="block min-h-10 border-l-2 border-line py-2 pl-3 text-ink no-underline hover:border-accent hover:bg-sunken hover:text-ink"
    >
      {heading && <span className="block text-12 font-semibold text-muted">{heading}</span>}
      <span className="font-serif">
        {before}
        <mark className="bg-mark-yellow text-ink">{match}</mark>
        {after}
      </span>
    </Link>
  </li>
);

function Book({ book: { id, title, total, hits }, search }: { readonly book: BookHits; readonly search: string }) {
  return (
    <section className="mt-8 max-w-160">
      <h2 className="mb-2 text-21">
        <TextLink look="title" to={href('ebook', { id })}>
          {title}
        </TextLink>
      </h2>
      <ol className="grid gap-1">
        {/* Cells of one table may read alike: only their order tells them apart. */}
        {[...hits.entries()].map(([place, hit]) => (
          <Hit key={place} id={id} search={search} hit={hit} />
        ))}
      </ol>
      {total > hits.length && (
        <p className="mt-2 text-14">
          <TextLink to={href('ebook', { id }, { find: search })}>All {formatCount(total)} hits in this ebook</TextLink>
        </p>
      )}
    </section>
  );
}

/** Why there are no hits, and what to do about it. */
const NoHits = ({ search, owned }: { readonly search: string; readonly owned: number }) =>
  owned === 0 ? (
    <EmptyState
      title="No ebooks yet"
      action={
        <ButtonLink to={href('marketplace')} variant="primary">
          Browse All Ebooks
        </ButtonLink>
      }
    >
      What you buy or get for free can be searched here.
    </EmptyState>
  ) : (
    <EmptyState title={`Nothing in your ebooks matches “${search}”`}>
      Capital letters and accents make no difference.
    </EmptyState>
  );

export interface TextHitsProps {
  readonly search: string;
  readonly found: TextSearch;
  readonly isUpdating: boolean;
}

/** What a search across texts has found, by ebook. */
export function TextHits({ search, found: { books, searched, owned }, isUpdating }: TextHitsProps) {
  const hits = books.reduce((sum, { total }) => sum + total, 0);
  return (
    <div className={isUpdating ? 'opacity-55' : undefined} aria-busy={isUpdating || undefined}>
      <p role="status" className="mt-5 text-muted">
        {formatItems(hits, 'hit')} in {formatItems(books.length, 'ebook')}
        {searched < owned && `. Only your newest ${searched} of ${formatCount(owned)} ebooks were searched`}.
      </p>
      {books.map((book) => (
        <Book key={book.id} book={book} search={search} />
      ))}
      {books.length === 0 && (
        <div className="mt-7">
          <NoHits search={search} owned={owned} />
        </div>
      )}
    </div>
  );
}

export const TextHitsLoading = () => (
  <Loading label="Searching your ebooks">
    <Skeleton className="mt-8 h-7 w-80 max-w-full" />
    <Skeleton className="mt-3 h-14 max-w-160" />
    <Skeleton className="mt-2 h-14 max-w-160" />
  </Loading>
);
