import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MarketplaceView } from '#web/features/catalog/components/marketplace/marketplace-view.tsx';
import { useCart } from '#web/lib/cart/cart.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { MarketplaceResults } from './marketplace-results.tsx';

const ebooks = { title: 'Ebooks' };
const promptVault = {
  title: 'Prompt Vault',
  subtitle: 'Prompt packages as CSV, to read and edit before use. Open a package to read its first prompts.',
};

/** `?openCart=true` opens the cart once and is removed from the address: a reload should not open it again. */
function useOpenCart() {
  const [params, setParams] = useSearchParams();
  const { open } = useCart();
  const isAsked = params.get('openCart') === 'true';
  useEffect(() => {
    if (!isAsked) return;
    open();
    setParams(
      (now) => {
        now.delete('openCart');
        return now;
      },
      { replace: true },
    );
  }, [isAsked, open, setParams]);
  return params;
}

export function MarketplacePage() {
  const params = useOpenCart();
  const texts = params.get('category') === 'Prompt Vault' ? promptVault : ebooks;
  useTitle(texts.title);
  return <MarketplaceView {...texts} Results={MarketplaceResults} />;
}
