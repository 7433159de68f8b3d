import type { ReactNode } from 'react';
import { formatCount } from '#shared/kernel/format.ts';
import { Button } from '../ui/action/button.tsx';

export interface SelectionBarProps {
  readonly count: number;
  /** How many the list finds. */
  readonly total: number | undefined;
  /** Selects all of them, unless they are. */
  readonly onAll: (() => void) | undefined;
  /** Buttons that act on what is selected. */
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** How many items are selected and what can be done with them; it stays in view. */
export const SelectionBar = ({ count, total = 0, onAll, children, onClear }: SelectionBarProps) => (
  <section
    aria-label="Selection"
    className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-4 py-2 shadow-float"
  >
    <p role="status" className="mr-auto font-strong">
      {formatCount(count)} selected
    </p>
    {onAll && (
      <Button variant="quiet" onClick={onAll}>
        Select all {formatCount(total)} that match
      </Button>
    )}
    {children}
    <Button variant="quiet" onClick={onClear}>
      Clear
    </Button>
  </section>
);
