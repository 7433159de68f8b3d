import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ebookQuery } from '#shared/catalog/queries.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { EbookSkeleton } from '#web/features/catalog/components/ebook/ebook-skeleton.tsx';
import { EbookView } from '#web/features/catalog/components/ebook/ebook-view.tsx';
import { useCheckout } from '#web/features/commerce/api/checkout.ts';
import { useQuery } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** The ebook. Reloaded once bought, possibly in the tab with the payment page. */
function useEbook(id: string) {
  const { data, error, mutate } = useQuery(ebookQuery(id));
  const { user } = useSession();
  const isBoughtMeanwhile = data?.content_access === 'preview' && (user?.purchased_ebooks.includes(id) ?? false);
  useEffect(() => {
    if (isBoughtMeanwhile) void mutate();
  }, [isBoughtMeanwhile, mutate]);
  return { ebook: data, error, retry: () => mutate() };
}

function Ebook({ id }: { readonly id: string }) {
  const { ebook, error, retry } = useEbook(id);
  const checkout = useCheckout({
    signIn: 'Please sign in to purchase',
    failed: 'Purchase failed. Please try again.',
  });
  useTitle(ebook?.title ?? (error ? 'Ebook not found' : undefined));
  if (ebook) return <EbookView ebook={ebook} checkout={checkout} />;
  if (!error) return <EbookSkeleton />;
  return (
    <div className="wrap-page pt-9">
      <FailedState
        heading="h1"
        title="Ebook not found or failed to load"
        error={error}
        onRetry={error.status === 404 ? undefined : retry}
        action={<ButtonLink to={href('marketplace')}>Back to Marketplace</ButtonLink>}
      />
    </div>
  );
}

export function EbookPage() {
  const { id = '' } = useParams();
  return <Ebook key={id} id={id} />;
}
