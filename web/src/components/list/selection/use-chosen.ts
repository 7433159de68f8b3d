import { useState } from 'react';
import type { Listed } from './list-column.ts';

/** Items that an act is for: those selected on the page, or all that the list finds. */
export interface Chosen<Item extends Listed> {
  /** Those on the page. */
  readonly items: readonly Item[];
  readonly count: number;
  readonly isAll: boolean;
}

/** `total`: how many the list finds. All of them stay chosen until the selection or that number changes. */
export function useChosen<Item extends Listed>(items: readonly Item[], total: number | undefined) {
  const [allFor, setAllFor] = useState<string>();
  const now = `${items.map(({ id }) => id).join()} of ${total}`;
  const hasMore = total !== undefined && total > items.length;
  const isAll = hasMore && allFor === now;
  const chosen: Chosen<Item> = { items, count: isAll ? total : items.length, isAll };
  return { chosen, chooseAll: hasMore && !isAll ? () => setAllFor(now) : undefined };
}
