import { trashDays } from '#shared/kernel/trash.ts';
import { schedule } from '../actor.ts';
import { days, now, nowIso } from '../clock.ts';
import { logger } from '../logger.ts';
import { releaseSlugItem } from '../table/slug.ts';
import { isRefusal, type TransactItem, transact } from '../table/transact.ts';
import { countParts } from '../vocabulary/save-with-names.ts';
import { notInTrash, unknown } from './answer.ts';
import { deleteItem, replaceItem } from './lock.ts';
import type { ManagedItem, Thing, Trash } from './thing.ts';
import { actItem, find } from './write.ts';

/** How long the trash keeps deleted things, in milliseconds. */
export const retention = days(trashDays);

/** When something deleted now will be purged. */
export const purgeMoment = (): string => new Date(now() + retention).toISOString();

/** A thing declared with a trash. */
export type Trashed<Item extends ManagedItem, View = unknown, Field extends string = string> = Thing<
  Item,
  View,
  Field
> & {
  readonly trash: Trash<Item>;
};

/** A thing that can be restored; 404 when its time is over, as if it were already purged. */
export async function mustBeInTrash<Item extends ManagedItem>(thing: Trashed<Item>, id: string): Promise<Item> {
  const found = await find(thing, id);
  if (found?.list === 'current') throw notInTrash(thing);
  if (found?.list !== 'trash' || (found.listed_at ?? '') <= nowIso()) throw unknown(thing);
  return found;
}

/** Slugs that fit into one transaction; if a thing has had more, its oldest are never released. */
const mostSlugs = 60;

/** Commits a purge: from here on the thing cannot be restored, and its slugs are free. */
async function giveUp<Item extends ManagedItem>(thing: Trashed<Item>, item: Item): Promise<Item> {
  const given: Item = { ...item, list: 'purging', revision: item.revision + 1 };
  const remains = thing.trash.remains?.();
  const turn = { writer: schedule, before: item, ...(remains && { after: { ...item, ...remains } }) };
  await transact([
    replaceItem(thing.entity, given, item.revision),
    ...releasesOf(thing, item),
    actItem(thing, 'purged', turn),
    ...countParts(thing.names, item, undefined),
    ...(thing.trash.purged?.(item) ?? []),
  ]);
  return given;
}

function releasesOf<Item extends ManagedItem>(
  { slug: kind }: Trashed<Item>,
  { id, slug, slugs = [] }: Item,
): TransactItem[] {
  if (!kind || !slug) return [];
  const latest = [...new Set([slug, ...slugs.toReversed()])].slice(0, mostSlugs);
  return latest.map((each) => releaseSlugItem(kind, each, id));
}

/** Purges a thing. If it was restored in the meantime, the table refuses and nothing is lost. */
async function purge<Item extends ManagedItem>(thing: Trashed<Item>, item: Item): Promise<void> {
  const given = item.list === 'purging' ? item : await giveUp(thing, item);
  await thing.trash.purge?.(given);
  const remains = thing.trash.remains?.();
  const after: Item = { ...given, ...remains, revision: given.revision + 1 };
  await transact([remains ? replaceItem(thing.entity, after, given.revision) : deleteItem(thing.entity, given)]);
}

/** Things read at a time, and purged concurrently. */
const portion = 25;

/**
 * Things that are due in a list, oldest first, a portion at a time. Several domains share the trash's partition; the
 * lower bound restricts the query to this one's things.
 */
async function* dueIn<Item extends ManagedItem>(
  { trash }: Trashed<Item>,
  list: 'trash' | 'purging',
): AsyncGenerator<Item[]> {
  const due = trash.inList(list).between({ listed_at: '0' }, { listed_at: nowIso() });
  let cursor: string | null = null;
  do {
    const answer: { data: Item[]; cursor: string | null } = await due.go({ order: 'asc', limit: portion, cursor });
    yield answer.data;
    cursor = answer.cursor;
  } while (cursor);
}

/**
 * Purges what the trash has kept long enough, and resumes interrupted purges. A failed purge does not hold up the
 * others: the next run retries it. Returns how many were found and how many are done.
 */
export async function purgeDue<Item extends ManagedItem>(
  thing: Trashed<Item>,
): Promise<{ found: number; purged: number }> {
  const outcomes: boolean[] = [];
  for (const list of ['purging', 'trash'] as const)
    for await (const due of dueIn(thing, list))
      outcomes.push(...(await Promise.all(due.map((item) => purgeOrLeave(thing, item)))));
  return { found: outcomes.length, purged: outcomes.filter(Boolean).length };
}

async function purgeOrLeave<Item extends ManagedItem>(thing: Trashed<Item>, item: Item): Promise<boolean> {
  try {
    await purge(thing, item);
    return true;
  } catch (error) {
    // Another run purged it, or it was restored.
    if (isRefusal(error)) return true;
    logger.error(`${thing.noun} not purged`, { id: item.id, error: error as Error });
    return false;
  }
}
