import { Results, type ResultsProps } from '#web/features/catalog/components/marketplace/results.tsx';
import { useCheckout } from '#web/features/commerce/api/checkout.ts';

/** Warms the code of the page that is probably next. */
const prefetchEbookPage = () => void import('./ebook.tsx').catch(() => undefined);

/** The ebooks of the marketplace; what is free can be got from its card. */
export function MarketplaceResults(props: ResultsProps) {
  const checkout = useCheckout({
    signIn: 'Please sign in to purchase',
    failed: 'Purchase failed. Please try again.',
  });
  return <Results {...props} checkout={checkout} onInterest={prefetchEbookPage} />;
}
