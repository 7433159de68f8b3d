import type { IdKind } from '#shared/kernel/ids.ts';
import type { Writer } from '../actor.ts';
import { nowIso } from '../clock.ts';
import { staleVersion } from '../errors.ts';
import { newId } from '../ids.ts';
import { type Done, done, type Saved, saved, sentencesOf } from './answer.ts';
import { retryOnStaleRevision } from './retry-on-stale-revision.ts';
import { type Change, given, type ManagedItem, type New, type Thing } from './thing.ts';
import { mustBeInTrash, purgeMoment, type Trashed } from './trash.ts';
import { insert, type More, mustFind, remove, save } from './write.ts';

/*
 * Acts of admins and their responses. All data for a response is read before the transaction: nothing may fail after
 * it.
 */

/** Values that a seed sets itself, so that it can find its things again by id. */
export interface Origin {
  readonly id?: string;
  readonly created_at?: string;
}

/** A thing outside the trash, for an edit: 409 `stale_version` when it is no longer at this revision. */
export async function mustBe<Item extends ManagedItem, View>(
  thing: Thing<Item, View, string>,
  id: string,
  revision: number,
): Promise<Item> {
  const before = await mustFind(thing, id);
  if (revision !== before.revision) throw staleVersion((await thing.view(before))(before));
  return before;
}

function newIdOf({ id, noun }: { readonly id?: IdKind; readonly noun: string }): string {
  if (!id) throw new Error(`A ${noun} cannot be created`);
  return newId(id);
}

/** A new thing with the attributes that all of them have. */
export function made<Item extends ManagedItem>(
  thing: Thing<Item, unknown, string>,
  fields: New<Item>,
  origin: Origin = {},
): Item {
  const { id = newIdOf(thing), created_at = nowIso() } = origin;
  const standing = thing.trash ? { list: 'current', listed_at: created_at } : {};
  const kept: ManagedItem = { id, revision: 1, created_at, updated_at: created_at, ...standing };
  const item = { ...given<Item>(fields), ...kept } as Item;
  return { ...item, ...thing.follows?.(item) };
}

export async function create<Item extends ManagedItem, View, Field extends string>(
  thing: Thing<Item, View, Field>,
  writer: Writer,
  fields: New<Item>,
  origin?: Origin,
): Promise<Saved<Field, View>> {
  const item = made(thing, fields, origin);
  const show = await thing.view(item);
  const after = await insert(thing, { writer, after: item });
  // A request that was sent again is shown what it made the first time.
  const shown = after.id === item.id ? show(after) : (await thing.view(after))(after);
  return saved(thing.field, sentencesOf(thing).created, shown);
}

export async function edit<Item extends ManagedItem, View, Field extends string>(
  thing: Thing<Item, View, Field>,
  writer: Writer,
  id: string,
  { revision, ...fields }: Change<Item> & { readonly revision: number },
): Promise<Saved<Field, View>> {
  const before = await mustBe(thing, id, revision);
  const show = await thing.view(before);
  const after = await save(thing, 'updated', { writer, before }, given<Item>(fields));
  return saved(thing.field, sentencesOf(thing).updated, show(after));
}

/** An act such as publishing, which names no revision. `decide` returns the change, or undefined when there is none. */
export const act = <Item extends ManagedItem, View, Field extends string>(
  thing: Thing<Item, View, Field>,
  writer: Writer,
  id: string,
  { deed, message }: { readonly deed: string; readonly message: string },
  decide: (before: Item) => Partial<Item> | undefined,
): Promise<Saved<Field, View>> =>
  retryOnStaleRevision(deed, async () => {
    const before = await mustFind(thing, id);
    const change = decide(before);
    const show = await thing.view(before);
    const after = change ? await save(thing, deed, { writer, before }, change) : before;
    return saved(thing.field, message, show(after));
  });

/** Deletes permanently. `first` runs before the transaction, on every attempt. */
export const deletePermanently = <Item extends ManagedItem>(
  thing: Thing<Item, unknown, string>,
  writer: Writer,
  id: string,
  first: (before: Item) => Promise<More> = async () => ({}),
): Promise<Done> =>
  retryOnStaleRevision('deleted', async () => {
    const before = await mustFind(thing, id);
    await remove(thing, { writer, before }, await first(before));
    return done(sentencesOf(thing).deleted);
  });

/** Moves a thing to the trash for 30 days. */
export const moveToTrash = <Item extends ManagedItem>(
  thing: Trashed<Item>,
  writer: Writer,
  id: string,
): Promise<Done> =>
  retryOnStaleRevision('deleted', async () => {
    const before = await mustFind(thing, id);
    const place = { list: 'trash', listed_at: purgeMoment(), deleted_at: nowIso() } as Partial<Item>;
    await save(thing, 'deleted', { writer, before }, { ...thing.trash.deleted, ...place });
    return done(sentencesOf(thing).deleted);
  });

/** Restores a thing from the trash; 409 when it is not there, 404 when its 30 days are over. */
export const restore = <Item extends ManagedItem, View, Field extends string>(
  thing: Trashed<Item, View, Field>,
  writer: Writer,
  id: string,
): Promise<Saved<Field, View>> =>
  retryOnStaleRevision('restored', async () => {
    const before = await mustBeInTrash(thing, id);
    const show = await thing.view(before);
    const place = { list: 'current', deleted_at: undefined } as Partial<Item>;
    const after = await save(thing, 'restored', { writer, before }, { ...thing.trash.restored, ...place });
    return saved(thing.field, sentencesOf(thing).restored, show(after));
  });
