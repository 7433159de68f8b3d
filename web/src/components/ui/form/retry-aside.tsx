import { RetryButton, type RetryButtonProps } from '../action/retry-button.tsx';

/** Beside the label of a field whose choices could not be loaded. */
export const RetryAside = ({ onRetry }: Pick<RetryButtonProps, 'onRetry'>) => (
  <RetryButton variant="quiet" className="-my-3 -mr-2.5 px-2.5!" onRetry={onRetry} />
);
