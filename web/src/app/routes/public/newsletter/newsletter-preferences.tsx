import { useParams } from 'react-router-dom';
import { NewsletterPreferences } from '#web/features/newsletter/components/newsletter-preferences.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function NewsletterPreferencesPage() {
  useTitle('Newsletter topics');
  const { subscriberId = '' } = useParams();
  return (
    <div className="wrap-page pt-8 sm:pt-16">
      <div className="mx-auto max-w-140">
        <NewsletterPreferences subscriberId={subscriberId} />
      </div>
    </div>
  );
}
