import { useState } from 'react';
import { mostCounted } from '#shared/kernel/most-counted.ts';
import { toast } from '#web/lib/toast.ts';
import type { Listed } from '../list-column.ts';
import { type Counting, useCount } from './use-count.ts';

/** Items that an act is for: those selected on the page, or all that the list finds. */
export interface Chosen<Item extends Listed> {
  /** Those on the page. */
  readonly items: readonly Item[];
  readonly count: number;
  readonly isAll: boolean;
}

/** How all that the list finds are chosen, as long as they are not. */
export interface ChoiceOfAll {
  /** How many there are; undefined until they are counted. */
  readonly total: number | undefined;
  /** While they are counted: how many so far. */
  readonly soFar: number | undefined;
  /** There are more than can be chosen at once. */
  readonly isTooMany: boolean;
  readonly choose: () => void;
}

interface Selection<Item extends Listed> {
  /** Those selected on the page. */
  readonly items: readonly Item[];
  /** How many the list finds, if its pages say so. */
  readonly total: number | undefined;
  readonly counting: Counting | undefined;
}

/** All of them stay chosen until the selection, their number or what the list is narrowed down by changes. */
export function useChosen<Item extends Listed>({ items, total, counting }: Selection<Item>) {
  const [all, setAll] = useState<{ readonly of: string; readonly count: number }>();
  const { soFar, start, stop } = useCount(counting);
  const now = JSON.stringify([items.map(({ id }) => id), total, counting?.of]);
  const known = total ?? (all?.of === now ? all.count : undefined);
  const hasMore = total === undefined ? counting !== undefined : total > items.length;
  const isTooMany = total === undefined && known !== undefined && known > mostCounted;
  const isAll = hasMore && all?.of === now && !isTooMany;
  const choose = async () => {
    const count = total ?? (await start());
    if (count === 0) toast.info('Nothing matches any more. Please look at the list again.');
    else if (count !== undefined) setAll({ of: now, count });
  };
  const chosen: Chosen<Item> = { items, count: isAll && known !== undefined ? known : items.length, isAll };
  const choiceOfAll: ChoiceOfAll = { total, soFar, isTooMany, choose: () => void choose() };
  return { chosen, choiceOfAll: hasMore && !isAll ? choiceOfAll : undefined, stopCounting: stop };
}
