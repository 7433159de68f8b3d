import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

/** The skeleton of a form. */
export const FormSkeleton = () => (
  <Loading label="Loading the form">
    <Skeleton className="h-220 rounded-card sm:h-160" />
  </Loading>
);
