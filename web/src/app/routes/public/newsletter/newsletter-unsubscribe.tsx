import { useParams, useSearchParams } from 'react-router-dom';
import { NewsletterUnsubscription } from '#web/features/newsletter/components/newsletter-unsubscription.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function NewsletterUnsubscribePage() {
  useTitle('Unsubscribe');
  const { subscriberId = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <div className="wrap-page pt-8 sm:pt-16">
      <NewsletterUnsubscription subscriberId={subscriberId} newsletter={query.get('newsletter') ?? undefined} />
    </div>
  );
}
