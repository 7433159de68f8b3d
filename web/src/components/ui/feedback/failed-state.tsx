import { type ReactNode, useState } from 'react';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { Button } from '../action/button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface FailedStateProps {
  readonly title: string;
  /** `h1` where this is all the page has. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** What was thrown: its sentence is shown when it has one. */
  readonly error?: unknown;
  /** A promise it answers keeps the button busy. */
  readonly onRetry?: () => unknown;
  /** Another way out: a ButtonLink. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Says that it tries: on a slow network nothing else would for a while. */
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

/** It could not be loaded: why, and Try Again. */
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
      {children ?? problemDetail(error, 'Something went wrong. Please try again.')}
    </EmptyState>
  </div>
);
