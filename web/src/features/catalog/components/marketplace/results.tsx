import { useRef, useState } from 'react';
import type { EbookCard as Ebook } from '#shared/catalog/ebook.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FoundList, type FoundListProps } from '#web/components/ui/found-list.tsx';
import type { Checkout } from '../../api/checkout.ts';
import { activeFilters, type EbookFilters } from '../../api/ebook-filters.ts';
import { EbookCard } from './ebook-card.tsx';
import { EbookGridSkeleton, gridClasses } from './ebook-grid-skeleton.tsx';
import { PackageCard } from './package-card.tsx';
import { PackageListSkeleton, packageListClasses } from './package-list-skeleton.tsx';

/** Two rows where there is room. */
const firstCards = 8;

/** The results, passed in by the page. */
export interface ResultsProps extends Pick<FoundListProps<Ebook>, 'error' | 'isUpdating' | 'onRetry'> {
  readonly ebooks: readonly Ebook[] | undefined;
  readonly filters: EbookFilters;
  /** No ebook is published at all. */
  readonly isShopEmpty: boolean;
  readonly onClear: () => void;
}

export interface ShopResultsProps extends ResultsProps, Pick<FoundListProps<Ebook>, 'onInterest'> {
  readonly checkout: Checkout;
}

/** Gets a free ebook. `onGet` is stable, so starting a checkout re-renders only the card concerned. */
function useGet(checkout: Checkout) {
  const [gotten, setGotten] = useState<string>();
  const start = useRef(checkout.start);
  start.current = checkout.start;
  const onGet = useRef((id: string) => {
    setGotten(id);
    void start.current([id]);
  });
  return { onGet: onGet.current, getting: checkout.busy ? gotten : undefined };
}

function Nothing({ filters, isShopEmpty, onClear }: Pick<ResultsProps, 'filters' | 'isShopEmpty' | 'onClear'>) {
  const active = activeFilters(filters);
  const isUnsearched = active.length === 0 || (isShopEmpty && filters.search === '');
  return isUnsearched ? (
    <EmptyState heading="h3" title="No ebooks available yet">
      The first ones are on their way. Please come back soon.
    </EmptyState>
  ) : (
    <EmptyState
      heading="h3"
      title="No ebooks match your search"
      action={<Button onClick={onClear}>Clear Filters</Button>}
    >
      Nothing fits {active.map(({ label }) => label).join(', ')}. Try fewer filters or another word.
    </EmptyState>
  );
}

/** Where only prompt packages are listed, there is room for what each is for. */
const packages = { Card: PackageCard, className: packageListClasses };
const books = { Card: EbookCard, className: `${gridClasses} *:nth-[n+5]:below-425` };

/** The ebooks that match, or why there are none. */
export function Results({ ebooks, filters, isShopEmpty, onClear, checkout, ...state }: ShopResultsProps) {
  const { onGet, getting } = useGet(checkout);
  const { Card, className } = ebooks?.every(({ category }) => category === 'Prompt Vault') ? packages : books;
  return (
    <FoundList
      {...state}
      items={ebooks}
      failed="Ebooks could not be loaded"
      first={firstCards}
      className={className}
      card={(ebook, eager) => (
        <Card key={ebook.id} ebook={ebook} eager={eager} isGetting={getting === ebook.id} onGet={onGet} />
      )}
      skeleton={filters.category === 'Prompt Vault' ? <PackageListSkeleton /> : <EbookGridSkeleton />}
      empty={<Nothing {...{ filters, isShopEmpty, onClear }} />}
    />
  );
}
