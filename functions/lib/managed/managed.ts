import type { Entity, ResponseItem, Schema } from 'electrodb';
import type { Writer } from '../actor.ts';
import { act, create, discard, edit, made, mustBe, type Origin, restore, throwAway } from './acts.ts';
import type { Done, Saved } from './answer.ts';
import type { Change, Kept, New, Thing } from './thing.ts';
import { purgeDue, type Trashed } from './trash.ts';
import { find, insert, type More, mustFind, save } from './write.ts';

/** What can be done with a managed thing. */
interface Managed<Item extends Kept, View, Field extends string> {
  /** One wherever it stands, as it is now. */
  find(id: string): Promise<Item | undefined>;
  /** One that is not in the trash; 404 for any other. */
  mustFind(id: string): Promise<Item>;
  /** The same, for an edit: 409 `stale_version` with `current` when it is not at this revision any more. */
  mustBe(id: string, revision: number): Promise<Item>;
  /** As an admin sees it. */
  show(id: string): Promise<View>;
  /** A slug that is empty is made of the name and numbered when it is taken; one that is asked for is refused then. */
  create(writer: Writer, fields: New<Item>, origin?: Origin): Promise<Saved<Field, View>>;
  /** Fields that are left out stay, and null is none. */
  edit(writer: Writer, id: string, edit: Change<Item> & { readonly revision: number }): Promise<Saved<Field, View>>;
  /** The same as `create`, for a domain that makes the answer itself. */
  insert(writer: Writer, fields: New<Item>, origin?: Origin, more?: More): Promise<Item>;
  /** Puts a change in the place of what was read; the domain makes the answer. */
  save(writer: Writer, deed: string, before: Item, change: Partial<Item>, more?: More): Promise<Item>;
  /** An act such as publishing, which names no revision. `decide` says what changes, undefined where nothing has to. */
  act(
    writer: Writer,
    id: string,
    deed: { readonly deed: string; readonly message: string },
    decide: (before: Item) => Partial<Item> | undefined,
  ): Promise<Saved<Field, View>>;
}
interface Deletable<Item extends Kept> {
  /** For good. `first` is done ahead of it, each time it is decided, and says what more belongs to it. */
  delete(writer: Writer, id: string, first?: (before: Item) => Promise<More>): Promise<Done>;
}
interface Restorable<View, Field extends string> {
  /** To the trash, where it waits 30 days. */
  delete(writer: Writer, id: string): Promise<Done>;
  /** 409 when it is not in the trash, 404 when its 30 days are over. */
  restore(writer: Writer, id: string): Promise<Saved<Field, View>>;
  /** Purges what has waited its 30 days: for the domain's sweep. */
  purgeDue(): Promise<{ found: number; purged: number }>;
}

const acts = <Item extends Kept, View, Field extends string>(
  thing: Thing<Item, View, Field>,
): Managed<Item, View, Field> => ({
  find: (id) => find(thing, id),
  mustFind: (id) => mustFind(thing, id),
  mustBe: (id, revision) => mustBe(thing, id, revision),
  async show(id) {
    const item = await mustFind(thing, id);
    return (await thing.view(item))(item);
  },
  create: (writer, fields, origin) => create(thing, writer, fields, origin),
  insert: (writer, fields, origin, more) => insert(thing, { writer, after: made(thing, fields, origin) }, more),
  edit: (writer, id, change) => edit(thing, writer, id, change),
  save: (writer, deed, before, change, more) => save(thing, deed, { writer, before }, change, more),
  act: (writer, id, deed, decide) => act(thing, writer, id, deed, decide),
});

/** The things of an entity. */
type Of<A extends string, F extends string, C extends string, S extends Schema<A, F, C>> = ResponseItem<A, F, C, S> &
  Kept;

/** Everything that can be done with a thing, of what its domain declares of it. It is deleted at once. */
export function managed<
  A extends string,
  F extends string,
  C extends string,
  S extends Schema<A, F, C>,
  View,
  Field extends string,
>(
  thing: Thing<Of<A, F, C, S>, View, Field> & { readonly entity: Entity<A, F, C, S>; readonly trash?: never },
): Managed<Of<A, F, C, S>, View, Field> & Deletable<Of<A, F, C, S>> {
  return { ...acts(thing), delete: (writer, id, first) => discard(thing, writer, id, first) };
}

/** The same of a thing that waits in the trash for 30 days. */
export function managedWithTrash<
  A extends string,
  F extends string,
  C extends string,
  S extends Schema<A, F, C>,
  View,
  Field extends string,
>(
  thing: Trashed<Of<A, F, C, S>, View, Field> & { readonly entity: Entity<A, F, C, S> },
): Managed<Of<A, F, C, S>, View, Field> & Restorable<View, Field> {
  return {
    ...acts(thing),
    delete: (writer, id) => throwAway(thing, writer, id),
    restore: (writer, id) => restore(thing, writer, id),
    purgeDue: () => purgeDue(thing),
  };
}
