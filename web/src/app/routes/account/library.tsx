import { useState } from 'react';
import { CardAct } from '#web/features/catalog/components/marketplace/card-act.tsx';
import { useCheckout } from '#web/features/commerce/api/checkout.ts';
import { useLibrary } from '#web/features/library/api/library-wishes.ts';
import { LibraryFrame } from '#web/features/library/components/library-frame.tsx';
import { LibraryTabs } from '#web/features/library/components/library-tabs.tsx';

/** My Library with tabs: owned ebooks and the wishlist, searched together; a wish can be put into the cart. */
export function LibraryPage() {
  const { data, error, mutate, removeWish } = useLibrary();
  const [gotten, setGotten] = useState<string>();
  const { start, busy } = useCheckout({
    signIn: 'Please sign in to purchase',
    failed: 'Purchase failed. Please try again.',
  });
  const get = (id: string) => {
    setGotten(id);
    void start([id]);
  };
  return (
    <LibraryFrame library={data} error={error} onRetry={() => void mutate()}>
      {(library) => (
        <LibraryTabs
          library={library}
          onRemoveWish={(item) => void removeWish(item)}
          act={(ebook) => <CardAct ebook={ebook} isGetting={busy && gotten === ebook.id} onGet={get} />}
        />
      )}
    </LibraryFrame>
  );
}
