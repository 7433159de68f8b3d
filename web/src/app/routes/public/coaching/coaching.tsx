import { LatePart } from '#web/components/ui/late/late-part.tsx';
import { Near } from '#web/components/ui/near.tsx';
import { CoachingView } from '#web/features/coaching/components/coaching-view.tsx';
import { FormSkeleton } from '#web/features/inquiries/components/form-skeleton.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import { useTitle } from '#web/lib/use-title.ts';

const CoachingForm = lateComponent(
  async () => (await import('#web/features/inquiries/components/coaching-form.tsx')).CoachingForm,
);

export function CoachingPage() {
  useTitle('Advisory Services');
  return (
    <CoachingView>
      <div className="mx-auto mt-14 max-w-200 sm:mt-20">
        <Near instead={<FormSkeleton />}>
          <LatePart part={CoachingForm} instead={<FormSkeleton />}>
            <CoachingForm subject="Coaching inquiry" />
          </LatePart>
        </Near>
      </div>
    </CoachingView>
  );
}
