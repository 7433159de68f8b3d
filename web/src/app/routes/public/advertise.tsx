import { useState } from 'react';
import { LatePart } from '#web/components/ui/late/late-part.tsx';
import { AdvertiseIntro } from '#web/features/inquiries/components/advertise-intro.tsx';
import { FormSkeleton } from '#web/features/inquiries/components/form-skeleton.tsx';
import { SentView } from '#web/features/inquiries/components/sent-view.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import { useTitle } from '#web/lib/use-title.ts';

const AdvertiseForm = lateComponent(
  async () => (await import('#web/features/inquiries/components/advertise-form.tsx')).AdvertiseForm,
);

export function AdvertisePage() {
  const [isSent, setSent] = useState(false);
  useTitle('Advertise');
  if (isSent)
    return (
      <SentView title="Thank You">Your inquiry is with us. We answer within 24 hours, with dates and prices.</SentView>
    );
  return (
    <div className="wrap-page grid items-start gap-x-16 gap-y-10 pt-5 sm:pt-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <AdvertiseIntro />
      <LatePart part={AdvertiseForm} instead={<FormSkeleton />}>
        <AdvertiseForm onSent={() => setSent(true)} />
      </LatePart>
    </div>
  );
}
