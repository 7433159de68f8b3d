import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

const facts = ['a', 'b', 'c', 'd'];

/** The skeleton of a receipt. */
export const OrderSkeleton = () => (
  <Loading label="Loading order">
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_280px]">
      <div className="rounded-card border border-line bg-surface p-5 sm:p-10">
        <div className="border-b-3 border-ink pb-4">
          <Skeleton className="h-8 w-32" />
        </div>
        <div className="mt-7 mb-9 grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {facts.map((fact) => (
            <div key={fact}>
              <Skeleton className="h-4 w-24" />
              <Skeleton className="mt-2 h-4 w-48" />
            </div>
          ))}
        </div>
        <Skeleton className="h-14 w-full" />
        <Skeleton className="mt-6 ml-auto h-20 w-full sm:w-80" />
      </div>
      <div className="grid content-start gap-2">
        <Skeleton className="h-10 w-full rounded-control" />
        <Skeleton className="h-10 w-full rounded-control" />
      </div>
    </div>
  </Loading>
);
