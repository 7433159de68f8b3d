import { useParams } from 'react-router-dom';
import { NewsletterLetter } from '#web/features/newsletter/components/newsletter-letter.tsx';
import { NewsletterSignup } from '#web/features/newsletter/components/newsletter-signup.tsx';

export function NewsletterPage() {
  const { id = '' } = useParams();
  return (
    <div className="wrap-page pt-8 sm:pt-16">
      <div className="mx-auto grid max-w-160 gap-12">
        <NewsletterLetter key={id} id={id} />
        <NewsletterSignup />
      </div>
    </div>
  );
}
