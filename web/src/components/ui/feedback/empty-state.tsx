import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: string;
  /** `h1` if it is the whole page. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** What was searched for, and what to do next. */
  readonly children?: ReactNode;
  /** The way on: a Button or ButtonLink. */
  readonly action?: ReactNode;
}

/** Nothing to show, and what to do about it. */
export const EmptyState = ({ title, heading: Heading = 'h2', children, action }: EmptyStateProps) => (
  <div className="rounded-card border border-dashed border-line-control px-6 py-10 text-center">
    <Heading className="text-21 leading-tight">{title}</Heading>
    {children && (
      <div className="mx-auto mt-1.5 max-w-[44ch] text-14 text-pretty wrap-anywhere text-muted">{children}</div>
    )}
    {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
