import { RetryButton } from '#web/components/ui/action/retry-button.tsx';

/** In place of a count that could not be had. */
export const UncountedAudience = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <>
    How many get it could not be counted.{' '}
    <RetryButton variant="quiet" className="-mx-2.5 px-2.5!" label="Count again" onRetry={onRetry} />
  </>
);
