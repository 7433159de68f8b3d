import type { ReactNode } from 'react';
import { FailedState } from './failed-state.tsx';

export interface FoundListProps<Item> {
  readonly items: readonly Item[] | undefined;
  readonly error: unknown;
  /** Other items are on their way: those of before stay until then, paler. */
  readonly isUpdating: boolean;
  readonly onRetry: () => unknown;
  /** Title of what is said when they cannot be loaded. */
  readonly failed: string;
  /** Columns and gaps. */
  readonly className: string;
  readonly card: (item: Item, index: number) => ReactNode;
  /** Stands for the cards while none have come. */
  readonly skeleton: ReactNode;
  /** Says why there are none. */
  readonly empty: ReactNode;
}

/** The cards that match the filters of a page, or why there are none. */
export function FoundList<Item>(props: FoundListProps<Item>) {
  const { items, error, isUpdating, onRetry, failed, className, card, skeleton, empty } = props;
  if (error && (!items || isUpdating))
    return <FailedState heading="h3" title={failed} error={error} onRetry={onRetry} />;
  if (!items) return skeleton;
  if (items.length === 0) return empty;
  return (
    <ul
      className={`${className} transition-opacity ${isUpdating ? 'opacity-55' : ''}`}
      aria-busy={isUpdating || undefined}
    >
      {items.map(card)}
    </ul>
  );
}
