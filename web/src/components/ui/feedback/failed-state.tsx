import { type ReactNode, useState } from 'react';
import { problemReason } from '#web/lib/api/api-problem.ts';
import { Button } from '../action/button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface FailedStateProps {
  readonly title: string;
  /** `h1` if it is the whole page. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** The thrown value; its message is shown if it is fit for people. */
  readonly error?: unknown;
  /** The button stays busy until a returned promise settles. */
  readonly onRetry?: () => unknown;
  /** An alternative: a ButtonLink. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows that it is retrying: on a slow network nothing else would for a while. */
function RetryButton({ onRetry }: { readonly onRetry: () => unknown }) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Button busy={isBusy} busyText="Trying again…" onClick={() => void retry()}>
      Try Again
    </Button>
  );
}

/** A loading failure: the reason, and Try Again. */
export const FailedState = ({ title, heading, error, onRetry, action, children }: FailedStateProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      heading={heading}
      action={
        (onRetry || action) && (
          <>
            {onRetry && <RetryButton onRetry={onRetry} />}
            {action}
          </>
        )
      }
    >
      {children ?? problemReason(error, 'Something went wrong. Please try again.')}
    </EmptyState>
  </div>
);
