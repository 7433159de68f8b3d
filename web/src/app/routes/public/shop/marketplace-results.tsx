import { Results, type ResultsProps } from '#web/features/catalog/components/marketplace/results.tsx';
import { useCheckout } from '#web/features/commerce/api/checkout.ts';
import { loadOnline } from '#web/lib/online.ts';

/** Prefetches the code of the page most likely opened next. */
const prefetchEbookPage = () => void loadOnline(() => import('./ebook.tsx')).catch(() => undefined);

/** The marketplace's ebooks. Free ones can be added to the library from their card. */
export function MarketplaceResults(props: ResultsProps) {
  const checkout = useCheckout({
    signIn: 'Please sign in to purchase',
    failed: 'Purchase failed. Please try again.',
  });
  return <Results {...props} checkout={checkout} onInterest={prefetchEbookPage} />;
}
