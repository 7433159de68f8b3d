import { useParams } from 'react-router-dom';
import { NewsletterConfirmation } from '#web/features/newsletter/components/newsletter-confirmation.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function NewsletterConfirmPage() {
  useTitle('Confirm your subscription');
  const { token = '' } = useParams();
  return (
    <div className="wrap-page pt-8 sm:pt-16">
      <NewsletterConfirmation token={token} />
    </div>
  );
}
