import { type ReactNode, useState } from 'react';
import { isFirstPage } from '#web/lib/api/first-page.ts';
import { useProgressiveCount } from '#web/lib/use-progressive-count.ts';
import { FailedState } from './feedback/failed-state.tsx';

export interface FoundListProps<Item> {
  readonly items: readonly Item[] | undefined;
  readonly error: unknown;
  /** New items are loading; the previous ones stay until then, dimmed. */
  readonly isUpdating: boolean;
  readonly onRetry: () => unknown;
  /** Title of the failure message. */
  readonly failed: string;
  /** How many fill the first screen: rendered at once, the others gradually. */
  readonly first: number;
  /** Columns and gaps. */
  readonly className: string;
  /** `eager`: the card is on the first screen. */
  readonly card: (item: Item, eager: boolean) => ReactNode;
  /** Shown until the first items arrive. */
  readonly skeleton: ReactNode;
  /** Shown when there are none. */
  readonly empty: ReactNode;
  /** Called when a card is hovered or focused: its page is probably opened next. */
  readonly onInterest?: () => void;
}

/** The cards that match a page's filters, or why there are none. */
export function FoundList<Item>(props: FoundListProps<Item>) {
  const { items, error, isUpdating, onRetry, failed, first, className, card, skeleton, empty, onInterest } = props;
  // After Back the items are cached: render all of them at once, so the scroll position can be restored.
  const [isLate] = useState(() => items === undefined || isFirstPage());
  const drawn = useProgressiveCount(items?.length ?? 0, isLate ? first : Number.POSITIVE_INFINITY);
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
