import { useParams } from 'react-router-dom';
import type { CoachingType } from '#shared/coaching/choices.ts';
import { packageQuery } from '#shared/coaching/queries.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { LatePart } from '#web/components/ui/late/late-part.tsx';
import { Near } from '#web/components/ui/near.tsx';
import { PackageSkeleton, PackageView } from '#web/features/coaching/components/package-view.tsx';
import { FormSkeleton } from '#web/features/inquiries/components/form-skeleton.tsx';
import { useQuery } from '#web/lib/api/swr.ts';
import { lateComponent } from '#web/lib/late.tsx';
import { useTitle } from '#web/lib/use-title.ts';

const CoachingForm = lateComponent(
  async () => (await import('#web/features/inquiries/components/coaching-form.tsx')).CoachingForm,
);

/** The inquiry's interest for each type of package. */
const interests = {
  framework: 'Framework Coaching',
  prompt: 'Prompt Engineering',
  custom: 'Custom Coaching',
} as const satisfies Record<CoachingType, string>;

function Package({ id }: { readonly id: string }) {
  const { data: offer, error, mutate } = useQuery(packageQuery(id));
  useTitle(offer?.title ?? (error && 'Coaching package not found'));
  if (offer)
    return (
      <PackageView offer={offer}>
        <Near instead={<FormSkeleton />}>
          <LatePart part={CoachingForm} instead={<FormSkeleton />}>
            <CoachingForm subject={`Coaching inquiry: ${offer.title}`} interest={interests[offer.coaching_type]} />
          </LatePart>
        </Near>
      </PackageView>
    );
  if (!error) return <PackageSkeleton />;
  const isUnknown = error.status === 404;
  return (
    <div className="wrap-page pt-9">
      <FailedState
        heading="h1"
        title={isUnknown ? 'Coaching package not found' : 'Failed to load coaching packages'}
        error={error}
        onRetry={isUnknown ? undefined : () => mutate()}
        action={<ButtonLink to={href('coaching')}>All coaching packages</ButtonLink>}
      />
    </div>
  );
}

export function CoachingPackagePage() {
  const { id = '' } = useParams();
  return <Package key={id} id={id} />;
}
