import { classNames } from '#web/lib/class-names.ts';

/** A bar in the shape of what comes: give it height and width. Wrap skeletons in `Loading`. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span className={classNames('block animate-breathe rounded-[3px] bg-skeleton', className)} />
);

/** A cover that is on its way. */
export const CoverSkeleton = ({ className }: { readonly className?: string }) => (
  <Skeleton className={classNames('aspect-3/4 w-full rounded-r-small', className)} />
);
