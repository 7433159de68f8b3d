import { useRef } from 'react';
import { useNear } from '#web/features/catalog/components/use-near.ts';
import { NewsletterSignup } from '#web/features/newsletter/components/newsletter-signup.tsx';

/** Below the first screen of phones: its form is loaded when it comes near. */
export function HomeNewsletter() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, '100px');
  return (
    <div ref={place} className="mt-8 sm:mt-12">
      <NewsletterSignup variant="compact" isWanted={isNear} />
    </div>
  );
}
