import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';

// Eight frameworks, "All frameworks", and the button for the rest: the usual size of the list.
const places = Array.from({ length: 10 }, (_, i) => `place-${i}`);

/** The skeleton of the framework list. */
export const FrameworkSkeleton = () => (
  <div aria-hidden="true">
    <p className="mb-0.5 text-14 font-semibold">Framework</p>
    {places.map((place) => (
      <span key={place} className="flex h-10 items-center gap-2.5">
        <Skeleton className="size-4.5 rounded-[50%]" />
        <Skeleton className="h-3 w-28" />
      </span>
    ))}
  </div>
);
