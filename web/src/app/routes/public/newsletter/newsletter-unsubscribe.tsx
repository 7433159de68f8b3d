import { useParams } from 'react-router-dom';
import { NewsletterUnsubscription } from '#web/features/newsletter/components/newsletter-unsubscription.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function NewsletterUnsubscribePage() {
  useTitle('Unsubscribe');
  const { subscriberId = '' } = useParams();
  return (
    <div className="wrap-page pt-8 sm:pt-16">
      <NewsletterUnsubscription subscriberId={subscriberId} />
    </div>
  );
}
