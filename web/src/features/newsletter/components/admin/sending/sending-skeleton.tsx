import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

export const SendingSkeleton = () => (
  <Loading label="Loading the sending">
    <Skeleton className="h-9 w-80 max-w-full" />
    <Skeleton className="mt-3 h-5 w-24" />
    <Skeleton className="mt-6 h-11 w-72 max-w-full" />
    <Skeleton className="mt-7 h-60 w-full rounded-card" />
    <Skeleton className="mt-5 h-20 w-full rounded-card" />
  </Loading>
);
