import { type ReactNode, useState } from 'react';
import { isFirstPage } from '#web/lib/api/first-page.ts';
import { useGradual } from '#web/lib/use-gradual.ts';
import { FailedState } from './feedback/failed-state.tsx';

export interface FoundListProps<Item> {
  readonly items: readonly Item[] | undefined;
  readonly error: unknown;
  /** Other items are on their way: those of before stay until then, paler. */
  readonly isUpdating: boolean;
  readonly onRetry: () => unknown;
  /** Title of what is said when they cannot be loaded. */
  readonly failed: string;
  /** How many fill the first screen: drawn at once, the others little by little. */
  readonly first: number;
  /** Columns and gaps. */
  readonly className: string;
  /** `eager`: it is on the first screen. */
  readonly card: (item: Item, eager: boolean) => ReactNode;
  /** Stands for the cards while none have come. */
  readonly skeleton: ReactNode;
  /** Says why there are none. */
  readonly empty: ReactNode;
  /** Somebody points at a card, or reached it by keyboard: its page is probably next. */
  readonly onInterest?: () => void;
}

/** The cards that match the filters of a page, or why there are none. */
export function FoundList<Item>(props: FoundListProps<Item>) {
  const { items, error, isUpdating, onRetry, failed, first, className, card, skeleton, empty, onInterest } = props;
  // On the way back they are there with the page: all of them, or there would be nowhere to scroll to.
  const [isLate] = useState(() => items === undefined || isFirstPage());
  const drawn = useGradual(items?.length ?? 0, isLate ? first : Number.POSITIVE_INFINITY);
  if (!items) return error ? <FailedState heading="h3" title={failed} error={error} onRetry={onRetry} /> : skeleton;
  if (items.length === 0) return empty;
  return (
    <ul
      className={`${className} transition-opacity ${isUpdating ? 'opacity-55' : ''}`}
      aria-busy={isUpdating || undefined}
      onPointerOver={onInterest}
      onFocus={onInterest}
    >
      {items.slice(0, drawn).map((item, index) => card(item, index < first))}
    </ul>
  );
}
