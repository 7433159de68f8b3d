import type { ReactNode } from 'react';
import { problemReason } from '#web/lib/api/api-problem.ts';
import { RetryButton } from '../action/retry-button.tsx';
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
