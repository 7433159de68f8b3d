import type { ReactNode } from 'react';
import { problemDetail } from '#web/lib/api-problem.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface FailedStateProps {
  readonly title: string;
  /** `h1` where this is all the page has. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** What was thrown: its sentence is shown when it has one. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Another way out: a ButtonLink. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
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
            {onRetry && <Button onClick={onRetry}>Try Again</Button>}
            {action}
          </>
        )
      }
    >
      {children ?? problemDetail(error, 'Something went wrong. Please try again.')}
    </EmptyState>
  </div>
);
