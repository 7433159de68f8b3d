import { schedule } from '../actor.ts';
import { days, now, nowIso } from '../clock.ts';
import { logger } from '../logger.ts';
import { releaseSlugItem } from '../table/slug.ts';
import { isRefusal, type TransactItem, transact } from '../table/transact.ts';
import { notInTrash, unknown } from './answer.ts';
import { deleteItem, replaceItem } from './lock.ts';
import type { Kept, Thing } from './thing.ts';
import { actItem, find } from './write.ts';

/** Milliseconds for which the trash keeps what was deleted. */
export const retention = days(30);

/** When what is deleted now will be purged. */
export const purgeMoment = (): string => new Date(now() + retention).toISOString();

/** The part of a query that the trash asks. */
interface Listing<Item> {
  between(
    from: { listed_at: string },
    until: { listed_at: string },
  ): {
    go(options: { order: 'asc'; limit: number; cursor: string | null }): Promise<{
      data: Item[];
      cursor: string | null;
    }>;
  };
}

/** How things of a kind stand in the trash. Their entity has `list`, `listed_at` and `deleted_at`. */
export interface Trash<Item> {
  /** The entity's index by `list` and `listed_at`. */
  readonly inList: (list: 'trash' | 'purging') => Listing<Item>;
  /** What orders the others in that index. */
  readonly order: 'created' | 'changed';
  /** What becomes of one besides, when it is deleted and when it comes back. */
  readonly deleted?: Partial<Item>;
  readonly restored?: Partial<Item>;
  /**
   * Deletes what hangs on one. That it is purged is decided then, and done again when it was cut off; the thing itself goes
   * last.
   */
  readonly purge?: (item: Item) => Promise<void>;
  /** What stays of one instead of nothing, in a list that nobody reads. */
  readonly remains?: () => Partial<Item>;
}

/** A thing that is declared with a trash. */
export type Trashed<Item extends Kept, View = unknown, Field extends string = string> = Thing<Item, View, Field> & {
  readonly trash: Trash<Item>;
};

/** One that can be restored; 404 when its time is over, as if it was purged already. */
export async function mustBeInTrash<Item extends Kept>(thing: Trashed<Item>, id: string): Promise<Item> {
  const found = await find(thing, id);
  if (found?.list === 'current') throw notInTrash(thing);
  if (found?.list !== 'trash' || (found.listed_at ?? '') <= nowIso()) throw unknown(thing);
  return found;
}

/** Slugs that fit into one transaction; a thing that had more keeps its first ones for good. */
const mostSlugs = 90;

/** The commit of a purge: from here on nobody can restore it, and its slugs are free. */
async function giveUp<Item extends Kept>(thing: Trashed<Item>, item: Item): Promise<Item> {
  const given: Item = { ...item, list: 'purging', revision: item.revision + 1 };
  const remains = thing.trash.remains?.();
  const turn = { writer: schedule, before: item, ...(remains && { after: { ...item, ...remains } }) };
  await transact([
    replaceItem(thing.entity, given, item.revision),
    ...releasesOf(thing, item),
    actItem(thing, 'purged', turn),
  ]);
  return given;
}

function releasesOf<Item extends Kept>({ slug: kind }: Trashed<Item>, { id, slug, slugs = [] }: Item): TransactItem[] {
  if (!kind || !slug) return [];
  const latest = [...new Set([slug, ...slugs.toReversed()])].slice(0, mostSlugs);
  return latest.map((each) => releaseSlugItem(kind, each, id));
}

/** Purges one. One that was restored meanwhile is refused by the table and loses nothing. */
async function purge<Item extends Kept>(thing: Trashed<Item>, item: Item): Promise<void> {
  const given = item.list === 'purging' ? item : await giveUp(thing, item);
  await thing.trash.purge?.(given);
  const remains = thing.trash.remains?.();
  const after: Item = { ...given, ...remains, revision: given.revision + 1 };
  await transact([remains ? replaceItem(thing.entity, after, given.revision) : deleteItem(thing.entity, given)]);
}

/** Things looked for at a time, and purged side by side. */
const portion = 25;

/**
 * What has waited its time in a list, the longest there first, a portion at a time. Things of several domains share the
 * partition of the trash: with a beginning, only those of this one are read.
 */
async function* dueIn<Item extends Kept>({ trash }: Trashed<Item>, list: 'trash' | 'purging'): AsyncGenerator<Item[]> {
  const due = trash.inList(list).between({ listed_at: '0' }, { listed_at: nowIso() });
  let cursor: string | null = null;
  do {
    const answer: { data: Item[]; cursor: string | null } = await due.go({ order: 'asc', limit: portion, cursor });
    yield answer.data;
    cursor = answer.cursor;
  } while (cursor);
}

/**
 * Purges what the trash has kept long enough, and goes on with purges that were cut off. One that cannot be purged now
 * does not keep the others waiting: the next run finds it again. Answers how many were found and how many are done.
 */
export async function purgeDue<Item extends Kept>(thing: Trashed<Item>): Promise<{ found: number; purged: number }> {
  const outcomes: boolean[] = [];
  for (const list of ['purging', 'trash'] as const)
    for await (const due of dueIn(thing, list))
      outcomes.push(...(await Promise.all(due.map((item) => purgeOrLeave(thing, item)))));
  return { found: outcomes.length, purged: outcomes.filter(Boolean).length };
}

async function purgeOrLeave<Item extends Kept>(thing: Trashed<Item>, item: Item): Promise<boolean> {
  try {
    await purge(thing, item);
    return true;
  } catch (error) {
    // Another run has done it, or somebody restored it.
    if (isRefusal(error)) return true;
    logger.error(`${thing.noun} not purged`, { id: item.id, error: error as Error });
    return false;
  }
}
