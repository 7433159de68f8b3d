import { classNames } from '#web/lib/class-names.ts';

/** A placeholder bar: set its height and width. Wrap skeletons in `Loading`. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span className={classNames('block animate-breathe rounded-[3px] bg-skeleton', className)} />
);

/** The skeleton of a cover. */
export const CoverSkeleton = ({ className }: { readonly className?: string }) => (
  <Skeleton className={classNames('aspect-3/4 w-full rounded-r-small', className)} />
);
