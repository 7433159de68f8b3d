import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import type { SignupVariant } from '../api/signup.ts';

const places = ['one', 'two', 'three', 'four'];

/** The skeleton of the form: topics if the variant has them, a label, a field with its button. */
export const SignupSkeleton = ({ variant }: { readonly variant: SignupVariant }) => (
  <Loading label="Loading the newsletter form">
    {variant !== 'compact' && (
      <div className="mb-2 grid xs:grid-cols-2">
        {places.map((place) => (
          <Skeleton key={place} className="my-2.5 h-5 w-32" />
        ))}
      </div>
    )}
    <Skeleton className="h-5.25 w-14" />
    <Skeleton className="mt-1.5 h-11 rounded-control" />
  </Loading>
);
