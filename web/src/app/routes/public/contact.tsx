import { useState } from 'react';
import { LatePart } from '#web/components/ui/late/late-part.tsx';
import { ContactElsewhere, ContactIntro } from '#web/features/inquiries/components/contact-intro.tsx';
import { FormSkeleton } from '#web/features/inquiries/components/form-skeleton.tsx';
import { SentView } from '#web/features/inquiries/components/sent-view.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import { useTitle } from '#web/lib/use-title.ts';

const ContactForm = lateComponent(
  async () => (await import('#web/features/inquiries/components/contact-form.tsx')).ContactForm,
);

export function ContactPage() {
  const [isSent, setSent] = useState(false);
  useTitle('Contact');
  if (isSent)
    return (
      <SentView title="Message Sent!">
        Thank you for writing. We answer within 24 hours; a confirmation is on its way to your address.
      </SentView>
    );
  return (
    <div className="wrap-page grid items-start gap-x-16 gap-y-8 pt-5 sm:pt-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <ContactIntro />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LatePart part={ContactForm} instead={<FormSkeleton />}>
          <ContactForm onSent={() => setSent(true)} />
        </LatePart>
      </div>
      <ContactElsewhere />
    </div>
  );
}
