import type { Figures } from '#shared/analytics/figures.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';

const rowClasses = 'flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-0';

type BestSeller = Figures['best_sellers'][number];

const SoldEbook = ({ ebook_id, title, published, copies }: BestSeller) => (
  <li className={rowClasses}>
    <span className="min-w-0 wrap-anywhere">
      {title === null ? 'An ebook that was deleted' : <TextLink to={href('ebook', { id: ebook_id })}>{title}</TextLink>}
      {title !== null && !published && <span className="text-muted"> (not published)</span>}
    </span>
    <span className="flex-none font-mono">{formatItems(copies, 'copy', 'copies')}</span>
  </li>
);

/** The ebooks sold most. */
export const BestSellers = ({ ebooks }: { readonly ebooks: readonly BestSeller[] }) => (
  <SectionCard title="Best sellers">
    {ebooks.length === 0 ? (
      <p className="text-muted">No ebook was sold in these days.</p>
    ) : (
      <ol>
        {ebooks.map((ebook) => (
          <SoldEbook key={ebook.ebook_id} {...ebook} />
        ))}
      </ol>
    )}
    <p className="mt-3 text-12 text-muted">By copies sold. Copies that were returned are left out, and free ones.</p>
  </SectionCard>
);

/** What people have looked for in vain, and what to do about it. */
export const MissedSearches = ({ terms }: { readonly terms: Figures['missed_terms'] }) => (
  <SectionCard title="Searches without result">
    {terms.length === 0 ? (
      <p className="text-muted">No search without result was counted in these days.</p>
    ) : (
      <>
        <p className="mb-2">
          If an ebook covers the subject, add the word to its title, tags or description. If none does, this is what to
          write or buy next.
        </p>
        <ul>
          {terms.map(({ term, times }) => (
            <li key={term} className={rowClasses}>
              <TextLink to={href('marketplace', { search: term })} className="min-w-0 wrap-anywhere">
                {term}
              </TextLink>
              <span className="flex-none font-mono">{formatItems(times, 'time')}</span>
            </li>
          ))}
        </ul>
      </>
    )}
    <p className="mt-3 text-12 text-muted">
      Searches of the shop by words, each counted once per visitor and day, at most 20 of a visitor. Admins, bots, short
      words, addresses and long numbers are left out.
    </p>
  </SectionCard>
);
